import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { aLabel } from '../labels/label.fixture.ts'
import type { Conditions } from '../labels/labelled-query.ts'
import { flat } from '../labels/listing.fixture.ts'
import { createMarketPlaces } from './market-places.ts'
import { MAX_GRADE, relevanceOf } from './relevance.ts'
import type { MarketFacts } from './wish-degree.ts'

const reference = await loadReference()
const facts: MarketFacts = { places: createMarketPlaces(reference), stations: reference.stations }

test('a listing that is known to meet every condition has the best grade when there are no wishes', () => {
  const query = aLabel({ types: ['apartment'], bedroomsMin: 2, priceMaxEur: 1800, places: ['quarter:bonnevoie-sud'] })
  expect(relevanceOf(query, flat(), facts)).toEqual({ grade: MAX_GRADE, broken: [], unproven: [] })
})

test.each<[string, Conditions]>([
  ['one euro too much', { priceMaxEur: 1799 }],
  ['a bedroom too few', { bedroomsMin: 3 }],
  ['a worse energy class', { energyMin: 'A' }],
  ['a floor too low', { floorMin: 3 }],
  ['a day too late', { availableBy: '2026-10-14' }],
  ['another quarter', { places: ['quarter:belair'] }],
  ['a place that is not wanted', { notPlaces: ['commune:luxembourg'] }],
  ['another type', { types: ['penthouse'] }],
  ['a feature that it says it lacks', { with: ['elevator'] }],
  ['a feature that is not wanted', { without: ['balcony'] }],
  ['too far from the place', { near: { place: 'commune:clervaux' } }],
])('%s breaks the condition and makes it useless', (_, hard) => {
  const { grade, broken } = relevanceOf(aLabel(hard), flat(), facts)
  expect(grade).toBe(0)
  expect(broken).toEqual(Object.keys(hard))
})

test('an unknown fact proves nothing and breaks nothing', () => {
  const query = aLabel({ priceMaxEur: 1000, energyMin: 'A', with: ['garden'] })
  const listing = flat({ priceEur: null, energyClass: null })
  expect(relevanceOf(query, listing, facts)).toEqual({
    grade: 1,
    broken: [],
    unproven: ['priceMaxEur', 'energyMin', 'with'],
  })
})

test('too few rooms prove too few bedrooms when bedrooms are unknown, enough rooms prove nothing', () => {
  const of = (rooms: number) => relevanceOf(aLabel({ bedroomsMin: 3 }), flat({ bedrooms: null, rooms }), facts)
  expect(of(2).broken).toEqual(['bedroomsMin'])
  expect(of(4).unproven).toEqual(['bedroomsMin'])
})

test('wishes order the listings that break no condition', () => {
  const query = aLabel({}, { with: ['balcony', 'garden'], priceAroundEur: 1800 })
  const grades = [['balcony', 'garden'], ['balcony'], []].map(
    (features) => relevanceOf(query, flat({ features }), facts).grade,
  )
  expect(grades).toEqual([4, 3, 2])
})

test('an office is useless for a text without a type', () => {
  expect(relevanceOf(aLabel({ priceMaxEur: 2000 }), flat({ propertyType: 'office', segment: null }), facts).grade).toBe(
    0,
  )
})

test('a listing for sale is useless for a tenant', () => {
  expect(relevanceOf(aLabel({}), flat({ listingType: 'sale' }), facts).grade).toBe(0)
})

test('the district of Belval lies in two communes', () => {
  const inSanem = flat({ communeSlug: 'sanem', locality: 'Belval', district: null })
  expect(relevanceOf(aLabel({ places: ['locality:belval'] }), inSanem, facts).broken).toEqual([])
})

test('a longer way by train is a lower degree of the wish', () => {
  const query = aLabel({}, { commute: { to: 'kirchberg', minutes: 20, by: 'transit' } })
  const grade = (latitude: number, longitude: number) => relevanceOf(query, flat({ latitude, longitude }), facts).grade
  expect(grade(49.6205, 6.1318)).toBe(4)
  expect(grade(50.0547, 6.0271)).toBe(1)
})

test('another condition never raises a grade', () => {
  const conditions: Conditions = {
    priceMaxEur: 1500,
    bedroomsMin: 2,
    energyMin: 'C',
    floorMin: 1,
    furnished: true,
    areaMinM2: 60,
  }
  const fields = Object.keys(conditions) as (keyof Conditions)[]
  const pick = (chosen: readonly (keyof Conditions)[]) =>
    Object.fromEntries(chosen.map((field) => [field, conditions[field]])) as Conditions
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
  const listings = fc.record({
    priceEur: maybe(fc.integer({ min: 500, max: 3000 })),
    bedrooms: maybe(fc.integer({ min: 0, max: 5 })),
    energyClass: maybe(fc.constantFrom('A', 'C', 'G')),
    floor: maybe(fc.integer({ min: 0, max: 5 })),
    furnished: maybe(fc.boolean()),
    areaM2: maybe(fc.integer({ min: 20, max: 150 })),
  })
  fc.assert(
    fc.property(listings, fc.subarray(fields), fc.constantFrom(...fields), (changes, chosen, further) => {
      const before = relevanceOf(aLabel(pick(chosen)), flat(changes), facts).grade
      const after = relevanceOf(aLabel(pick([...new Set([...chosen, further])])), flat(changes), facts).grade
      expect(after).toBeLessThanOrEqual(before)
    }),
  )
})
