import { array, assert, constantFrom, double, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { planarDistanceM } from '../index/distance.ts'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { placeIs, placeIsNot } from './place-constraint.ts'
import { rowNumbersOf } from '../index/row-set.fixture.ts'
import { allRows } from '../index/row-set.ts'
import { createSearchIndex } from '../index/search-index.ts'
import type { PlaceWish } from '../intent/search-intent.ts'
import { fixtureListing } from '../index/search-listing.fixture.ts'
import { readQuery } from '../understand/read-query.fixture.ts'

const placesOf = (text: string): PlaceWish[] => readQuery(text).places
const PLACES = [
  'in Mersch',
  'near Kirchberg',
  'near Mersch',
  'within 20 km of Esch-sur-Alzette',
  'in Belair',
  'Kanton Diekirch',
].flatMap(placesOf)
const point = record({
  latitude: double({ min: 49.4, max: 50.2, noNaN: true }),
  longitude: double({ min: 5.7, max: 6.5, noNaN: true }),
})
const listing = record({
  communeSlug: constantFrom('mersch', 'esch-sur-alzette', 'luxembourg', 'diekirch'),
  district: option(constantFrom('Belair', 'Kirchberg', 'Atlantis'), { nil: null }),
  point: option(point, { nil: null }),
}).map(({ point, ...more }) =>
  fixtureListing({ ...more, ...point, coordinatePrecision: point === null ? null : 'address' }),
)

describe('placeIs', () => {
  it('knows the places of this test', () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(6)
  })

  it('finds every listing within the radius, wherever its commune is thought to be', () => {
    assert(
      property(array(listing, { maxLength: 60 }), constantFrom(...PLACES), (listings, place) => {
        const { latitude, longitude, radiusM, communes } = place
        if (radiusM === null || latitude === null || longitude === null) return
        const index = createSearchIndex(listings)
        const rows = allRows(listings.length)
        placeIs(index, [place])!.narrow(rows)
        const expected = listings.flatMap((one, row) => {
          const isNear =
            one.latitude !== null &&
            planarDistanceM(latitude, longitude, index.columns.latitude[row]!, index.columns.longitude[row]!) <= radiusM
          return isNear || (place.kind === 'commune' && communes.includes(one.communeSlug!)) ? [row] : []
        })
        expect(rowNumbersOf(rows)).toEqual(expected)
      }),
    )
  })

  it('takes several places for alternatives, and the same places refused leave the rest', () => {
    assert(
      property(
        array(listing, { maxLength: 60 }),
        array(constantFrom(...PLACES), { minLength: 1, maxLength: 3 }),
        (listings, places) => {
          const index = createSearchIndex(listings, { gazetteer: FIXTURE_GAZETTEER })
          const found = (wanted: readonly PlaceWish[]): Set<number> => {
            const rows = allRows(index.size)
            placeIs(index, wanted)!.narrow(rows)
            return new Set(rowNumbersOf(rows))
          }
          const together = found(places)
          expect(together).toEqual(new Set(places.flatMap((place) => [...found([place])]).toSorted((a, b) => a - b)))
          const rest = allRows(index.size)
          for (const place of places) placeIsNot(index, place).narrow(rest)
          const left = new Set(rowNumbersOf(rest))
          expect(left.union(together).size).toBe(index.size)
          expect(left.isDisjointFrom(together)).toBe(true)
        },
      ),
    )
  })
})
