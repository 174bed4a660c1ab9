import { createHash, randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingDetailSchema } from '../../../models/adverts/listing/listing-detail.ts'
import { healthSchema } from '../../../models/openapi/rest-documents.ts'
import { MERGED_ADVERT } from '../../testing/build-release.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const TABLE = randomBytes(300_000)
const LISTING = sampleListing(0)

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({
    environment: { HOT_FILE_BYTES: '100000' },
    release: {
      publicFiles: {
        '/data/listings.parquet': { content: TABLE, contentType: 'application/vnd.apache.parquet' },
        '/data/small.parquet': { content: TABLE.subarray(0, 1_000), contentType: 'application/vnd.apache.parquet' },
      },
    },
  })
})
afterAll(() => test.close())

/** Raw bytes on the wire; fetch would undo the content coding. */
function rawGet(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; coding: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(`${test.url}${path}`, { headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          coding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(pieces),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('hot documents', () => {
  it('have validators, and answer 304 to clients that have them', async () => {
    const response = await test.get('/listings/feed.json', { 'accept-encoding': 'identity' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/feed+json')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(response.headers.get('last-modified')).toBe('Wed, 30 Sep 2026 00:00:00 GMT')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const etag = response.headers.get('etag')!
    const again = await test.get('/listings/feed.json', { 'accept-encoding': 'identity', 'if-none-match': etag })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  })

  it('forbid browsers everything but showing them', async () => {
    const { headers } = await test.get('/listings/feed.json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('referrer-policy'), 'what browsers do by themselves').toBeNull()
  })

  it('have the same content in every requested coding', async () => {
    const plain = await rawGet('/listings/feed.json', {})
    const br = await rawGet('/listings/feed.json', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await rawGet('/listings/feed.json', { 'accept-encoding': 'gzip' })
    expect([plain.coding, br.coding, gzip.coding]).toEqual(['identity', 'br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(br.body.length).toBeLessThan(plain.body.length / 10)
  })

  it('answer HEAD with the headers of GET', async () => {
    const get = await test.get('/en/prices/md')
    const head = await test.get('/en/prices/md', {}, 'HEAD')
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
    expect(get.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  })

  it('ignore the query of a link', async () => {
    expect((await test.get('/listings/feed.json?utm_source=x')).status).toBe(200)
  })

  it('have no request id, which a cache would pass on to others', async () => {
    expect((await test.get('/listings/feed.json')).headers.get('x-request-id')).toBeNull()
    expect((await test.get('/api/health')).headers.get('x-request-id')).toBeTruthy()
  })
})

describe('documents of a listing', () => {
  it('are its Markdown and its JSON, without its owner', async () => {
    const markdown = await test.get(`/listings/${LISTING.id}/md`)
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await markdown.text()).toContain('# Appartement 0 à Esch')
    const text = await (await test.get(`/api/listings/public/${LISTING.id}`)).text()
    expect(listingDetailSchema.strict().parse(JSON.parse(text))).toMatchObject({ id: LISTING.id })
    expect(text).not.toContain('owner-secret')
  })

  it('use the client’s preferred coding', async () => {
    const path = `/listings/${LISTING.id}/md`
    const plain = await rawGet(path, {})
    const gzipped = await rawGet(path, { 'accept-encoding': 'gzip' })
    const brotli = await rawGet(path, { 'accept-encoding': 'br, gzip' })
    expect([plain.coding, gzipped.coding, brotli.coding]).toEqual(['identity', 'gzip', 'br'])
    expect(gunzipSync(gzipped.body)).toEqual(plain.body)
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  })

  it('have an ETag for each coding', async () => {
    for (const coding of ['gzip', 'identity']) {
      const path = `/api/listings/public/${LISTING.id}`
      const etag = (await test.get(path, { 'accept-encoding': coding })).headers.get('etag')!
      expect((await test.get(path, { 'accept-encoding': coding, 'if-none-match': etag })).status).toBe(304)
      const other = coding === 'gzip' ? 'identity' : 'gzip'
      expect((await test.get(path, { 'accept-encoding': other, 'if-none-match': etag })).status).toBe(200)
    }
  })

  it('redirect from merged adverts', async () => {
    for (const [from, to] of [
      [`/listings/${MERGED_ADVERT}/md`, `/listings/${LISTING.id}/md`],
      [`/api/listings/public/${MERGED_ADVERT}`, `/api/listings/public/${LISTING.id}`],
    ] as const) {
      const response = await test.get(from)
      expect([response.status, response.headers.get('location')]).toEqual([308, to])
    }
  })
})

describe('tables', () => {
  it.each(['/data/listings.parquet', '/data/small.parquet'])('%s: are served whole and in ranges', async (path) => {
    const table = path.includes('small') ? TABLE.subarray(0, 1_000) : TABLE
    const whole = await test.get(path)
    expect(Buffer.from(await whole.arrayBuffer()).equals(table)).toBe(true)
    const ranges: [string, Buffer, string][] = [
      ['bytes=0-3', table.subarray(0, 4), `bytes 0-3/${table.length}`],
      ['bytes=-8', table.subarray(-8), `bytes ${table.length - 8}-${table.length - 1}/${table.length}`],
      [
        `bytes=${table.length - 2}-${table.length + 9}`,
        table.subarray(-2),
        `bytes ${table.length - 2}-${table.length - 1}/${table.length}`,
      ],
    ]
    for (const [range, expected, contentRange] of ranges) {
      const part = await test.get(path, { range })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, contentRange])
      expect(Buffer.from(await part.arrayBuffer()).equals(expected)).toBe(true)
    }
    expect((await test.get(path, { range: `bytes=${table.length}-` })).status).toBe(416)
    const etag = (await test.get(path, { range: 'bytes=0-0' })).headers.get('etag')!
    expect((await test.get(path, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206)
    expect((await test.get(path, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200)
    expect((await test.get(path, { range: 'bytes=0-3', 'if-none-match': etag })).status).toBe(304)
  })

  it('answer HEAD with their size', async () => {
    const head = await test.get('/data/listings.parquet', {}, 'HEAD')
    expect([head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual(['300000', 'bytes'])
  })

  it('survive many readers at once', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const body = Buffer.from(await (await test.get('/data/listings.parquet')).arrayBuffer())
        return createHash('sha256').update(body).digest('hex')
      }),
    )
    expect(new Set(hashes)).toEqual(new Set([createHash('sha256').update(TABLE).digest('hex')]))
  })
})

describe('documents of the server itself', () => {
  it('report its health', async () => {
    test.clock.now += 61_500
    const response = await test.get('/api/health')
    expect(healthSchema.strict().parse(await response.json())).toEqual({
      status: 'ok',
      state: 'ok',
      releaseId: '2026Q3-sample00',
      asOf: '2026-09-30',
      sample: true,
      refused: null,
      backup: null,
      pointerReadAt: expect.any(String),
      uptimeSeconds: 61,
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('describe its API, the same at both addresses', async () => {
    const [one, other] = await Promise.all([test.get('/openapi.json'), test.get('/.well-known/openapi.json')])
    const text = await one.text()
    expect(await other.text()).toBe(text)
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'https://property.example.lu' }] })
  })
})
