import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { MERGED_ADVERT } from '../../testing/build-release.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const HTML = 'text/html; charset=utf-8'
const LISTING = sampleListing(0)
const POLICY = new RegExp(
  "^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'(?: 'sha256-[\\w+/=]+')?; " +
    "img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$",
)
const page = (content: string) => ({ content: `<!doctype html><title>${content}</title>`, contentType: HTML })

const SITE = { stylesheet: '/assets/site.0123456789ab.css', sources: [] }

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({
    release: {
      site: SITE,
      publicFiles: {
        ...Object.fromEntries(
          LOCALES.flatMap((locale) => [
            [`/${locale}`, page(`Home ${locale}`)],
            [`/${locale}/prices`, page(`Prices ${locale}`)],
          ]),
        ),
        '/en/insights/costs': page('Costs'),
        '/fr/insights/costs': page('Frais'),
        '/fr/prices/md': { content: '# Prix\n', contentType: 'text/markdown; charset=utf-8' },
        [SITE.stylesheet]: { content: 'a{}', contentType: 'text/css; charset=utf-8' },
        '/media/abc.webp': { content: 'RIFF', contentType: 'image/webp' },
      },
    },
  })
})
afterAll(() => test.close())

const visit = (path: string, headers: Record<string, string> = {}) => test.get(path, { accept: BROWSER, ...headers })

describe('an address without a language', () => {
  it.each([
    ['/', 'de-DE,de;q=0.9,en;q=0.5', '/de'],
    ['/', 'it', '/en'],
    ['/', '', '/en'],
    ['/prices', 'lb, fr;q=0.9', '/lu/prices'],
    ['/insights/costs', 'pt, fr;q=0.5', '/fr/insights/costs'],
    ['/insights/costs', 'pt', '/en/insights/costs'],
    [`/listings/${LISTING.id}`, 'fr', `/fr/listings/${LISTING.id}`],
    [`/listings/${MERGED_ADVERT}`, 'fr', `/fr/listings/${LISTING.id}`],
  ])('%s for %s leads to %s', async (path, language, location) => {
    const response = await visit(path, language === '' ? {} : { 'accept-language': language })
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('may end with a slash, as may one with a language', async () => {
    const answers = await Promise.all(
      ['/en/', '/fr/prices/', '//', '/en/nowhere/', '/fr/prices/md/'].map((path) => visit(path)),
    )
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [308, '/en'],
      [308, '/fr/prices'],
      [404, null],
      [404, null],
      [308, '/fr/prices/md'],
    ])
  })

  it('is not found in a release without pages', async () => {
    const bare = await startTestServer()
    try {
      const answers = await Promise.all(
        ['/', '/prices', `/en/listings/${LISTING.id}`, '/en/homes'].map((path) => bare.get(path, { accept: BROWSER })),
      )
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect((await bare.get(`/listings/${LISTING.id}`, { accept: BROWSER })).headers.get('content-type')).toContain(
        'markdown',
      )
    } finally {
      await bare.close()
    }
  })

  it('of a listing answers with Markdown unless a page is requested', async () => {
    for (const accept of ['text/markdown', '*/*', 'text/markdown, text/html;q=0.9'])
      expect((await test.get(`/listings/${LISTING.id}`, { accept })).headers.get('content-type'), accept).toContain(
        'text/markdown',
      )
  })
})

describe('the Markdown of a page', () => {
  it('is served at the page’s address to clients that prefer it', async () => {
    const [html, markdown] = await Promise.all([
      visit('/fr/prices'),
      test.get('/fr/prices', { accept: 'text/markdown' }),
    ])
    expect([html.headers.get('content-type'), markdown.headers.get('content-type')]).toEqual([
      HTML,
      'text/markdown; charset=utf-8',
    ])
    expect(await markdown.text()).toBe('# Prix\n')
    for (const { headers } of [html, markdown]) {
      expect(headers.get('vary')).toBe('Accept, Accept-Encoding')
      expect(headers.get('link')).toContain('</fr/prices/md>; rel="alternate"; type="text/markdown"')
    }
  })

  it('of a listing answers at its page, too', async () => {
    const response = await test.get(`/de/listings/${LISTING.id}`, { accept: 'text/markdown' })
    expect([response.status, response.headers.get('content-location')]).toEqual([200, `/listings/${LISTING.id}/md`])
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding')
  })
})

describe('the page of a listing', () => {
  it.each(LOCALES)('is answered in %s with validators, alternates and a policy', async (locale) => {
    const response = await visit(`/${locale}/listings/${LISTING.id}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, HTML])
    expect(response.headers.get('content-security-policy')).toMatch(POLICY)
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('link')).toContain(`</api/listings/public/${LISTING.id}>; rel="alternate"`)
    const html = await response.text()
    expect(html).toContain(`<link rel="canonical" href="https://property.example.lu/${locale}/listings/${LISTING.id}">`)
    expect(html).toContain(SITE.stylesheet)
    const again = await visit(`/${locale}/listings/${LISTING.id}`, { 'if-none-match': response.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  it('leads from a merged advert to its listing', async () => {
    const response = await visit(`/de/listings/${MERGED_ADVERT}`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `/de/listings/${LISTING.id}`])
  })

  it.each(['/fr/listings/lnothing', '/listings/lnothing'])('%s: says that it is not on the market', async (path) => {
    const response = await visit(path, { 'accept-language': 'fr' })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, HTML])
    expect(await response.text()).toContain('Cette annonce n’est pas sur le marché')
  })
})

describe('a missing page', () => {
  it('answers people with an uncacheable page in their language', async () => {
    const response = await visit('/de/nowhere')
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      404,
      HTML,
      'no-store',
    ])
    expect(response.headers.get('content-security-policy')).toMatch(POLICY)
    const html = await response.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('href="/de/homes"')
    expect(await (await visit('/nowhere', { 'accept-language': 'lb' })).text()).toContain('<html lang="lb">')
    expect((await test.get('/nowhere', { accept: BROWSER }, 'HEAD')).status).toBe(404)
  })

  it('answers programs with problem details', async () => {
    for (const accept of ['application/json', '*/*', 'text/markdown', 'application/json, text/html;q=0.5']) {
      const response = await test.get('/de/nowhere', { accept })
      expect([response.status, response.headers.get('content-type')], accept).toEqual([404, 'application/problem+json'])
    }
  })

  it('never echoes an address as markup', async () => {
    const html = await (await visit('/de/%3Cscript%3Ealert(1)%3C/script%3E')).text()
    expect(html).not.toContain('alert(1)')
  })
})

describe('files with a hash in their names', () => {
  it.each([SITE.stylesheet, '/media/abc.webp'])('%s: may be kept for a year', async (path) => {
    expect((await visit(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})
