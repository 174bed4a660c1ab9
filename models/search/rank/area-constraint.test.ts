import { array, assert, constantFrom, double, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { planarDistanceM } from '../index/distance.ts'
import { rowNumbersOf } from '../index/row-set.fixture.ts'
import { allRows } from '../index/row-set.ts'
import { createSearchIndex } from '../index/search-index.ts'
import { fixtureListing } from '../index/search-listing.fixture.ts'
import { areaConstraints, areaPrecision } from './area-constraint.ts'
import { passingRows } from './constraint.ts'

const MERSCH = { latitude: 49.7489, longitude: 6.1064 }
const listing = record({
  communeSlug: constantFrom('mersch', 'esch-sur-alzette', 'luxembourg', 'diekirch'),
  point: option(
    record({
      latitude: double({ min: 49.4, max: 50.2, noNaN: true }),
      longitude: double({ min: 5.7, max: 6.5, noNaN: true }),
      coordinatePrecision: constantFrom('address', 'street', 'locality', 'commune', null),
    }),
    { nil: null },
  ),
}).map(({ communeSlug, point }) => fixtureListing({ communeSlug, ...point }))

describe('areaConstraints', () => {
  it('find a home in a circle by its point alone, and by no point of its commune', () => {
    assert(
      property(array(listing, { maxLength: 60 }), integer({ min: 100, max: 30_000 }), (listings, metres) => {
        const index = createSearchIndex(listings, { gazetteer: FIXTURE_GAZETTEER })
        const near = { ...MERSCH, name: null, text: null, metres }
        const rows = allRows(index.size)
        for (const each of areaConstraints(index, { near, within: null, takesUnplaced: false })) each.narrow(rows)
        const { latitude, longitude } = index.columns
        const expected = listings.flatMap((one, row) => {
          const isPlaced = one.latitude !== null && one.coordinatePrecision !== 'commune'
          const metresTo = planarDistanceM(near.latitude, near.longitude, latitude[row]!, longitude[row]!)
          return isPlaced && metresTo <= metres ? [row] : []
        })
        expect(rowNumbersOf(rows)).toEqual(expected)
      }),
    )
  })

  it('find in a box what lies between its corners', () => {
    assert(
      property(array(listing, { maxLength: 60 }), (listings) => {
        const index = createSearchIndex(listings)
        const [south, west, north, east] = [49.6, 6, 49.8, 6.2]
        const within = [
          { latitude: south, longitude: west },
          { latitude: south, longitude: east },
          { latitude: north, longitude: east },
          { latitude: north, longitude: west },
        ]
        const rows = allRows(index.size)
        for (const each of areaConstraints(index, { near: null, within, takesUnplaced: false })) each.narrow(rows)
        const expected = listings.flatMap(({ latitude, longitude, coordinatePrecision }, row) =>
          latitude !== null &&
          coordinatePrecision !== 'commune' &&
          latitude > south &&
          latitude < north &&
          longitude! > west &&
          longitude! < east
            ? [row]
            : [],
        )
        expect(rowNumbersOf(rows)).toEqual(expected)
      }),
    )
  })

  it('say of homes with only a commune that they may be there, and take them when asked', () => {
    const at = (over: object) => fixtureListing({ communeSlug: 'mersch', ...over })
    const index = createSearchIndex(
      [
        at({ ...MERSCH, coordinatePrecision: 'address' }),
        at({ ...MERSCH, coordinatePrecision: 'locality' }),
        at({ ...MERSCH, coordinatePrecision: null }),
        at({ ...MERSCH, coordinatePrecision: 'commune' }),
        at({}),
        fixtureListing({ communeSlug: 'esch-sur-alzette' }),
      ],
      { gazetteer: FIXTURE_GAZETTEER },
    )
    const near = { ...MERSCH, name: 'Mersch', text: 'Mersch', metres: 1_000 }
    const wishes = { near, within: null, takesUnplaced: false }
    const precision = { byLocality: 1, unstated: 1, unplaced: 2 }
    const found = (takesUnplaced: boolean): number[] => {
      const rows = passingRows(index, areaConstraints(index, { ...wishes, takesUnplaced }))
      expect(areaPrecision(index, wishes, [], rows)).toEqual(precision)
      return rowNumbersOf(rows)
    }
    expect(found(false)).toEqual([0, 1, 2])
    expect(found(true)).toEqual([0, 1, 2, 3, 4])
  })
})
