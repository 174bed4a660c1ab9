import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Photo, PhotoFailure } from '../../../models/contracts/listings/photo.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import type { Run } from '../../engine/job.ts'
import { aSource, temporaryDirectory } from '../../ingest/testing/feed-files.ts'
import { plainPicture } from '../pictures/picture-files.fixture.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { NOT_MODIFIED, openPhotoHost, serving, type PhotoHost } from '../../ingest/photos/photo-host.fixture.ts'
import { photosJob } from './photos-job.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

const base = temporaryDirectory()
const [blue, red] = await Promise.all([plainPicture(40, 30), plainPicture(40, 30, 'png', '#a00')])
const LICENCE = { name: 'by agreement', attribution: 'Photos: An agency' }
let warehouse: Warehouse
let host: PhotoHost
let rawDir: string

beforeAll(async () => {
  warehouse = await openSmallWarehouse()
  host = await openPhotoHost()
})
afterAll(() => {
  warehouse.close()
  host.close()
})
beforeEach(() => {
  rawDir = join(mkdtempSync(join(base, 'case-')), 'raw')
  host.answers.clear()
  host.requests.length = 0
})

/** A photo policy without pauses. */
const policy = (over: object = {}) => ({
  policy: 'fetch',
  licence: LICENCE,
  hosts: [host.host],
  allowPrivate: true,
  pauseMilliseconds: 0,
  retries: 0,
  timeoutSeconds: 2,
  ...over,
})
const feed = (over: object = {}, id = 'a-feed'): Source => aSource({ id, photos: policy(over) })
const adverts = (...photoLists: string[][]) =>
  fill(
    warehouse,
    'advert',
    photoLists.map((photoUrls, at) => anAdvert({ advertId: `l${at}`, sourceId: 'a-feed', photoUrls })),
  )
const runAfter = (days: number, sources: Source[]): Run =>
  runOver(warehouse, {
    sources,
    settings: { rawDir } as Run['settings'],
    now: new Date(Date.UTC(2026, 8, 30) + days * DAY_MS),
    progress: { advance() {}, note() {}, jobStarted() {}, jobDone() {} },
  })

async function fetchPhotos(days = 0, sources = [feed()]) {
  host.requests.length = 0
  const counts = await photosJob.work(runAfter(days, sources))
  const photos = await warehouse.all<Photo>('SELECT * FROM photo ORDER BY url')
  const failures = await warehouse.all<PhotoFailure>('SELECT * FROM photo_failure ORDER BY url')
  const { hash } = await warehouse.contentHash('photo')
  return { counts, photos, failures, hash, asked: host.requests.map(({ path }) => path) }
}
const due = (days = 0, sources = [feed()]) => photosJob.missing!(runAfter(days, sources))
const blobs = () =>
  readdirSync(join(rawDir, 'photos/blobs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 60)

describe('photos of adverts', () => {
  it('are fetched once, and kept with their licence', async () => {
    host.answers.set('/1.jpg', serving(blue)).set('/2.jpg', serving(red))
    await adverts([host.url('/1.jpg'), host.url('/2.jpg')], [host.url('/1.jpg')])
    const first = await fetchPhotos()
    expect(first.asked.toSorted()).toEqual(['/1.jpg', '/2.jpg'])
    expect(first.counts).toMatchObject({ fetched: 2, left: 0 })
    expect(first.photos).toMatchObject([
      {
        url: host.url('/1.jpg'),
        sourceId: 'a-feed',
        bytes: blue.length,
        licence: 'by agreement',
        credit: LICENCE.attribution,
      },
      { url: host.url('/2.jpg'), bytes: red.length },
    ])
    const again = await fetchPhotos(1)
    expect(again).toMatchObject({ asked: [], hash: first.hash, counts: { fetched: 0 } })
  })

  it('are not fetched by default, and only empty tables are written', async () => {
    await adverts([host.url('/1.jpg')])
    const sources = [aSource({ id: 'a-feed' })]
    expect(await fetchPhotos(0, sources)).toMatchObject({ photos: [], failures: [], asked: [] })
    expect(await due(0, sources)).toBeNull()
    expect(existsSync(rawDir)).toBe(false)
  })

  it('are no longer shown once their feed no longer allows it', async () => {
    host.answers.set('/1.jpg', serving(blue))
    await adverts([host.url('/1.jpg')])
    expect((await fetchPhotos()).photos).toHaveLength(1)
    expect((await fetchPhotos(1, [aSource({ id: 'a-feed' })])).photos).toEqual([])
  })

  it('are requested only from the hosts that the policy names', async () => {
    host.answers.set('/1.jpg', serving(blue))
    const port = host.host.split(':')[1]
    await adverts([
      `http://elsewhere.example/1.jpg`,
      `http://localhost:${port}/1.jpg`,
      `http://user:secret@${host.host}/1.jpg`,
      `ftp://${host.host}/1.jpg`,
      host.url('/1.jpg'),
    ])
    expect(await due()).toBe(`photos are due: 1 from ${host.host}`)
    expect((await fetchPhotos()).asked).toEqual(['/1.jpg'])
  })

  it('are refused in private networks, written as an address or looked up', async () => {
    await adverts([host.url('/1.jpg')])
    const { asked, failures } = await fetchPhotos(0, [feed({ allowPrivate: false })])
    expect(asked).toEqual([])
    expect(failures[0]!.reason).toContain('127.0.0.1, which is no public address')
  })

  it('are requested covers first, up to the limits per advert and run, until all are held', async () => {
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) host.answers.set(`/${name}`, serving(blue))
    await adverts(['/a1', '/a2', '/a3'].map(host.url), ['/b1', '/b2'].map(host.url))
    const sources = [feed({ perListing: 2, perRun: 3, connections: 1 })]
    expect(await due(0, sources)).toBe(`photos are due: 3 from ${host.host}; 1 are left for later runs`)
    const first = await fetchPhotos(0, sources)
    expect(first.asked).toEqual(['/a1', '/b1', '/a2'])
    expect(first.counts).toMatchObject({ fetched: 3, left: 1 })
    expect((await fetchPhotos(0, sources)).asked).toEqual(['/b2'])
    expect(await due(0, sources)).toBeNull()
  })

  it('are listed as due in a plan, which writes nothing', async () => {
    await adverts([host.url('/1.jpg')])
    expect(await due()).toBe(`photos are due: 1 from ${host.host}`)
    expect(existsSync(rawDir)).toBe(false)
  })

  it('are requested again when they are old, with the host’s validators', async () => {
    host.answers.set('/1.jpg', serving(blue, '"v1"')).set('/2.jpg', serving(blue, '"v1"'))
    await adverts([host.url('/1.jpg'), host.url('/2.jpg')])
    const first = await fetchPhotos()
    expect(await due(59)).toBeNull()
    host.answers.set('/2.jpg', serving(red, '"v2"'))
    const later = await fetchPhotos(60)
    expect(later.counts).toMatchObject({ fetched: 1, unchanged: 1 })
    expect(later.photos[0]).toEqual(first.photos[0])
    expect(later.photos[1]!.sha256).not.toBe(first.photos[1]!.sha256)
    expect((await fetchPhotos(61)).asked).toEqual([])
  })

  it('are fetched again when their bytes were lost or cut short', async () => {
    host.answers.set('/1.jpg', serving(blue, '"v1"'))
    await adverts([host.url('/1.jpg')])
    const { hash } = await fetchPhotos()
    const [name] = blobs()
    writeFileSync(join(rawDir, 'photos/blobs', name!), 'cut')
    expect(await due(1)).not.toBeNull()
    expect(await fetchPhotos(1)).toMatchObject({ hash, counts: { fetched: 1 } })
    rmSync(join(rawDir, 'photos/blobs', name!))
    expect(await fetchPhotos(2)).toMatchObject({ hash, counts: { fetched: 1 } })
  })

  it('are forgotten, bytes and all, when no advert has shown them for 90 days', async () => {
    host.answers.set('/1.jpg', serving(blue)).set('/2.jpg', serving(red)).set('/3.jpg', serving(red))
    await adverts([host.url('/1.jpg'), host.url('/2.jpg'), host.url('/3.jpg')])
    await fetchPhotos()
    await adverts([host.url('/3.jpg')])
    expect(await fetchPhotos(50)).toMatchObject({ counts: { forgotten: 0 } })
    expect(blobs()).toHaveLength(2)
    expect(await fetchPhotos(100)).toMatchObject({ counts: { forgotten: 2 }, photos: [{ url: host.url('/3.jpg') }] })
    expect(blobs()).toHaveLength(1)
  })
})

describe('a photo that cannot be had', () => {
  it('is recorded with its reason and requested again after 1, 2 and 4 days', async () => {
    await adverts([host.url('/1.jpg')])
    host.answers.set('/1.jpg', (_, response) => response.writeHead(500).end())
    for (const [day, failures] of [
      [0, 1],
      [1, 2],
      [3, 3],
    ] as const) {
      expect((await fetchPhotos(day)).failures).toMatchObject([
        { reason: expect.stringContaining('answered 500'), failures },
      ])
      expect((await fetchPhotos(day + 0.9)).asked).toEqual([])
    }
    host.answers.set('/1.jpg', serving(blue))
    expect(await fetchPhotos(7)).toMatchObject({ failures: [], photos: [{ bytes: blue.length }] })
  })

  it.each([
    ['that is not there', 404, 'answered 404'],
    ['that is forbidden', 403, 'answered 403'],
  ])('%s is requested again after a month', async (_, status, reason) => {
    await adverts([host.url('/1.jpg')])
    host.answers.set('/1.jpg', (__, response) => response.writeHead(status).end())
    expect((await fetchPhotos()).failures[0]!.reason).toContain(reason)
    expect(await due(29)).toBeNull()
    expect(await due(30)).not.toBeNull()
  })

  it('is kept while its host fails, and deleted when the host says that it is gone', async () => {
    host.answers.set('/1.jpg', serving(blue))
    await adverts([host.url('/1.jpg')])
    const { photos } = await fetchPhotos()
    host.answers.set('/1.jpg', (_, response) => response.destroy())
    expect(await fetchPhotos(60)).toMatchObject({ photos, failures: [{ failures: 1 }] })
    host.answers.set('/1.jpg', (_, response) => response.writeHead(410).end())
    expect(await fetchPhotos(61)).toMatchObject({ photos: [], failures: [{ failures: 2 }] })
  })

  it.each([
    ['a page of errors', serving(Buffer.from('<html>error</html>')), 'not JPEG, PNG'],
    ['an SVG', serving(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'not JPEG, PNG'],
    ['nothing', serving(Buffer.alloc(0)), 'empty body'],
    ['more than is allowed', serving(Buffer.alloc(5000, 0xff)), 'maxBytes'],
    ['304 to a first request', NOT_MODIFIED, 'answered 304 to a first request'],
  ])('is refused when the host sends %s', async (_, answer, reason) => {
    await adverts([host.url('/1.jpg')])
    host.answers.set('/1.jpg', answer)
    const { photos, failures } = await fetchPhotos(0, [feed({ maxBytes: 4000 })])
    expect(photos).toEqual([])
    expect(failures[0]!.reason).toContain(reason)
    expect(blobs()).toEqual([])
  })

  it.each([
    ['to a private network', () => 'http://192.168.0.1/x.jpg', 'allowHosts does not list'],
    [
      'to this machine under another name',
      () => `http://localhost:${host.host.split(':')[1]}/2.jpg`,
      'allowHosts does not list',
    ],
    ['to a file', () => 'file:///etc/passwd', 'expected http or https'],
    ['in circles', () => '/1.jpg', 'redirects more than 5 times'],
  ])('is refused when the host redirects %s', async (_, location, reason) => {
    await adverts([host.url('/1.jpg')])
    host.answers.set('/1.jpg', (__, response) => response.writeHead(302, { location: location() }).end())
    host.answers.set('/2.jpg', serving(blue))
    const { failures, asked } = await fetchPhotos()
    expect(failures[0]!.reason).toContain(reason)
    expect(asked).not.toContain('/2.jpg')
  })

  it('fails when the host is silent for longer than allowed', async () => {
    await adverts([host.url('/1.jpg')])
    host.answers.set('/1.jpg', () => undefined)
    const { failures } = await fetchPhotos(0, [feed({ timeoutSeconds: 1 })])
    expect(failures[0]!.reason).toMatch(/timeout/i)
    expect(await due(1)).not.toBeNull()
  })
})

describe('a host', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `/${at}.jpg`)

  it('gets requests over few connections at a time', async () => {
    const paths = many(12)
    for (const path of paths)
      host.answers.set(path, (request, response) => setTimeout(() => serving(blue)(request, response), 10))
    await adverts(paths.map(host.url))
    await fetchPhotos(0, [feed({ perListing: 12, connections: 2 })])
    expect(host.requests).toHaveLength(12)
    expect(host.mostAtOnce()).toBeLessThanOrEqual(2)
  })

  it('that is overloaded is left alone until the next run', async () => {
    const paths = many(8)
    for (const path of paths) host.answers.set(path, serving(blue))
    host.answers.set('/2.jpg', (_, response) => response.writeHead(429).end())
    await adverts(paths.map(host.url))
    const sources = [feed({ connections: 1 })]
    const first = await fetchPhotos(0, sources)
    expect(first).toMatchObject({
      asked: ['/0.jpg', '/1.jpg', '/2.jpg'],
      counts: { fetched: 2, left: 6 },
      failures: [],
    })
    host.answers.set('/2.jpg', serving(blue))
    expect((await fetchPhotos(0, sources)).counts).toMatchObject({ fetched: 6, left: 0 })
  })

  it('that does not answer is left alone after five failures', async () => {
    const paths = many(9)
    for (const path of paths) host.answers.set(path, (_, response) => response.destroy())
    await adverts(paths.map(host.url))
    const { asked, counts, failures } = await fetchPhotos(0, [feed({ connections: 1 })])
    expect(asked).toHaveLength(5)
    expect(failures).toHaveLength(5)
    expect(counts).toMatchObject({ left: 4 })
  })
})

it('stops when the run is stopped, keeps the fetched photos, and continues later', async () => {
  const stop = new AbortController()
  host.answers.set('/1.jpg', serving(blue)).set('/2.jpg', () => stop.abort(new Error('stopped')))
  await adverts([host.url('/1.jpg'), host.url('/2.jpg')])
  const sources = [feed({ connections: 1 })]
  await expect(photosJob.work({ ...runAfter(0, sources), signal: stop.signal })).rejects.toThrow('stopped')
  host.answers.set('/2.jpg', serving(red))
  expect(await fetchPhotos(0, sources)).toMatchObject({ asked: ['/2.jpg'], counts: { fetched: 1 } })
})
