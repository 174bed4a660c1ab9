import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../base/settings.ts'
import { loadSource, loadSources } from './load-sources.ts'
import { temporaryDirectory } from './testing/feed-files.ts'

const base = temporaryDirectory()
const good = (id: string, more = '') =>
  [
    `id: ${id}`,
    'title: T',
    'adapter: csv',
    "location: { type: file, path: '${DATA_DIR}/x.csv' }",
    'mapping: { sourceRef: id }',
    'producer: { name: P }',
    'licence: { name: L }',
    'owner: O',
    'cadence: daily',
    more,
  ].join('\n')

function load(files: Record<string, string>, env = { DATA_DIR: '/data' } as Record<string, string>) {
  const directory = mkdtempSync(join(base, 'd-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true })
    writeFileSync(join(directory, name), content)
  }
  return loadSources(directory, env)
}

describe('prices that a feed was limited to', () => {
  it('are read as the definition states them', () => {
    const [source] = load({ 'a.yaml': good('alpha', 'covers: { rent: { least: 1200, most: 2800 } }') })
    expect(source!.covers).toEqual({ rent: { least: 1200, most: 2800 } })
    expect(load({ 'a.yaml': good('alpha') })[0]!.covers).toBeUndefined()
  })

  it.each([
    '{ rent: {} }',
    '{ rent: { least: 2800, most: 1200 } }',
    '{ rent: { least: 0 } }',
    '{ lease: { least: 1 } }',
  ])('are refused as %s', (covers) => {
    expect(() => load({ 'a.yaml': good('alpha', `covers: ${covers}`) })).toThrow(/covers/)
  })
})

describe('loadSources', () => {
  it('reads every YAML below the directory, by id, with variables replaced', () => {
    const sources = load({ 'z.yaml': good('alpha'), 'deep/er/a.yml': good('beta'), 'notes.txt': 'no' })
    expect(sources.map(({ id }) => id)).toEqual(['alpha', 'beta'])
    expect(sources[0]!.location).toEqual({ type: 'file', path: '/data/x.csv' })
    expect(sources[0]!.snapshot).toEqual({ date: 'fetched', complete: true })
  })

  it('takes relative paths from the repository', () => {
    expect(load({ 'a.yaml': good('alpha').replace('${DATA_DIR}/', 'feeds/') })[0]!.location).toMatchObject({
      path: join(ROOT, 'feeds/x.csv'),
    })
  })

  it('keeps a variable that is not set, so that the fetch can report it', () => {
    expect(load({ 'a.yaml': good('alpha').replace('DATA_DIR', 'ELSEWHERE') })[0]!.location).toMatchObject({
      path: '${ELSEWHERE}/x.csv',
    })
  })

  it('names file, place, received and expected for every problem of every file', () => {
    const files = { 'a.yaml': good('alpha').replace('cadence: daily', 'cadence: 7'), 'b.yaml': good('Beta!') }
    expect(() => load(files)).toThrow(
      /- a\.yaml: line 9, cadence: received "7", expected one of daily.*\n- b\.yaml: line 1, id: received "Beta!", expected lower-case/s,
    )
  })

  it.each([
    ['a broken YAML', 'id: [', /a\.yaml: /],
    ['an empty file', '', /the document: received "null"/],
    ['a key that it does not know', good('alpha', 'colour: red'), /colour/],
    ['a field that no advert has', good('alpha', 'defaults: { prise: 1 }'), /defaults\.prise: .*did you mean price\?/],
    [
      'a pattern that does not compile',
      good('alpha').replace('sourceRef: id', "sourceRef: { path: id, pattern: '(' }"),
      /mapping\.sourceRef\.pattern: received "\("/,
    ],
    ['an option of another adapter', good('alpha', 'options: { serviceDate: 2026-01-01 }'), /options\..*serviceDate/],
    ['the id of the store itself', good('blobs'), /reserved/],
    [
      'an unknown key, with its line, the nearest and the known ones',
      good('alpha', 'lisence: { name: L }'),
      /a\.yaml: line 10, lisence: no key is called "lisence"; did you mean licence\? The keys here are id, title,.*Rename or remove it/,
    ],
    [
      'an unknown key of one form of a value',
      good('alpha').replace('path: ', 'pth: x, path: '),
      /line 4, location\.pth: no key is called "pth"; did you mean path\? The keys here are type, path\./,
    ],
    [
      'an unknown key of a field of the mapping',
      good('alpha').replace('sourceRef: id', 'sourceRef: { pth: id }'),
      /line 5, mapping\.sourceRef\.pth: no key is called "pth"; did you mean path\?/,
    ],
    [
      'a value of another type, deep within',
      good('alpha', 'contract:\n  rows:\n    min: many'),
      /line 12, contract\.rows\.min: received "many", expected a whole number/,
    ],
    [
      'a word that is nearly right',
      good('alpha').replace('daily', 'dayly'),
      /line 9, cadence: received "dayly", expected one of daily, .*; did you mean daily\?/,
    ],
    [
      'no licence',
      good('alpha').replace('licence: { name: L }\n', ''),
      /licence: received nothing, expected an object with name; optional: url, attribution\. Add it/,
    ],
    [
      'a field that no advert has, with its line and where all are listed',
      good('alpha').replace('sourceRef: id', 'sourceRef: id, cityy: town'),
      /line 5, mapping\.cityy: expected a field of a raw advert; did you mean city\? content\/docs\/feeds\.md lists the fields/,
    ],
  ])('refuses %s', (_, content, message) => {
    expect(() => load({ 'a.yaml': content })).toThrow(message)
  })

  it('ends in one line for each mistake, whatever stands in the file, and never in another kind of error', () => {
    const valid = good('alpha', 'contract: { rows: { min: 10 }, fill: { fields: { price: 0.9 } } }')
    const path = join(base, 'fuzzed.yaml')
    const pieces = ['[', '{', ':', '- ', '&a', '*a', '!!x', '\t', '"', '|', '%', 'null', '\n', '#', '1e99', 'true']
    fc.assert(
      fc.property(fc.nat(valid.length), fc.nat(12), fc.constantFrom(...pieces), (start, length, piece) => {
        writeFileSync(path, valid.slice(0, start) + piece + valid.slice(start + length))
        try {
          loadSource(path, {})
        } catch (error) {
          expect(error).toMatchObject({ name: 'UsageError' })
          for (const line of (error as Error).message.split('\n')) expect(line).toMatch(/fuzzed\.yaml: .{5,}/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses two feeds with the same id and names both files', () => {
    expect(() => load({ 'a.yaml': good('alpha'), 'b.yaml': good('alpha') })).toThrow(
      'b.yaml: id: received "alpha", which a.yaml has too',
    )
  })

  it('reads the definitions of this repository', () => {
    expect(loadSources(join(ROOT, 'data', 'sources'), {}).map(({ id }) => id)).toContain('rent-portals')
  })
})
