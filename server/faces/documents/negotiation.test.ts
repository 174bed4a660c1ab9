import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MERGED_ADVERT, pointTo, writeSampleRelease } from '../../testing/build-release.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const MARKDOWN = 'text/markdown; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const LISTING = sampleListing(0)
const markdown = (content: string) => ({ content, contentType: MARKDOWN })

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({
    release: {
      publicFiles: {
        '/en/communes/esch/md': markdown('# Esch\n'),
        '/fr/communes/esch/md': markdown('# Esch (fr)\n'),
        '/lu/communes/esch/md': markdown('# Esch (lu)\n'),
        '/data/diff': { content: '<!doctype html><title>Diff</title>', contentType: 'text/html; charset=utf-8' },
        '/data/diff/md': markdown('# Diff\n'),
      },
    },
  })
})
afterAll(() => test.close())

describe('the address of a page', () => {
  it('answers with its Markdown, with Vary and a link to it', async () => {
    const response = await test.get('/en/communes/esch', { accept: 'text/markdown' })
    expect(await response.text()).toBe('# Esch\n')
    expect(response.headers.get('content-type')).toBe(MARKDOWN)
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(response.headers.get('content-location')).toBe('/en/communes/esch/md')
    expect(response.headers.get('link')).toBe('</en/communes/esch/md>; rel="alternate"; type="text/markdown"')
    const etag = response.headers.get('etag')!
    expect((await test.get('/en/communes/esch', { 'if-none-match': etag })).status).toBe(304)
  })

  it('answers with HTML or Markdown as requested, if both exist', async () => {
    const page = await test.get('/data/diff', { accept: 'text/html,*/*;q=0.8' })
    const document = await test.get('/data/diff', { accept: 'text/markdown, text/html;q=0.5' })
    expect([page.headers.get('content-type'), document.headers.get('content-type')]).toEqual([
      'text/html; charset=utf-8',
      MARKDOWN,
    ])
    for (const response of [page, document]) {
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding')
      expect(response.headers.get('link')).toContain('</data/diff/md>; rel="alternate"; type="text/markdown"')
    }
    expect(page.headers.get('etag')).not.toBe(document.headers.get('etag'))
    const queried = await test.get('/data/diff?x=1', { accept: 'text/html' })
    expect([queried.headers.get('content-type'), queried.headers.get('vary')]).toEqual([
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ])
  })

  it('answers with HTML where the page has no room in memory and its Markdown has', async () => {
    const full = await startTestServer({
      release: {
        publicFiles: {
          '/data/diff': { content: `<!doctype html><title>Diff</title>${'<p>x'.repeat(500)}`, contentType: HTML },
          '/data/diff/md': markdown('# Diff\n'),
        },
      },
      environment: { HOT_FILE_BYTES: '1000' },
    })
    const page = await full.get('/data/diff', { accept: '*/*' })
    const document = await full.get('/data/diff', { accept: 'text/markdown' })
    await full.close()
    expect([page, document].map(({ headers }) => [headers.get('content-type'), headers.get('vary')])).toEqual([
      [HTML, 'Accept, Accept-Encoding'],
      [MARKDOWN, 'Accept, Accept-Encoding'],
    ])
  })

  it('of a listing answers with Markdown, also for a merged advert', async () => {
    const response = await test.get(`/listings/${LISTING.id}`, { accept: 'text/markdown' })
    expect([response.status, response.headers.get('vary')]).toEqual([200, 'Accept, Accept-Encoding'])
    expect(response.headers.get('link')).toContain(`</api/listings/public/${LISTING.id}>; rel="alternate"`)
    expect(await response.text()).toContain('# Appartement 0')
    const merged = await test.get(`/listings/${MERGED_ADVERT}`)
    expect([merged.status, merged.headers.get('location')]).toEqual([308, `/listings/${LISTING.id}`])
  })

  it('is not found if neither exists', async () => {
    for (const path of ['/en/communes/nowhere', '/listings/lnothing', '/listings/feed'])
      expect((await test.get(path, { accept: 'text/markdown' })).status, path).toBe(404)
  })

  it('does not negotiate documents with one type', async () => {
    const feed = await test.get('/listings/feed.json', { accept: 'text/markdown' })
    expect([feed.headers.get('content-type'), feed.headers.get('vary')]).toEqual([
      'application/feed+json',
      'Accept-Encoding',
    ])
  })
})

describe('vintages', () => {
  const OLD = '2026Q3-sample00'

  it('serve a release by id after another became current', async () => {
    const next = writeSampleRelease(test.dataDir, { tag: 'sample01' })
    pointTo(test.dataDir, next)
    await test.server.releases.refresh()
    expect(await (await test.get('/en/prices/md')).text()).toContain('sample01')
    const old = await test.get(`/releases/${OLD}/en/prices/md`)
    expect(await old.text()).toContain(OLD)
    expect(old.headers.get('cache-control')).toContain('immutable')
    const listing = await test.get(`/releases/${OLD}/listings/${LISTING.id}/md`)
    expect(await listing.text()).toContain('# Appartement 0')
    expect((await test.get(`/releases/${OLD}/api/listings/public/${LISTING.id}`)).headers.get('content-type')).toBe(
      'application/json',
    )
  })

  it('can be requested with ?release= on a document’s address', async () => {
    for (const path of ['/en/prices/md', `/listings/${LISTING.id}/md`]) {
      const response = await test.get(`${path}?release=${OLD}`)
      expect([response.status, response.headers.get('location')]).toEqual([308, `/releases/${OLD}${path}`])
    }
    expect((await test.get('/en/prices/md?release=../../etc')).status).toBe(400)
  })

  it.each([
    ['/releases/2020Q1-neverwas0/en/prices/md', 'not available here. The current one is 2026Q3-'],
    ['/releases/..%2f..%2fetc/passwd', 'not available here'],
    [`/releases/${OLD}/index/listings.ndjson`, 'has nothing at'],
    [`/releases/${OLD}/manifest.json`, 'has nothing at'],
  ])('%s: are refused with what there is', async (path, detail) => {
    const response = await test.get(path)
    expect(response.status).toBe(404)
    expect(((await response.json()) as { detail: string }).detail).toContain(detail)
  })
})
