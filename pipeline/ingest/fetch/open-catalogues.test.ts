import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createRawStore } from '../raw/raw-store.ts'
import { aSource, temporaryDirectory } from '../testing/feed-files.ts'
import { fetchSource, type FetchResult } from './fetch-source.ts'

const base = temporaryDirectory()
let store = createRawStore(base)
let files: Record<string, unknown> = {}
let asked: string[] = []

const server = createServer((request, response) => {
  asked.push(request.url!)
  const body = files[request.url!]
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(body === undefined ? 404 : 200, { etag: `"${text?.length}"` }).end(text)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
let cases = 0
beforeEach(() => {
  store = createRawStore(join(base, `case-${++cases}`))
  asked = []
})

function fetchFrom(location: Record<string, unknown>): Promise<FetchResult> {
  const source = aSource({ location: { allowPrivate: true, retries: 0, ...location } })
  const { signal } = new AbortController()
  return fetchSource(source, store, { now: new Date('2026-09-30T06:00:00Z'), signal, log: () => undefined })
}
const contentsOf = ({ added }: FetchResult) => added.map(({ path }) => readFileSync(path, 'utf8'))
const reasonOf = (result: FetchResult) => (result.ok ? 'no failure' : result.reason)

describe('a catalogue of open data', () => {
  const fromCatalogue = (parts: Record<string, unknown> = {}) =>
    fetchFrom({ type: 'udata', site: origin, dataset: 'asked-rents', ...parts })
  const resource = (name: string, day: string, more = {}) => ({
    title: `Rents ${name}`,
    url: `${origin}/files/${day}/${name}.csv`,
    format: 'csv',
    last_modified: `${day}T10:00:00`,
    ...more,
  })

  beforeEach(() => {
    files = {
      '/api/1/datasets/asked-rents/': {
        resources: [
          resource('2025', '2026-02-01'),
          resource('2024', '2025-02-01'),
          resource('notes', '2026-03-01', { title: 'Notes', format: 'pdf' }),
          { title: 'a link to nowhere', url: 'javascript:alert(1)' },
        ],
      },
      '/files/2026-02-01/2025.csv': 'of 2025',
      '/files/2025-02-01/2024.csv': 'of 2024',
    }
  })

  it('is asked for the matching file changed last', async () => {
    expect(contentsOf(await fromCatalogue({ title: '^rents' }))).toEqual(['of 2025'])
  })

  it('can be asked for every matching file', async () => {
    expect(contentsOf(await fromCatalogue({ format: 'CSV', pick: 'all' }))).toEqual(['of 2024', 'of 2025'])
  })

  it('gives nothing new when the file moved and did not change', async () => {
    await fromCatalogue({ title: '^rents' })
    files['/api/1/datasets/asked-rents/'] = { resources: [resource('2025', '2026-05-01')] }
    files['/files/2026-05-01/2025.csv'] = 'of 2025'
    expect(await fromCatalogue({ title: '^rents' })).toMatchObject({
      ok: true,
      added: [],
      known: [{ name: '2025.csv' }],
    })
  })

  it('names the resources that exist when none matches', async () => {
    expect(reasonOf(await fromCatalogue({ title: 'prices' }))).toContain(
      'no resource /prices/; it has "Rents 2025", "Rents 2024", "Notes"',
    )
  })

  it('does not follow it to a host that is not listed', async () => {
    files['/api/1/datasets/asked-rents/'] = {
      resources: [resource('x', '2026-01-01', { url: 'http://elsewhere.example/x.csv' })],
    }
    expect(reasonOf(await fromCatalogue())).toContain('links to elsewhere.example, which allowHosts does not list')
  })

  it.each([
    ['<html>', 'expected JSON'],
    [{ message: 'gone' }, 'answered no dataset'],
  ])('says so when it answers %j', async (body, problem) => {
    files['/api/1/datasets/asked-rents/'] = body
    expect(reasonOf(await fromCatalogue())).toContain(problem)
  })
})

describe('a collection of features', () => {
  const fromCollection = () => fetchFrom({ type: 'ogc-features', url: `${origin}/collections/302`, limit: 2 })
  const feature = (id: number) => ({ type: 'Feature', id, properties: {}, geometry: null })
  const page = (ids: number[], next?: string, more = {}) => ({
    type: 'FeatureCollection',
    features: ids.map(feature),
    links: next === undefined ? [] : [{ rel: 'next', href: next }],
    ...more,
  })
  const FIRST = '/collections/302/items?f=json&limit=2'

  it('is read to its last page', async () => {
    files = { [FIRST]: page([1, 2], '/second', { numberMatched: 3 }), '/second': page([3]) }
    const [text] = contentsOf(await fromCollection())
    expect(
      text!
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual([1, 2, 3])
    expect(await fromCollection()).toMatchObject({ ok: true, added: [] })
  })

  it.each<[string, Record<string, unknown>]>([
    ['circle', { [FIRST]: page([1], FIRST) }],
    ['gave 1 of 3', { [FIRST]: page([1], undefined, { numberMatched: 3 }) }],
    ['elsewhere.example, which allowHosts does not list', { [FIRST]: page([1], 'http://elsewhere.example/next') }],
    ['no page of features', { [FIRST]: { type: 'Feature' } }],
    ['answered 404', { [FIRST]: page([1], '/lost') }],
  ])('is not kept in part: %s', async (problem, answers) => {
    files = answers
    const result = await fromCollection()
    expect(reasonOf(result)).toContain(problem)
    expect(result.added).toEqual([])
  })
})
