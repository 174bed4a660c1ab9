import { expect, it } from 'vitest'

import type { CommuteTimeRow } from '../contracts/places/commute.ts'
import { arrangeTimes } from './arrange-times.ts'

const row = (over: Partial<CommuteTimeRow>): CommuteTimeRow => ({
  communeSlug: 'mersch',
  destination: 'belval',
  mode: 'transit',
  period: 'peak',
  minutes: 30,
  low: 25,
  high: 40,
  distanceKm: null,
  method: 'estimated',
  stale: false,
  validOn: '2026-07-22',
  via: 'Mersch',
  ...over,
})

it('nests rows in whatever order they come, with the facts of the peak', () => {
  const rows = [row({}), row({ period: 'offPeak', minutes: 28, via: 'Lintgen' }), row({ mode: 'car', distanceKm: 40 })]
  const { mersch } = arrangeTimes(rows)
  expect(mersch!.belval.transit).toMatchObject({
    peak: { minutes: 30, low: 25, high: 40 },
    offPeak: { minutes: 28 },
    via: 'Mersch',
  })
  expect(mersch!.belval.car.distanceKm).toBe(40)
  expect(arrangeTimes(rows.toReversed())).toEqual(arrangeTimes(rows))
})
