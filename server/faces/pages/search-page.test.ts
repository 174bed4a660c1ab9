import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { ANONYMOUS_DAY_LIMIT } from '../../base/tiers.ts'
import { rpc } from '../mcp/testing/rpc.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

const SITE = { stylesheet: '/assets/site.0123456789ab.css', sources: [] }

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ release: { site: SITE } })
})
afterAll(() => test.close())
// Gives each test the allowance of a new day.
afterEach(() => void (test.clock.now += DAY_MS + 1))

const callTool = async (name: string, args: object) =>
  (await rpc(`${test.url}/api/mcp`, 'tools/call', { name, arguments: args })).result?.['structuredContent']
const search = (query: string, { locale = 'en', intent = 'buy' } = {}) =>
  test.get(`/${locale}/search?${new URLSearchParams({ q: query, intent }).toString()}`, { accept: 'text/html' })

describe('the search page', () => {
  it('is a form before the first search, and counts nothing', async () => {
    const response = await test.get('/de/search', { accept: 'text/html' })
    expect([response.status, response.headers.get('ratelimit')]).toEqual([200, null])
    const html = await response.text()
    expect(html).toContain('<form class="search" role="search" action="/de/search" method="get">')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it.each(LOCALES)('shows in %s what it understood, what it found and why', async (locale) => {
    const html = await (
      await search('apartment 2 bedrooms up to 600000 with a balcony and a flibbertigibbet', { locale })
    ).text()
    expect(html).toContain('flibbertigibbet')
    expect(html.match(/<li class="card">/g)?.length).toBeGreaterThan(0)
    expect(html).toMatch(/<ul class="reasons"><li><strong>[^<]*\d+/)
    expect(html).not.toMatch(/searchField\.|searchNote\.|undefined/)
  })

  it('finds what the tool finds', async () => {
    const query = 'apartment 2 bedrooms up to 600000'
    const html = await (await search(query)).text()
    const structured = await callTool('search_vibe', { query, intent: 'buy', limit: 20, includePhotos: false })
    const { listings, total } = structured as { listings: { id: string; score: number }[]; total: number }
    const shown = [...html.matchAll(/href="\/en\/listings\/(\w+)"/g)].map(([, id]) => id)
    expect(shown).toEqual(listings.map(({ id }) => id))
    expect(html).toContain(`${total} homes match`)
    for (const { score } of listings) expect(html).toContain(`Match ${Math.round(score)} of 100`)
  })

  it('explains an empty result by the condition to relax', async () => {
    const html = await (await search('apartment 2 bedrooms up to 100000')).text()
    expect(html).toContain('No home meets all conditions')
    expect(html).toMatch(
      /<th scope="row">At most €100,000<\/th><td class="figure">3<\/td>\s<td class="figure">3<\/td>\s<td class="figure">€500,000/,
    )
    expect(html).not.toContain('Type: Apartment')
  })

  it('says what it did not use', async () => {
    const html = await (await search('quiet flat, no foreigners, in Thionville')).text()
    expect(html).toMatch(/do not filter or rank by who lives somewhere/)
    expect(html).toContain('“Thionville” is abroad')
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '\u0000\u202e‮',
    '{limit}{time}',
  ])('keeps %s text', async (query) => {
    const response = await search(query)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).not.toMatch(/<script>alert|<img src=x/)
  })

  it('refuses a query that is too long, and counts nothing', async () => {
    const response = await search('a '.repeat(300))
    expect([response.status, response.headers.get('ratelimit')]).toEqual([400, null])
    expect(await response.text()).toContain('the maximum is 500')
  })

  it('shares the cap of the tools by address, and says when there is more', async () => {
    for (let count = 0; count < 5; count++) await callTool('search_vibe', { query: 'flat', includePhotos: false })
    const statuses: number[] = []
    for (let count = 0; count < ANONYMOUS_DAY_LIMIT - 4; count++) statuses.push((await search('flat')).status)
    expect(statuses).toEqual([...Array.from({ length: ANONYMOUS_DAY_LIMIT - 5 }, () => 200), 429])
    const refused = await search('flat')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([refused.headers.get('content-type'), refused.headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(await refused.text()).toContain(`${ANONYMOUS_DAY_LIMIT} searches in 24 hours`)
    expect((await test.get('/en/search')).status).toBe(200)
  })

  it('is cached only by the visitor’s browser', async () => {
    const response = await search('flat')
    expect(response.headers.get('cache-control')).toBe('private, max-age=300')
    expect(response.headers.get('ratelimit')).toMatch(/^"day";r=19;t=/)
  })

  it('redirects from an address without a language, keeping the query', async () => {
    const response = await test.get('/search?q=flat+in+Esch&intent=buy', { 'accept-language': 'pt' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/pt/search?q=flat+in+Esch&intent=buy'])
  })

  it('exists only in our languages', async () => {
    expect((await test.get('/xx/search', { accept: 'text/html' })).status).toBe(404)
  })
})
