import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { searchForSale } from '../tools/search-for-sale.ts'
import { searchRentals } from '../tools/search-rentals.ts'
import { searchVibe } from '../tools/search-vibe.ts'
import type { EmptyFilter } from './empty-search.ts'

const rental = (index: number, over: Partial<ListingRecord> = {}): ListingRecord => ({
  ...sampleListing(2 * index + 1),
  priceEur: 1_000 + 100 * index,
  ...over,
})
const RENTALS = [rental(0), rental(1, { communeSlug: 'mersch', bedrooms: 4 }), rental(2, { propertyType: 'parking' })]
const SALES = [sampleListing(0), { ...sampleListing(2), communeSlug: 'mersch', bedrooms: 1, priceEur: 400_000 }]
const rentalsOnly = await releaseForTools({ records: RENTALS })
const both = await releaseForTools({ records: [...RENTALS, ...SALES] })
const salesAndParking = await releaseForTools({ records: [...SALES, RENTALS[2]!] })

describe('a search without results', () => {
  it('says that there is no home for sale where the market has none, not to relax two conditions', async () => {
    const text = textOf(await callTool(searchForSale, rentalsOnly, {}))
    expect(text).toMatch(
      /We hold no listing for sale at the moment: our sources carry none\.\nFor rent, the same search finds 2\./,
    )
    const asked = textOf(await callTool(searchForSale, rentalsOnly, { commune: 'mersch', minBeds: 9 }))
    expect(asked).toContain('We hold no listing for sale at the moment: our sources carry none.')
    expect(asked).not.toMatch(/relax|For rent/i)
    const priced = textOf(await callTool(searchForSale, rentalsOnly, { maxPrice: 500_000 }))
    expect(priced).toContain('We hold no listing for sale')
    expect(priced).not.toMatch(/For rent, the same search/)
    const none = await releaseForTools({ records: [] })
    expect(textOf(await callTool(searchForSale, none, {}))).toContain('We hold no listing at the moment.')
  })

  it('says when the newest was seen where the sources had some and none is on offer today', async () => {
    const gone = { ...sampleListing(0), status: 'stale' as const, lastSeen: '2025-09-03' }
    const once = await releaseForTools({ records: [...RENTALS, gone] })
    const text = textOf(await callTool(searchForSale, once, {}))
    expect(text).toContain('Homes to buy: none known today, newest seen on 3 September 2025.')
    expect(text).not.toContain('carry none')
  })

  it.each(LOCALES)(
    'tells in %s one who asks what a home is worth that no search says so, and which tool does',
    async (locale) => {
      const args = { query: 'what is my house in Esch-sur-Alzette worth?', locale }
      const result = await callTool(searchVibe, both, args)
      expect(textOf(result)).toMatch(/“worth”.*get_price_estimate/)
    },
  )

  it('calls communes by their names in the language of the call', async () => {
    for (const [locale, name] of [
      ['fr', 'Esch-sur-Alzette'],
      ['de', 'Esch an der Alzette'],
      ['en', 'Esch-sur-Alzette'],
    ] as const) {
      const args = { commune: 'esch-sur-alzette; Vianden', minBeds: 9, locale }
      const filtered = textOf(await callTool(searchRentals, both, args))
      expect(filtered).toContain(`"${name} / `)
      const described = await callTool(searchVibe, both, { query: '9 bedrooms in Esch-sur-Alzette', locale })
      expect(textOf(described)).toMatch(new RegExp(`^- “.*${name}.*”`, 'm'))
      const lost = textOf(await callTool(searchRentals, both, { commune: 'Eschsuralzxtxe', locale }))
      expect(lost).toContain(name)
    }
  })

  it('says which listings are no homes', async () => {
    const text = textOf(await callTool(searchRentals, salesAndParking, {}))
    expect(text).toContain('The same search finds 1 that are not homes, or not known to be homes.')
    expect(text).toContain('For sale, the same search finds 2.')
  })

  it('tells to relax two conditions together only where no condition alone finds something', async () => {
    const filters = fc.record(
      {
        commune: fc.constantFrom('mersch', 'vianden', 'esch-sur-alzette'),
        maxPrice: fc.constantFrom(500, 1_050, 450_000),
        minBeds: fc.constantFrom(1, 4, 9),
        propertyType: fc.constantFrom('house', 'studio'),
      },
      { requiredKeys: [] },
    )
    const seen = { alone: 0, together: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(both, rentalsOnly, salesAndParking),
        fc.constantFrom(searchRentals, searchForSale),
        filters,
        async (release, tool, args) => {
          const result = await callTool(tool, release, args)
          const { empty } = result.structuredContent as { empty?: EmptyFilter[] }
          if (!empty) return
          const isAlone = empty.some(({ foundWithout }) => foundWithout > 0)
          seen[isAlone ? 'alone' : 'together']++
          const isNone = /We hold no listing/.test(textOf(result))
          expect(/Relax two or more of them/.test(textOf(result))).toBe(!isAlone && !isNone)
        },
      ),
      { numRuns: 200 },
    )
    expect(Math.min(seen.alone, seen.together)).toBeGreaterThan(10)
  })

  it.each(LOCALES)('says so in %s', async (locale) => {
    const english = textOf(await callTool(searchForSale, rentalsOnly, {})).split('\n')
    const said = textOf(await callTool(searchForSale, rentalsOnly, { locale })).split('\n')
    expect(said).toHaveLength(english.length)
    if (locale !== 'en') for (const line of english) expect(said).not.toContain(line)
  })
})
