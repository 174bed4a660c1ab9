import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { fetchSource } from '../ingest/fetch/fetch-source.ts'
import { loadSource } from '../ingest/load-sources.ts'
import { createRawStore } from '../ingest/raw/raw-store.ts'
import type { AdvertSource } from '../ingest/raw/source-kind.ts'
import { temporaryDirectory } from '../ingest/testing/feed-files.ts'
import { loadReference, type Reference } from '../reference/load-reference.ts'
import { checkFeed, type FeedCheckReport } from './check-feed.ts'
import { checkText } from './check-text.ts'
import { columnPaths } from './column-paths.ts'

const directory = temporaryDirectory()
let reference: Reference
beforeAll(async () => {
  reference = await loadReference(readSettings({}).referenceDir)
})

function sourceOf(yaml: string): AdvertSource {
  const path = join(mkdtempSync(join(directory, 'd-')), 'feed.yaml')
  writeFileSync(path, yaml)
  return loadSource(path, {}) as AdvertSource
}

function checkOf(yaml: string): Promise<FeedCheckReport> {
  const options = { shownRows: 0, now: new Date('2026-09-01T00:00:00Z'), rawDir: join(directory, 'raw') }
  return checkFeed(sourceOf(yaml), reference, options)
}

describe('the check of a feed beside the file before', () => {
  const lines = (count: number, area = 1): string[] =>
    Array.from({ length: count }, (_, at) => `AX-${at},flat,sale,${450_000 + 1000 * at},${(60 + at) * area},Mersch`)
  const HEAD = 'ref,kind,deal,price,area,town'
  const yamlOf = (folder: string, more = ''): string =>
    [
      'id: series',
      'title: T',
      'adapter: csv',
      `location: { type: directory, path: '${folder}', pattern: '*.csv' }`,
      'producer: { name: P }',
      'licence: { name: L }',
      'owner: O',
      'cadence: daily',
      'snapshot: { complete: true, date: from-name }',
      'options: { optionalFields: [area] }',
      'mapping: { sourceRef: ref, propertyType: kind, listingType: deal, price: price, area: area, city: town }',
      more,
    ].join('\n')
  const written = (files: Record<string, readonly string[]>): string => {
    const folder = mkdtempSync(join(directory, 'before-'))
    for (const [day, rows] of Object.entries(files))
      writeFileSync(join(folder, `${day}.csv`), rows.map((row) => `${row}\n`).join(''))
    return folder
  }
  const textOf = async (files: Record<string, readonly string[]>, more = ''): Promise<string> =>
    checkText(await checkOf(yamlOf(written(files), more)))
  const whole = [HEAD, ...lines(40)]

  it('says that a number of adverts collapsed, as a run would', async () => {
    const text = await textOf({ '2026-08-01': whole, '2026-08-02': [HEAD, ...lines(12)] })
    expect(text).toContain(
      'Compared with 2026-08-01.csv of 2026-08-01: 40 adverts then, 12 now; 12 of them are in both.',
    )
    expect(text).toContain('warning: 12 adverts where 40 were usual')
    expect(text).not.toContain('keeps the contract')
  })

  it('names a column that vanished and one that is new, and values that changed together', async () => {
    const moved = [HEAD.replace('area', 'size'), ...lines(40)]
    const text = await textOf({ '2026-08-01': whole, '2026-08-02': moved })
    expect(text).toContain('Columns that are gone: area.\nNew columns: size.')
    const scaled = await textOf({ '2026-08-01': whole, '2026-08-02': [HEAD, ...lines(40, 10)] })
    expect(scaled).toMatch(/field area: \d+ of 40 areas are .*the file before/)
  })

  it('says that it compared nothing where there is no earlier file, none to be used, or the contract accepts this one', async () => {
    const alone = await textOf({ '2026-08-02': whole })
    expect(alone).toContain('Not compared with a file before: none of an earlier day is known.')
    expect(alone).toContain('The file by itself keeps the contract of its feed.')
    const broken = await textOf({ '2026-08-01': ['<html><title>503</title></html>'], '2026-08-02': whole })
    expect(broken).toContain('Not compared with 2026-08-01.csv of 2026-08-01, which cannot be used.')
    const accepted = await textOf(
      { '2026-08-01': whole, '2026-08-02': [HEAD, ...lines(12)] },
      'contract: { accept: [2026-08-02.csv] }',
    )
    expect(accepted).toContain('contract.accept names this file')
    const kept = await textOf({ '2026-08-01': whole, '2026-08-02': [HEAD, ...lines(39)] })
    expect(kept).toContain('The file keeps the contract of its feed.')
  })

  it('compares a feed of one file with what a run read before', async () => {
    const rawDir = mkdtempSync(join(directory, 'raw-'))
    const folder = written({ '2026-08-01': whole })
    const options = {
      now: new Date('2026-08-01T06:00:00Z'),
      signal: new AbortController().signal,
      log: () => undefined,
    }
    await fetchSource(sourceOf(yamlOf(folder)), createRawStore(rawDir), options)
    const today = sourceOf(yamlOf(written({ '2026-08-02': [HEAD, ...lines(12)] })))
    const report = await checkFeed(today, reference, { shownRows: 0, now: new Date('2026-08-02T06:00:00Z'), rawDir })
    expect(checkText(report)).toContain('warning: 12 adverts where 40 were usual')
  })
})

describe('paths of a mapping', () => {
  const record = (at: number) => ({
    id: `n-${at}`,
    kind: 'flat',
    deal: { mode: 'sale', price: 500_000 + at },
    town: 'Mersch',
    texts: [
      { lang: 'fr', title: 'Bel appartement' },
      { lang: 'de', title: 'Wohnung' },
    ],
    photos: at === 0 ? [] : [{ url: `https://img.example.lu/${at}.jpg` }],
    tags: ['balcony', 'lift'],
    agent: at === 1 ? null : { name: 'A', note: 'x' },
  })
  const yaml = (path: string): string =>
    [
      'id: paths',
      'title: T',
      'adapter: json',
      `location: { type: file, path: '${path}' }`,
      'producer: { name: P }',
      'licence: { name: L }',
      'owner: O',
      'cadence: daily',
      'mapping: { sourceRef: id, propertyType: kind, listingType: deal.mode, price: deal.price, city: town, title: texts.0.title,',
      '  language: texts.0.lang, photos: photos.*.url, features: tags, agencyName: agent.name }',
    ].join('\n')

  it('read what they lead to: positions of a list, all of it, and parts that some rows lack', async () => {
    const path = join(directory, 'paths.json')
    writeFileSync(path, JSON.stringify([0, 1, 2].map(record)))
    expect((await checkOf(yaml(path))).unmapped).toEqual(['agent.note'])
    writeFileSync(path, JSON.stringify([0].map(record)))
    expect((await checkOf(yaml(path))).unmapped).toEqual(['agent.note'])
  })

  it('mean a header of a table as it is written', () => {
    const column = (name: string, ...values: unknown[]) => ({ name, values })
    const table = columnPaths({ adapter: 'csv' })
    expect(table.leadsTo('price.1', column('price'))).toBe(false)
    expect(table.leadsTo('price.1', column('price.1'))).toBe(true)
    const { leadsTo, isSame } = columnPaths({ adapter: 'ndjson' })
    expect(leadsTo('texts.0.title.fr', column('texts.*.title', [{ fr: 'x' }]))).toBe(true)
    expect(leadsTo('offer.price', column('offer', '500000'))).toBe(false)
    expect(isSame(column('photos', []), column('photos.*.url', ['x']))).toBe(true)
    expect(isSame(column('offer.vat', 3), column('offer.price', 1))).toBe(false)
  })
})
