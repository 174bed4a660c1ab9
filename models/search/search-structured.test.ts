import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from './gazetteer.fixture.ts'
import { listings } from './search-arbitraries.fixture.ts'
import { createSearchIndex } from './index/search-index.ts'
import { fixtureListing } from './index/search-listing.fixture.ts'
import type { SearchListing } from './index/search-listing.ts'
import { FILTER_TYPES, resolvePlaceFilter, searchStructured, type SearchFilters } from './search-structured.ts'

const mersch = resolvePlaceFilter(FIXTURE_GAZETTEER, 'Mersch')
const places = mersch.kind === 'found' ? mersch.places : []
const filters = record(
  {
    minPriceEur: constantFrom(0, 300_000, 1_000_000),
    maxPriceEur: constantFrom(400_000, 1_500_000, 3_000_000),
    minBedrooms: integer({ min: 0, max: 5 }),
    minAreaM2: constantFrom(5, 50, 200),
    propertyType: constantFrom('apartment', 'house', 'studio'),
    places: constantFrom(places),
  },
  { requiredKeys: [] },
)
const LIMIT = 500

describe('searchStructured', () => {
  it('finds what looking at every listing alone finds, newest first', () => {
    let some = 0
    assert(
      property(listings({ minLength: 30, maxLength: 60 }), filters, (all, asked) => {
        const numbered = all.map((listing, number) => ({ ...listing, id: `l${number}` }))
        const index = createSearchIndex(numbered, { gazetteer: FIXTURE_GAZETTEER })
        const { ids, total, empty } = searchStructured(index, { listingType: 'sale', limit: LIMIT, ...asked })
        const expected = numbered
          .filter((listing) => meets(listing, asked))
          .toSorted((a, b) => (a.firstSeen === b.firstSeen ? compare(a.id, b.id) : compare(b.firstSeen, a.firstSeen)))
        expect(ids).toEqual(expected.map(({ id }) => id))
        expect(total).toBe(expected.length)
        expect(empty === null).toBe(total > 0)
        if (total > 0) some++
      }),
    )
    expect(some).toBeGreaterThan(20)
  })

  it('counts the homes that may lie in the village asked for, and in no whole commune', () => {
    const home = { listingType: 'sale', communeSlug: 'mersch', bedrooms: 2 } as const
    const index = createSearchIndex(
      [
        fixtureListing({ ...home, id: 'there', locality: 'Beringen' }),
        fixtureListing({ ...home, id: 'elsewhere', locality: 'Rollingen' }),
        fixtureListing({ ...home, id: 'perhaps', locality: null }),
        fixtureListing({ ...home, id: 'small', locality: null, bedrooms: 1 }),
        fixtureListing({ ...home, id: 'far', locality: null, communeSlug: 'vianden' }),
      ],
      { gazetteer: FIXTURE_GAZETTEER },
    )
    const of = (text: string) => {
      const read = resolvePlaceFilter(FIXTURE_GAZETTEER, text)
      const wanted = read.kind === 'found' ? read.places : []
      const { ids, unplaced } = searchStructured(index, { listingType: 'sale', minBedrooms: 2, places: wanted })
      return [ids, unplaced]
    }
    expect(of('Beringen')).toEqual([['there'], 1])
    expect(of('Mersch')).toEqual([['elsewhere', 'perhaps', 'there'], 0])
  })

  it('puts those whose price cannot be right last, also where the limit cuts', () => {
    assert(
      property(listings({ minLength: 20, maxLength: 40 }), integer({ min: 1, max: 40 }), (all, limit) => {
        const judged = all.map((listing, number) => ({
          ...listing,
          id: `l${number}`,
          priceCheck: number % 3 === 0 ? ('implausible' as const) : ('plausible' as const),
        }))
        const index = createSearchIndex(judged, { gazetteer: FIXTURE_GAZETTEER })
        const whole = searchStructured(index, { listingType: 'sale', limit: LIMIT })
        const last = whole.ids.map((id) => Number(id.slice(1)) % 3 === 0)
        expect(last).toEqual(last.toSorted())
        expect(searchStructured(index, { listingType: 'sale', limit }).ids).toEqual(whole.ids.slice(0, limit))
      }),
    )
  })

  it('never finds more with one filter more', () => {
    assert(
      property(listings({ minLength: 30, maxLength: 60 }), filters, (all, asked) => {
        const index = createSearchIndex(all, { gazetteer: FIXTURE_GAZETTEER })
        let before = searchStructured(index, { listingType: 'sale', limit: LIMIT }).total
        const kept: Partial<SearchFilters> = {}
        for (const [name, value] of Object.entries(asked)) {
          Object.assign(kept, { [name]: value })
          const { total } = searchStructured(index, { listingType: 'sale', limit: LIMIT, ...kept })
          expect(total).toBeLessThanOrEqual(before)
          before = total
        }
      }),
    )
  })
})

/** An unknown fact meets no filter. */
function meets(listing: SearchListing, asked: Partial<SearchFilters>): boolean {
  const { minPriceEur, maxPriceEur, minBedrooms, minAreaM2, propertyType } = asked
  const isAtLeast = (fact: number | null, least: number | undefined): boolean =>
    least === undefined || (fact !== null && fact >= least)
  return (
    listing.communeSlug !== null &&
    isAtLeast(listing.priceEur, minPriceEur) &&
    (maxPriceEur === undefined || (listing.priceEur !== null && listing.priceEur <= maxPriceEur)) &&
    isAtLeast(listing.bedrooms, minBedrooms) &&
    isAtLeast(listing.areaM2, minAreaM2) &&
    (asked.places === undefined || listing.communeSlug === 'mersch') &&
    (propertyType === undefined ? DWELLINGS : FILTER_TYPES[propertyType]).includes(listing.propertyType)
  )
}

/** Property types of the listings of this test. */
const DWELLINGS = ['apartment', 'house', 'studio', 'castle']

function compare(a: string, b: string): number {
  return a < b ? -1 : 1
}
