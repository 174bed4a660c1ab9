import { describe, expect, it } from 'vitest'

import {
  COMMUTE_DESTINATIONS,
  COMMUTE_MODES,
  COMMUTE_PERIODS,
  commuteTimeRowSchema,
} from '../contracts/places/commute.ts'
import { commuteTimes, type RoutedFacts, type TimetableFacts, type TransitFacts } from './commune-commute.ts'

const place = (latitude: number, longitude: number, share = 1) => ({ latitude, longitude, share })
const MERSCH = { slug: 'mersch', places: [place(49.7516, 6.1102)], busHeadwayMinutes: 20 }
const SPREAD = { ...MERSCH, slug: 'spread', places: [place(49.7, 6.11, 0.5), place(49.8, 6.11, 0.5)] }
const HUB = { latitude: 49.6, longitude: 6.1342, headwayMinutes: 10 }
const TRANSIT: TransitFacts = {
  validOn: '2026-07-22',
  network: {
    tramStops: [],
    stations: [
      { ...HUB, slug: 'luxembourg-gare-centrale', name: 'Gare', minutes: { luxembourg: 0, kirchberg: 5, belval: 29 } },
      {
        slug: 'mersch',
        name: 'Mersch',
        latitude: 49.7516,
        longitude: 6.1102,
        headwayMinutes: 15,
        minutes: { luxembourg: 16, kirchberg: 11, belval: 50 },
      },
    ],
  },
}
const timetable = (trip: TimetableFacts['trip']): TimetableFacts => ({
  validOn: '2026-09-15',
  validTo: '2026-12-12',
  trip,
})
const find = (rows: ReturnType<typeof commuteTimes>, slug: string, mode: string, period = 'peak') =>
  rows.find((row) => row.communeSlug === slug && row.mode === mode && row.period === period)!

describe('commuteTimes', () => {
  const rows = commuteTimes([MERSCH, SPREAD], TRANSIT, '2026-09-30')

  it('has every destination, mode and period once, in order, within the contract', () => {
    const expected = ['mersch', 'spread'].flatMap((slug) =>
      COMMUTE_DESTINATIONS.flatMap((destination) =>
        COMMUTE_MODES.flatMap((mode) => COMMUTE_PERIODS.map((period) => [slug, destination, mode, period])),
      ),
    )
    expect(rows.map((row) => [row.communeSlug, row.destination, row.mode, row.period])).toEqual(expected)
    for (const row of rows) {
      expect(commuteTimeRowSchema.parse(row)).toEqual(row)
      expect(row.low).toBeLessThanOrEqual(row.minutes)
      expect(row.high).toBeGreaterThanOrEqual(row.minutes)
    }
  })

  it('gives a wider range where people live far apart', () => {
    const width = (slug: string): number => find(rows, slug, 'bike').high - find(rows, slug, 'bike').low
    expect(width('spread')).toBeGreaterThan(width('mersch'))
  })

  it('names the station where people board, and no distance for public transport', () => {
    expect(find(rows, 'mersch', 'transit')).toMatchObject({ via: 'Mersch', distanceKm: null, method: 'estimated' })
    expect(find(rows, 'mersch', 'car').distanceKm).toBeGreaterThan(17)
  })

  it('says of facts older than a year that they are stale', () => {
    expect(find(rows, 'mersch', 'transit')).toMatchObject({ validOn: '2026-07-22', stale: false })
    const later = commuteTimes([MERSCH], TRANSIT, '2027-07-23')
    expect(find(later, 'mersch', 'transit').stale).toBe(true)
    expect(find(later, 'mersch', 'car').stale).toBe(false)
  })

  it('goes by a routing engine where it reaches every place, slowed by the traffic of the hour', () => {
    const routed: RoutedFacts = {
      validOn: '2026-09-01',
      trip: (mode, from) =>
        from.latitude > 49.75 && mode === 'walk' ? null : { minutes: 30, km: mode === 'bike' ? null : 25 },
    }
    const routes = commuteTimes([MERSCH, SPREAD], TRANSIT, '2026-09-30', routed)
    const car = { peak: find(routes, 'mersch', 'car'), offPeak: find(routes, 'mersch', 'car', 'offPeak') }
    expect(car.offPeak).toMatchObject({ method: 'routed', validOn: '2026-09-01', distanceKm: 25, stale: false })
    expect(car.offPeak.minutes).toBeGreaterThanOrEqual(35)
    expect(car.peak.minutes).toBeGreaterThan(car.offPeak.minutes)
    expect(find(routes, 'spread', 'bike')).toMatchObject({ method: 'routed', minutes: 30, distanceKm: null })
    expect(find(routes, 'spread', 'walk')).toEqual(find(rows, 'spread', 'walk'))
    expect(find(routes, 'mersch', 'transit')).toEqual(find(rows, 'mersch', 'transit'))
  })

  it('goes by the timetable where there is one, until its last day of service', () => {
    const facts = { ...TRANSIT, timetable: timetable(() => ({ minutes: 33, deviation: 4, via: 'Mersch, Gare' })) }
    const timetabled = find(commuteTimes([MERSCH], facts, '2026-12-12'), 'mersch', 'transit')
    expect(timetabled).toMatchObject({ minutes: 33, low: 28, high: 38, method: 'timetable', via: 'Mersch, Gare' })
    expect(timetabled).toMatchObject({ validOn: '2026-09-15', stale: false })
    expect(find(commuteTimes([MERSCH], facts, '2026-12-13'), 'mersch', 'transit').stale).toBe(true)
  })

  it('estimates both periods where the timetable leaves out more than a fifth of the people in one', () => {
    const half: TimetableFacts['trip'] = ({ latitude }, _, period) =>
      latitude < 49.75 || period === 'peak' ? { minutes: 33, deviation: 4, via: null } : null
    const partly = commuteTimes([SPREAD], { ...TRANSIT, timetable: timetable(half) }, '2026-09-30')
    expect(find(partly, 'spread', 'transit', 'peak').method).toBe('estimated')
    expect(find(partly, 'spread', 'transit', 'offPeak').method).toBe('estimated')
  })
})
