import { assert, array, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSimilarListings, unlikeness, type SimilarListing } from './similar-listings.ts'

const CENTRES = new Map([
  ['a', { latitude: 49.6, longitude: 6.1 }],
  ['b', { latitude: 49.65, longitude: 6.1 }],
  ['far', { latitude: 50.1, longitude: 6.0 }],
])
const home = (id: string, priceEur: number | null, over: Partial<SimilarListing> = {}): SimilarListing => ({
  id,
  listingType: 'sale',
  propertyType: 'apartment',
  segment: 'apartment',
  communeSlug: 'a',
  priceCheck: 'plausible',
  priceEur,
  areaM2: 80,
  ...over,
})
const similar = (listings: SimilarListing[], id: string): string[] => {
  const index = createSimilarListings(CENTRES)
  for (const listing of listings) index.add(listing)
  const found = index.similarTo(listings.find((one) => one.id === id)!)
  return found.map((one) => one.id)
}

describe('similar listings', () => {
  it('are the nearest in price and area, whatever their type within the kind', () => {
    const listings = [
      home('x', 500_000),
      home('near', 505_000, { propertyType: 'duplex' }),
      home('larger', 500_000, { areaM2: 160 }),
      home('unknown', 500_000, { areaM2: null }),
      home('dear', 900_000),
      home('low', 480_000),
    ]
    expect(similar(listings, 'x')).toEqual(['near', 'low', 'unknown', 'dear'])
  })

  it('are of the same offer and kind, from nearby communes where there are too few, and never from afar', () => {
    const listings = [
      home('x', 500_000),
      home('rent', 500_000, { listingType: 'rent' }),
      home('house', 500_000, { segment: 'house' }),
      home('beside', 700_000, { communeSlug: 'b' }),
      home('own', 900_000),
      home('far', 500_000, { communeSlug: 'far' }),
    ]
    expect(similar(listings, 'x')).toEqual(['own', 'beside'])
  })

  it('are none for a listing without price or place', () => {
    const listings = [home('x', null), home('y', 1, { communeSlug: null }), home('z', 500_000)]
    expect([similar(listings, 'x'), similar(listings, 'y'), similar(listings, 'z')]).toEqual([[], [], []])
  })

  it('are not what costs or measures more than twice as much', () => {
    expect(similar([home('x', 500_000), home('y', 1_100_000), home('z', 500_000, { areaM2: 170 })], 'x')).toEqual([])
  })

  it('are within a commune the nearest of all, as looking at each of them finds', () => {
    const listing = record({ priceEur: integer({ min: 1, max: 900 }), areaM2: option(integer({ min: 0, max: 90 })) })
    assert(
      property(array(listing, { minLength: 1, maxLength: 80 }), (drawn) => {
        const listings = drawn.map((over, index) => home(`l${String(index).padStart(2, '0')}`, null, over))
        const [first] = listings
        const others = listings
          .filter((other) => other !== first && unlikeness(other, first!) <= Math.LN2)
          .sort((a, b) => unlikeness(a, first!) - unlikeness(b, first!) || (a.id < b.id ? -1 : 1))
        expect(similar(listings, first!.id)).toEqual(others.slice(0, 4).map(({ id }) => id))
      }),
    )
  })

  it('do not hang on the order of the listings, and are others of the same kind', () => {
    const listing = record({
      priceEur: option(integer({ min: 0, max: 50 })),
      areaM2: option(integer({ min: 0, max: 50 })),
      communeSlug: constantFrom('a', 'b', 'far', 'nowhere', null),
      segment: constantFrom('apartment' as const, 'house' as const, null),
    })
    assert(
      property(array(listing, { minLength: 1, maxLength: 60 }), (drawn) => {
        const listings = drawn.map((over, index) => home(`l${String(index).padStart(2, '0')}`, null, over))
        for (const { id } of listings.slice(0, 5)) {
          const found = similar(listings, id)
          expect(similar(listings.toReversed(), id)).toEqual(found)
          expect(found).not.toContain(id)
          expect(new Set(found).size).toBe(found.length)
        }
      }),
    )
  })

  it('leaves out those whose price cannot be right', () => {
    expect(similar([home('x', 500_000), home('y', 500_000, { priceCheck: 'implausible' })], 'x')).toEqual([])
  })
})
