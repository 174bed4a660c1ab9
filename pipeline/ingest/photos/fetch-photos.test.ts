import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSource, temporaryDirectory } from '../testing/feed-files.ts'
import { plainPicture } from '../../stages/pictures/picture-files.fixture.ts'
import type { DuePhoto, PhotoFetchOptions } from './fetch-photo.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { openPhotoCache, type PhotoCache } from './photo-cache.ts'
import { openPhotoHost, serving, type PhotoHost } from './photo-host.fixture.ts'
import { isAllowed } from '../../stages/photos/wanted-photos.ts'

const directory = temporaryDirectory()
let cache: PhotoCache
let hosts: PhotoHost[]
beforeAll(async () => {
  cache = openPhotoCache(directory)
  hosts = [await openPhotoHost(), await openPhotoHost()]
  const photo = await plainPicture(20, 20)
  for (const { answers } of hosts) for (let at = 0; at < 4; at++) answers.set(`/${at}.jpg`, serving(photo))
})
afterAll(() => {
  cache.close()
  for (const host of hosts) host.close()
})

const policyOf = (over: object) =>
  aSource({
    photos: {
      policy: 'fetch',
      licence: { name: 'by agreement' },
      hosts: ['127.0.0.1'],
      allowPrivate: true,
      retries: 0,
      ...over,
    },
  }).photos!
const dueAt = (url: string, over: object = {}): DuePhoto => ({
  url,
  sourceId: 'a-feed',
  policy: policyOf(over),
  known: undefined,
})
const fetchAll = (photos: DuePhoto[], over: Partial<PhotoFetchOptions> = {}) =>
  fetchPhotos(
    photos,
    cache,
    { now: new Date('2026-09-30'), signal: new AbortController().signal, ...over },
    () => undefined,
  )

describe('fetching photos', () => {
  it('pauses as long and connects as little as the most restrictive policy of the host says', async () => {
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    const photos = [0, 1, 2, 3].map((at) =>
      dueAt(hosts[0]!.url(`/${at}.jpg`), at === 0 ? { connections: 1, pauseMilliseconds: 300 } : { connections: 4 }),
    )
    expect(await fetchAll(photos, { wait })).toMatchObject([{ fetched: 4, left: 0 }])
    expect(waits).toEqual([300, 300, 300, 300])
    expect(hosts[0]!.mostAtOnce()).toBe(1)
  })

  it('reports each host separately', async () => {
    const photos = hosts.flatMap((host) => [dueAt(host.url('/1.jpg')), dueAt(host.url('/lost.jpg'))])
    const results = await fetchAll(photos, { wait: async () => undefined })
    expect(results.map(({ host }) => host)).toEqual(hosts.map(({ host }) => host).toSorted())
    for (const result of results) expect(result).toMatchObject({ fetched: 1, refused: 1 })
  })

  it('connects to no private address, wherever a name leads', async () => {
    const port = hosts[0]!.host.split(':')[1]
    const url = `http://photos.example:${port}/1.jpg`
    const before = hosts[0]!.requests.length
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const results = await fetchAll([dueAt(url, { allowPrivate: false })], { resolve, wait: async () => undefined })
    expect(results).toMatchObject([{ refused: 1 }])
    expect(cache.find(url)!.failure).toContain('photos.example leads to 127.0.0.1')
    expect(hosts[0]!.requests).toHaveLength(before)
  })
})

describe('addresses that a policy allows', () => {
  const allows = (hosts: string[], address: string) => isAllowed(address, { hosts })
  it('are those of its hosts', () => {
    expect(allows(['img.example.lu'], 'https://img.example.lu/a.jpg')).toBe(true)
    expect(allows(['img.example.lu'], 'https://IMG.example.lu:443/a.jpg')).toBe(true)
    expect(allows(['*.example.lu'], 'https://a.img.example.lu/a.jpg')).toBe(true)
    expect(allows(['img.example.lu:8443'], 'https://img.example.lu:8443/a.jpg')).toBe(true)
  })
  it.each([
    ['img.example.lu', 'https://example.lu/a.jpg'],
    ['img.example.lu', 'https://img.example.lu.evil.example/a.jpg'],
    ['img.example.lu', 'https://img.example.lu:8443/a.jpg'],
    ['img.example.lu', 'https://a:b@img.example.lu/a.jpg'],
    ['*.example.lu', 'https://example.lu/a.jpg'],
    ['*.example.lu', 'https://notexample.lu/a.jpg'],
    ['img.example.lu', 'raw:0123.jpg'],
    ['img.example.lu', '/media/a.webp'],
    ['img.example.lu', `https://img.example.lu/${'a'.repeat(2000)}`],
  ])('%s: not %s', (host, address) => {
    expect(allows([host], address)).toBe(false)
  })
})

it('allows no address of another host, whatever an advert says', () => {
  const part = fc.constantFrom(
    'http://',
    'https://',
    '//',
    '@',
    ':',
    '/',
    '\\',
    '?',
    '#',
    '.',
    'img.example.lu',
    'evil.example',
    '127.0.0.1',
    '\t',
    '%2e',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
        fc.string(),
      ),
      (address) => {
        if (isAllowed(address, { hosts: ['img.example.lu'] })) expect(new URL(address).host).toBe('img.example.lu')
      },
    ),
    { numRuns: 2000 },
  )
})

describe('a policy', () => {
  it.each([
    ['without a licence', { licence: undefined }],
    ['without hosts', { hosts: [] }],
    ['for all hosts', { hosts: ['*'] }],
    ['for an address instead of a host', { hosts: ['https://img.example.lu/'] }],
    ['of more connections than a host should bear', { connections: 50 }],
  ])('%s is refused', (_, over) => {
    expect(() => policyOf(over)).toThrow()
  })
})
