import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchSource } from '../fetch/fetch-source.ts'
import { createRawStore } from '../raw/raw-store.ts'
import { aSource, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const ORIGINS = [
  { latitude: 49.75, longitude: 6.11 },
  { latitude: 49.5, longitude: 5.98 },
  { latitude: 50.05, longitude: 6.02 },
]
const DESTINATIONS = [
  { latitude: 49.6, longitude: 6.13 },
  { latitude: 49.63, longitude: 6.17 },
]
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts a routing engine on this machine with answers set by the test. */
async function engine(answer: (url: URL) => unknown): Promise<{ url: string; asked: URL[] }> {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://engine')
    asked.push(url)
    const said = answer(url)
    response.setHeader('content-type', 'application/json').end(typeof said === 'string' ? said : JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

let count = 0
/** Asks an engine as a run does, and reads the recorded answers. */
async function ask(url: string, options: object, location: object = {}) {
  const source = aSource({
    id: `engine-${++count}`,
    adapter: 'routing-matrix',
    options,
    location: { type: 'http', url, allowPrivate: true, retries: 0, timeoutSeconds: 5, ...location },
  })
  const store = createRawStore(join(directory, 'raw'))
  const run = { now: new Date('2026-10-01T06:00:00Z'), signal: new AbortController().signal, log: () => undefined }
  const fetch = () => fetchSource(source, store, { ...run, routing: { origins: ORIGINS, destinations: DESTINATIONS } })
  const result = await fetch()
  const rows = result.added[0] ? await rowsOf(result.added[0], source) : []
  return { result, rows, again: fetch, records: rows.map(({ record }) => record!) }
}

/** Answers like OSRM, with seconds and metres that identify origin and destination. */
function osrm(url: URL) {
  const [origins, destinations] = ['sources', 'destinations'].map((name) => url.searchParams.get(name)!.split(';'))
  const points = url.pathname.split('/').at(-1)!.split(';')
  const cell = (from: string, to: string): number => Number(points[Number(from)]!.split(',')[1]) * 60 + Number(to)
  const durations = origins!.map((from) => destinations!.map((to) => cell(from, to)))
  return { code: 'Ok', durations, distances: durations.map((row) => row.map((value) => value * 10)) }
}

describe('a routing engine as a feed', () => {
  it('is asked by the table service of OSRM, a few origins per request', async () => {
    const { url, asked } = await engine(osrm)
    const { result, records, again } = await ask(`${url}/`, {
      engine: 'osrm',
      mode: 'car',
      profile: 'driving',
      origins: 2,
    })
    expect(result).toMatchObject({ ok: true, added: [{ name: 'answers.ndjson', snapshotDate: '2026-10-01' }] })
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/table/v1/driving/6.11,49.75;5.98,49.5;6.13,49.6;6.17,49.63',
      '/table/v1/driving/6.02,50.05;6.13,49.6;6.17,49.63',
    ])
    expect(asked[0]!.searchParams.get('sources')).toBe('0;1')
    expect(asked[0]!.searchParams.get('destinations')).toBe('2;3')
    expect(records).toHaveLength(6)
    expect(records[5]).toMatchObject({
      engine: 'osrm',
      mode: 'car',
      fromLatitude: 50.05,
      toLongitude: 6.17,
      minutes: expect.closeTo(50.05 + 2 / 60, 6),
      km: expect.closeTo((50.05 * 60 + 2) / 100, 6),
    })
    expect(await again()).toMatchObject({ ok: true, added: [] })
  })

  it('is asked by sources_to_targets of Valhalla', async () => {
    const { url, asked } = await engine((asking) => {
      const { sources, targets } = JSON.parse(asking.searchParams.get('json')!) as Record<string, { lat: number }[]>
      return {
        sources_to_targets: sources!.map(({ lat }) =>
          targets!.map((_, to) => ({ time: to ? null : lat * 60, distance: 7.5 })),
        ),
      }
    })
    const { records } = await ask(url, { engine: 'valhalla', mode: 'bike', profile: 'bicycle' })
    expect(JSON.parse(asked[0]!.searchParams.get('json')!)).toMatchObject({
      costing: 'bicycle',
      units: 'kilometers',
      sources: [{ lat: 49.75, lon: 6.11 }, {}, {}],
    })
    expect(records.map(({ minutes, km }) => [minutes, km])).toEqual([
      [49.75, 7.5],
      [null, 7.5],
      [49.5, 7.5],
      [null, 7.5],
      [50.05, 7.5],
      [null, 7.5],
    ])
  })

  const OSRM = { engine: 'osrm', mode: 'walk', profile: 'walking' }

  it.each<[string, unknown]>([
    ['refuses the question', { code: 'TooBig', message: 'Too many table coordinates' }],
    ['answers for fewer trips', { code: 'Ok', durations: [[1, 2]] }],
    ['answers with negative times', { code: 'Ok', durations: ORIGINS.map(() => [-1, 2]) }],
    ['answers with something else', { hello: 'world' }],
  ])('reports %s with place and reason, and gives no trip', async (_, answer) => {
    const { url } = await engine(() => answer)
    await expect(ask(url, OSRM)).rejects.toThrow(/answers\.ndjson.*line 1/)
  })

  it('that answers with no JSON, or with too much, fails the fetch and keeps its earlier answers', async () => {
    const [page, flood] = [await engine(() => '<html>'), await engine(osrm)]
    expect((await ask(page.url, OSRM)).result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('something other than JSON'),
    })
    expect((await ask(flood.url, OSRM, { maxBytes: 200 })).result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('maxBytes'),
    })
  })

  it('on a private address is asked only where the feed allows it', async () => {
    const { url, asked } = await engine(osrm)
    expect((await ask(url, OSRM, { allowPrivate: false })).result).toMatchObject({ ok: false })
    expect(asked).toEqual([])
  })
})
