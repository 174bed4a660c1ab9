import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS_MARK } from '../../../models/release-format/address/public-address.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const ADDRESS = 'https://homes.example:8443'
const RELEASE = '2026Q3-sample00'
const LIST = '/long/list.txt'
const BINARY = Buffer.from([0x50, 0xef, 0xb7, 0x90, 0xef, 0xb7])
const line = `- ${ADDRESS_MARK}/listings/one\n`
const publicFiles = {
  '/short/list.txt': { content: line, contentType: 'text/plain; charset=utf-8' },
  [LIST]: { content: line.repeat(20_000), contentType: 'text/plain; charset=utf-8' },
}

describe('the address of the server', () => {
  let test: TestServer
  let other: TestServer
  beforeAll(async () => {
    // The long list exceeds this limit and is streamed.
    const environment = { HOT_FILE_BYTES: '100000' }
    test = await startTestServer({
      release: { publicFiles },
      environment: { ...environment, PUBLIC_BASE_URL: ADDRESS },
    })
    other = await startTestServer({ dataDir: test.dataDir, environment })
  })
  afterAll(async () => {
    await other.close()
    await test.close()
  })

  it.each(['/short/list.txt', LIST, `/releases/${RELEASE}/short/list.txt`, `/releases/${RELEASE}${LIST}`])(
    'stands in %s, whose length is stated',
    async (path) => {
      const response = await test.get(path, { 'accept-encoding': 'identity' })
      const text = await response.text()
      expect(new Set(text.trimEnd().split('\n'))).toEqual(new Set([`- ${ADDRESS}/listings/one`]))
      expect(text.split('\n')).toHaveLength(path.endsWith(LIST) ? 20_001 : 2)
      expect(Number(response.headers.get('content-length'))).toBe(text.length)
    },
  )

  it.each([`/listings/${sampleListing(0).id}/md`, `/api/listings/public/${sampleListing(0).id}`])(
    'stands in %s, now and in the past',
    async (path) => {
      for (const prefix of ['', `/releases/${RELEASE}`])
        expect(await (await test.get(`${prefix}${path}`)).text()).not.toContain(ADDRESS_MARK)
    },
  )

  it('stands in the record of a listing', async () => {
    const { id, url } = sampleListing(0)
    expect(await (await test.get(`/api/listings/public/${id}`)).json()).toMatchObject({ url: `${ADDRESS}${url}` })
  })

  it('is part of what a cache compares', async () => {
    for (const path of Object.keys(publicFiles)) {
      const [here, there] = await Promise.all([test, other].map((server) => server.get(path)))
      const etag = here!.headers.get('etag')!
      expect(there!.headers.get('etag')).not.toBe(etag)
      expect((await test.get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  })

  it('is never cut: a range of a file that it is filled into on the way is the whole file', async () => {
    const response = await test.get(LIST, { range: 'bytes=5-9' })
    expect(response.status).toBe(200)
    expect(response.headers.get('accept-ranges')).toBe('none')
    expect(await response.text()).toContain(ADDRESS)
  })
})

describe('bytes that look like the mark', () => {
  it('stay as they are in files that the manifest counts none of', async () => {
    const table = { content: BINARY, contentType: 'application/vnd.apache.parquet' }
    const test = await startTestServer({ release: { publicFiles: { '/data/t.parquet': table } } })
    const response = await test.get('/data/t.parquet')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BINARY)
    await test.close()
  })
})
