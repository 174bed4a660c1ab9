import type { CallToolResult } from '@modelcontextprotocol/server'
import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { searchForSale } from './search-for-sale.ts'
import { searchRentals } from './search-rentals.ts'

const sale = (index: number, over: Partial<ListingRecord> = {}): ListingRecord => ({
  ...sampleListing(2 * index),
  ...over,
})
const RECORDS = [
  sale(0, { priceEur: 400_000, bedrooms: 1, areaM2: 50, communeSlug: 'esch-sur-alzette', firstSeen: '2026-09-01' }),
  sale(1, { priceEur: 600_000, bedrooms: 2, areaM2: 80, communeSlug: 'luxembourg', firstSeen: '2026-09-03' }),
  sale(2, {
    priceEur: 900_000,
    bedrooms: 4,
    areaM2: 150,
    communeSlug: 'mersch',
    propertyType: 'house',
    firstSeen: '2026-09-02',
  }),
  sale(3, {
    priceEur: null,
    bedrooms: null,
    areaM2: null,
    communeSlug: 'esch-sur-alzette',
    locality: 'Belval',
    firstSeen: '2026-09-04',
  }),
  sale(4, { priceEur: 90_000, communeSlug: 'mersch', propertyType: 'parking' }),
  { ...sampleListing(1), priceEur: 1_500, communeSlug: 'mersch' },
]
const NAMES = ['small', 'flat', 'house', 'vague', 'parking', 'rental'].map(
  (name, index) => [RECORDS[index]!.id, name] as const,
)
const release = await releaseForTools({ records: RECORDS })

async function names(args: object, tool = searchForSale): Promise<string[]> {
  const { structuredContent } = await callTool(tool, release, args)
  const { listings } = structuredContent as { listings: { id: string }[] }
  return listings.map(({ id }) => new Map(NAMES).get(id)!)
}

interface Found {
  listings: { id: string; price: number | null }[]
  total: number
  truncated?: boolean
}

describe('search_rentals and search_for_sale', () => {
  it('find homes for rent or sale, newest first', async () => {
    expect(await names({})).toEqual(['vague', 'flat', 'house', 'small'])
    expect(await names({}, searchRentals)).toEqual(['rental'])
  })

  it('filter by every argument; an unknown fact never matches', async () => {
    expect(await names({ maxPrice: 600_000 })).toEqual(['flat', 'small'])
    expect(await names({ minPrice: 500_000, maxPrice: 900_000 })).toEqual(['flat', 'house'])
    expect(await names({ minBeds: 2 })).toEqual(['flat', 'house'])
    expect(await names({ minAreaSqm: 100 })).toEqual(['house'])
    expect(await names({ propertyType: 'house' })).toEqual(['house'])
  })

  it('list the places of one name, each by a name that means only it', async () => {
    const result = await callTool(searchForSale, release, { commune: 'Berg' })
    expect(textOf(result)).toMatch(/means several places.*Nearest: Berg \(Mersch\), Berg \(Vianden\)\./s)
    const one = textOf(await callTool(searchForSale, release, { commune: 'Berg (Mersch)' }))
    expect(one).not.toMatch(/several|unknown/)
  })

  it('accept a commune, a locality, a name in another language or a canton as the place', async () => {
    expect(await names({ commune: 'MERSCH' })).toEqual(['house'])
    expect(await names({ commune: 'Luxemburg' })).toEqual(['flat'])
    expect(await names({ commune: 'Belval' })).toEqual(['vague'])
    expect(await names({ commune: 'canton d’Esch' })).toHaveLength(4)
  })

  it('accept beds as minBeds, and refuse two different values', async () => {
    expect(await names({ beds: 2 })).toEqual(await names({ minBeds: 2 }))
    expect(await names({ beds: 2, minBeds: 2 })).toEqual(['flat', 'house'])
    const result = await callTool(searchForSale, release, { beds: 2, minBeds: 3 })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('beds: received 2, expected the same as minBeds, which is 3')
  })

  it('say when there are more results than shown', async () => {
    const { structuredContent, content } = await callTool(searchForSale, release, { limit: 2 })
    expect(structuredContent).toMatchObject({ total: 4, truncated: true, releaseId: expect.any(String) })
    expect(content[0]).toMatchObject({
      text: expect.stringMatching(/^4 listings for sale, newest first, the first 2:\n1\. /),
    })
    expect((await callTool(searchForSale, release, {})).structuredContent).not.toHaveProperty('truncated')
  })

  it('go on where an answer ended, in the order asked for, until all have been seen', async () => {
    const all = (await callTool(searchForSale, release, { sort: 'cheapest' })).structuredContent as unknown as Found
    const prices = all.listings.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)))
    const pages = await Promise.all(
      all.listings.map(async (_, offset) => {
        const page = await callTool(searchForSale, release, { sort: 'cheapest', limit: 1, offset })
        const { listings, truncated } = page.structuredContent as unknown as Found
        const isLast = offset === all.total - 1
        expect([truncated ?? false, textOf(page).includes(`with offset ${offset + 1}`)]).toEqual([!isLast, !isLast])
        expect(textOf(page)).toContain(`cheapest first, number ${offset + 1}:\n${offset + 1}. `)
        return listings
      }),
    )
    expect(pages.flat().map(({ id }) => id)).toEqual(all.listings.map(({ id }) => id))
    const behind = await callTool(searchForSale, release, { offset: 9 })
    expect(behind.structuredContent).toMatchObject({ total: 4, listings: [] })
    expect(textOf(behind)).toContain('4 listings for sale, newest first; offset 9 is behind the last.')
  })

  it('say on the last pages how to go on as far as any call reaches, and what no call does', async () => {
    const total = 1_062
    const records = Array.from({ length: total }, (_, index) => sale(index, { priceEur: 1_000 + index }))
    const large = await releaseForTools({ records })
    const seen = new Set<string>()
    let call: Record<string, unknown> | undefined = { limit: 49, offset: 931 }
    let text = ''
    while (call) {
      const page: CallToolResult = await callTool(searchForSale, large, { ...call, sort: 'cheapest' })
      for (const { id } of (page.structuredContent as unknown as Found).listings) seen.add(id)
      text = textOf(page)
      const more: RegExpExecArray | null = /^More: .*? offset (\d+)(?: and limit (\d+))?\.$/m.exec(text)
      call = more ? { offset: Number(more[1]), limit: Number(more[2] ?? 49) } : undefined
    }
    expect(seen.size).toBe(1_050 - 931)
    expect(text).toContain('Out of reach: 12 more. Narrow the search to see the rest.')
    const one = textOf(await callTool(searchForSale, large, { limit: 1, offset: 1_000 }))
    expect(one).toMatch(/^1,062 listings for sale, newest first, number 1,001:\n1001\. /)
    expect(one).toContain('More: the same search with offset 1000 and limit 50.')
    expect(textOf(await callTool(searchForSale, large, { limit: 50 }))).not.toContain('Out of reach')
  })

  it('say that an order cannot be kept where nobody knows its fact', async () => {
    const result = await callTool(searchForSale, release, { sort: 'reduced' })
    expect(textOf(result)).toContain('what the order “reduced in price first” needs: the newest come first')
    expect(textOf(await callTool(searchForSale, release, { sort: 'cheapest' }))).not.toContain('the newest come first')
  })

  it('say which filter excluded everything and which change would help', async () => {
    const result = await callTool(searchForSale, release, { commune: 'Mersch', maxPrice: 500_000 })
    expect(result).toMatchObject({ isError: true, structuredContent: { total: 0, listings: [] } })
    const { empty } = result.structuredContent as { empty: object[] }
    expect(empty).toContainEqual({ filter: 'maxPrice', value: 500_000, removed: 3, foundWithout: 1, nearest: 900_000 })
    expect(textOf(result)).toContain('To find something, remove commune "Mersch", or change maxPrice 500000 to 900000.')
    expect(textOf(result)).toContain('propertyType "dwelling" (implied)')
  })

  it('suggest a small change of a number before a bigger concession', async () => {
    const result = await callTool(searchForSale, release, { commune: 'Mersch', maxPrice: 850_000 })
    expect(textOf(result)).toContain('To find something, change maxPrice 850000 to 900000, or remove commune "Mersch".')
  })

  it.each([
    [{ commune: 'Meersch-les-Bains' }, /commune: received "Meersch-les-Bains".*Nearest: /],
    [{ commune: 'Thionville' }, /Thionville is abroad \(France\)/],
    [{ minPrice: 5, maxPrice: 4 }, /minPrice: received 5, expected at most maxPrice, which is 4/],
    [{ limit: 51 }, /limit: received 51, expected a whole number from 1 to 50/],
    [{ propertyType: 'hose' }, /Nearest: house/],
    [{ maxprice: 5 }, /maxprice.*Nearest: maxPrice/],
  ])('say how to repair %j', async (args, message) => {
    const result = await callTool(searchForSale, release, args)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(message)
  })

  it('use the requested language, and mention the deprecated code', async () => {
    const german = await callTool(searchForSale, release, { commune: 'luxembourg', locale: 'de' })
    expect(german.structuredContent).toMatchObject({ listings: [{ city: 'Luxemburg' }] })
    const { structuredContent } = await callTool(searchForSale, release, { locale: 'lb' })
    expect(structuredContent).toMatchObject({ notes: [expect.stringContaining('schéckt lu')] })
  })
})
