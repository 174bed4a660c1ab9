import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullListingDocumentSchema, listingsDocumentSchema } from '../../../models/openapi/listing-documents.ts'
import type { ListingsDocument } from '../../../models/openapi/listing-documents.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { generateText } from '../../../models/search/query-texts.fixture.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { rpc } from '../mcp/testing/rpc.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const PATH = '/api/public/v1/listings'
const HOUR_MS = 3_600_000

// Prices, rooms and days repeat, so that equal figures have to be put in order as well; some are unknown.
const RECORDS = Array.from({ length: 90 }, (_, index) => ({
  ...sampleListing(index),
  ...pricesOf(index),
  bedrooms: index % 7 === 0 ? null : index % 5,
  areaM2: index % 13 === 0 ? null : 20 + 10 * (index % 8),
  communeSlug: ['esch-sur-alzette', 'luxembourg', 'mersch'][index % 3]!,
  firstSeen: `2026-09-0${1 + (index % 6)}`,
}))

/** Every fifth price has fallen, by a fifth or by a digit too many. */
function pricesOf(index: number) {
  const priceEur = index % 11 === 0 ? null : (index % 2 === 0 ? 100_000 : 300) * (1 + (index % 9))
  if (priceEur === null || index % 5 !== 0) return { priceEur }
  const before = (index % 3 === 0 ? 10 : 1.25 + index / 1000) * priceEur
  const prices = [before, priceEur]
  return { priceEur, priceHistory: prices.map((price, at) => ({ date: `2026-08-0${1 + at}`, priceEur: price })) }
}

let test: TestServer
let key: string
beforeAll(async () => {
  test = await startTestServer({ release: { records: RECORDS } })
  key = await test.issueKey({ tier: 'premium', scopes: ['listings:read'] })
})
afterAll(() => test.close())

type Query = Record<string, string | number>

const get = (query: Query, path = PATH) =>
  test.get(`${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`, {
    'x-api-key': key,
  })

async function list(query: Query): Promise<ListingsDocument> {
  // More calls than a day allows.
  test.clock.now += HOUR_MS
  const answer = await get(query)
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return listingsDocumentSchema.strict().parse(body)
}

interface Found {
  total: number
  listings: { id: string }[]
  notes?: string[]
}

interface ToolResult {
  structuredContent: Found
  content: { text?: string }[]
}

async function called(name: string, args: object): Promise<ToolResult> {
  const { result } = await rpc(`${test.url}/api/mcp`, 'tools/call', { name, arguments: args }, { 'x-api-key': key })
  return result as unknown as ToolResult
}

async function tool(name: string, args: object): Promise<Found> {
  return (await called(name, args)).structuredContent
}

async function texts(name: string, args: object): Promise<string[]> {
  return (await called(name, args)).content.map(({ text = '' }) => text)
}

const idsOf = ({ listings }: { listings: readonly { id: string }[] }) => listings.map(({ id }) => id)

async function everyPage(query: Query): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = null
  do {
    const page: ListingsDocument = await list(next === null ? query : { ...query, cursor: next })
    ids.push(...idsOf(page))
    next = page.next
  } while (next !== null)
  return ids
}

const filters = fc.record(
  {
    commune: fc.constantFrom('mersch', 'Luxemburg', 'Belval'),
    minPrice: fc.constantFrom(300, 900, 200_000),
    maxPrice: fc.constantFrom(1_500, 2_700, 900_000),
    minBeds: fc.integer({ min: 0, max: 4 }),
    minAreaSqm: fc.constantFrom(20, 50, 90),
    propertyType: fc.constantFrom('apartment', 'house'),
  },
  { requiredKeys: [] },
)
const possible = filters.filter(({ minPrice = 0, maxPrice = Infinity }) => minPrice <= maxPrice)

describe('GET /listings', () => {
  it('assumes no offer that the query names', async () => {
    const q = 'appartement à Esch'
    expect((await list({ q })).notes.join()).toContain('Assumed: to rent')
    expect((await list({ q, listingType: 'rent' })).notes.join()).not.toContain('Assumed')
    expect((await list({ q, listingType: 'sale' })).notes.join()).not.toContain('Assumed')
  })

  it('gives the totals and the listings of search_rentals and search_for_sale, whatever the filters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('rent', 'sale'), possible, async (listingType, given) => {
        const rest = await list({ ...given, listingType, limit: 50 })
        const mcp = await tool(listingType === 'rent' ? 'search_rentals' : 'search_for_sale', {
          ...given,
          limit: 50,
          includePhotos: false,
        })
        expect([rest.total, idsOf(rest)]).toEqual([mcp.total, idsOf(mcp)])
      }),
      { numRuns: 40 },
    )
  })

  it.each(['two bedrooms in Mersch', 'appartement à louer à Luxembourg max 1500', 'house to buy', 'asdfgh'])(
    'gives the totals and the listings of search_vibe for %j',
    async (q) => {
      for (const [listingType, intent] of [
        ['rent', 'rent'],
        ['sale', 'buy'],
      ] as const) {
        const rest = await list({ q, listingType, limit: 50 })
        const mcp = await tool('search_vibe', { query: q, intent, limit: 50, includePhotos: false })
        expect([rest.total, idsOf(rest)]).toEqual([mcp.total, idsOf(mcp)])
        expect(rest.reading).not.toBeNull()
      }
    },
  )

  it('gives the notes of search_vibe, whatever the description and its language', async () => {
    const next = seededRandom(7)
    const wishes = [
      'flat in Metz',
      'studio meublé ou non meublé',
      'maison à moins de 30 minutes de Kirchberg en voiture',
      ...Array.from({ length: 60 }, () => generateText(next).text),
    ]
    let noted = 0
    for (const [index, query] of wishes.entries()) {
      const locale = LOCALES[index % LOCALES.length]!
      const { notes } = await list({ q: query, locale, listingType: 'rent', limit: 1 })
      const mcp = await tool('search_vibe', { query, locale, intent: 'rent', limit: 1, includePhotos: false })
      expect(notes, query).toEqual(mcp.notes ?? [])
      if (notes.length > 0) noted += 1
    }
    expect(noted).toBeGreaterThan(20)
  })

  it('shows every match once over its pages, in the order of one long page, whatever order, size or description', async () => {
    const orders = fc.option(fc.constantFrom('cheapest', 'dearest', 'biggest', 'smallest', 'newest', 'reduced'), {
      nil: undefined,
    })
    const questions = fc.oneof(possible, fc.constant({ q: 'flat with two bedrooms' }))
    await fc.assert(
      fc.asyncProperty(questions, orders, fc.integer({ min: 3, max: 20 }), async (given, sort, limit) => {
        const query: Query = { ...given, listingType: 'sale', ...(sort && { sort }) }
        const long = await list({ ...query, limit: 50 })
        const ids = await everyPage({ ...query, limit })
        expect(ids).toEqual(idsOf(long))
        expect([ids.length, new Set(ids).size]).toEqual([long.total, long.total])
      }),
      { numRuns: 15 },
    )
  })

  it('sorts by price, unknown prices last', async () => {
    const prices = (await list({ listingType: 'sale', sort: 'cheapest', limit: 50 })).listings.map(({ price }) => price)
    const known = prices.filter((price) => price !== null)
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    expect(prices.slice(known.length).every((price) => price === null)).toBe(true)
    expect(known.length).toBeLessThan(prices.length)
  })

  it('shows where reductions end: their earlier price, how many there are, and no slip among them', async () => {
    const { listings, total, notes } = await list({ listingType: 'sale', sort: 'reduced', limit: 50 })
    const froms = listings.map(({ reducedFrom }) => reducedFrom)
    const count = froms.findIndex((from) => from === undefined)
    expect(count).toBeGreaterThan(2)
    expect(froms.slice(count).every((from) => from === undefined)).toBe(true)
    const shares = listings.slice(0, count).map(({ price, reducedFrom }) => 1 - price! / reducedFrom!)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(Math.max(...shares)).toBeLessThan(0.5)
    expect(notes).toEqual([`Homes whose price has been reduced come first: ${count} of ${total}.`])
    const mcp = await tool('search_for_sale', { sort: 'reduced', limit: 50, includePhotos: false })
    expect(mcp).toMatchObject({
      notes,
      listings: listings.map(({ id, reducedFrom: from }) => (from ? { id, reducedFrom: from } : { id })),
    })
    const [first] = await texts('search_for_sale', { sort: 'reduced', limit: 3, includePhotos: false })
    expect(first).toContain('[reduced from ')
    const newest = await list({ listingType: 'sale', limit: 50 })
    expect(newest.listings.every((listing) => !('reducedFrom' in listing))).toBe(true)
  })

  it('says what stood in the way when nothing is found', async () => {
    const { total, empty, next } = await list({ listingType: 'rent', commune: 'mersch', maxPrice: 1 })
    expect([total, next]).toEqual([0, null])
    expect(empty).toContainEqual(expect.objectContaining({ filter: 'maxPrice', value: 1, nearest: expect.any(Number) }))
  })

  it.each([
    [{ minPrice: 2, maxPrice: 1 }, 400, 'minPrice'],
    [{ q: 'flat', commune: 'mersch' }, 400, 'commune'],
    [{ cursor: '5-nonsense' }, 400, 'cursor'],
    [{ sort: 'best' }, 400, 'sort'],
    [{ commune: 'Atlantis' }, 404, 'commune'],
  ])('refuses %j with what to change; only what was looked up costs', async (query, status, field) => {
    const left = async () => Number(/r=(\d+)/.exec((await get({ limit: 1 })).headers.get('ratelimit')!)![1])
    const before = await left()
    const answer = await get(query as Query)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ errors: [{ field }] })
    expect(before - (await left())).toBe(status === 400 ? 1 : 2)
  })

  it('takes a cursor only with the parameters of its page', async () => {
    const { next } = await list({ listingType: 'sale', limit: 5 })
    expect((await get({ listingType: 'sale', limit: 7, cursor: next! })).status).toBe(200)
    expect((await get({ listingType: 'rent', limit: 5, cursor: next! })).status).toBe(400)
    expect((await get({ listingType: 'sale', sort: 'cheapest', cursor: next! })).status).toBe(400)
  })

  it('answers on a market without a listing', async () => {
    const empty = await startTestServer({ release: { records: [] } })
    const own = await empty.issueKey({ scopes: ['listings:read'] })
    for (const query of ['', '?q=flat', '?commune=mersch&sort=cheapest']) {
      const answer = await empty.get(`${PATH}${query}`, { 'x-api-key': own })
      expect(listingsDocumentSchema.parse(await answer.json())).toMatchObject({ listings: [], total: 0, next: null })
    }
    await empty.close()
  })

  it('needs the scope of listings', async () => {
    const other = await test.issueKey({ scopes: ['market:read'] })
    expect((await test.get(PATH, { 'x-api-key': other })).status).toBe(403)
  })
})

describe('GET /listings/{id}', () => {
  it('gives the facts of get_listing', async () => {
    const { id } = RECORDS[3]!
    const body: unknown = await (await get({ locale: 'fr' }, `${PATH}/${id}`)).json()
    // The tool shows photos as blocks of its answer.
    const { photoUrls: _, ...rest } = fullListingDocumentSchema.strict().parse(body)
    expect(rest).toEqual(await tool('get_listing', { id, locale: 'fr', includePhotos: false }))
    expect((await get({}, `${PATH}/lnothing`)).status).toBe(404)
  })
})
