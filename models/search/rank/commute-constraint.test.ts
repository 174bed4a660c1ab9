import { array, assert, constantFrom, double, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { commuteWithin } from './commute-constraint.ts'
import { commuteOfRows } from '../index/row-commute.ts'
import { rowNumbersOf } from '../index/row-set.fixture.ts'
import { allRows, factAt } from '../index/row-set.ts'
import { createSearchIndex } from '../index/search-index.ts'
import { COMMUTE_MODES } from '../../contracts/places/commute.ts'
import { fixtureListing } from '../index/search-listing.fixture.ts'

const latitude = double({ min: 49.4, max: 50.2, noNaN: true })
const longitude = double({ min: 5.7, max: 6.5, noNaN: true })
const listings = array(
  record({
    communeSlug: constantFrom('mersch', 'esch-sur-alzette', 'vianden'),
    point: option(record({ latitude, longitude })),
    stationM: option(integer({ min: 0, max: 3000 }), { nil: null }),
  }).map(({ point, ...more }) => fixtureListing({ ...more, ...point })),
  { maxLength: 60 },
)
const wish = record({
  destination: constantFrom('kirchberg', 'elsewhere'),
  destinationName: constantFrom('there'),
  latitude,
  longitude,
  mode: option(constantFrom(...COMMUTE_MODES), { nil: null }),
  minutes: integer({ min: 1, max: 90 }),
  text: constantFrom('90 minutes'),
})

describe('commuteWithin', () => {
  it('keeps every listing that is known to be near enough, by published times and by estimates', () => {
    let some = 0
    assert(
      property(listings, wish, (all, commute) => {
        const index = createSearchIndex(all, { communeCommute: (slug) => (slug === 'mersch' ? 30 : null) })
        const minutesOf = commuteOfRows(index, commute)
        const expected = all.flatMap((_, row) => (factAt(minutesOf, row) <= commute.minutes ? [row] : []))
        const rows = allRows(index.size)
        commuteWithin(index, commute).narrow(rows)
        expect(rowNumbersOf(rows)).toEqual(expected)
        if (expected.length > 0 && expected.length < all.length) some++
      }),
    )
    expect(some).toBeGreaterThan(5)
  })
})
