import { describe, expect, it } from 'vitest'

import { buildTimetable, type TimetableTrip } from './timetable.ts'
import { createTimetableTrips } from './timetable-trips.ts'

const STOPS = [
  { name: 'Home', latitude: 49.75, longitude: 6.11 },
  { name: 'Belval, Gare', latitude: 49.5035, longitude: 5.9475 },
  { name: 'Halfway', latitude: 49.62, longitude: 6.02 },
]
const HOME = STOPS[0]!
const FAR = { latitude: 50.1, longitude: 6 }
/** A train an hour from first to last, on the hour, with 40 minutes on the way. */
const hourly = (first: number, last: number): TimetableTrip[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const start = 3600 * (first + index)
    return {
      calls: [0, 2, 1].map((stop, position) => ({
        stop,
        arrival: start + 1200 * position,
        departure: start + 1200 * position,
      })),
    }
  })

describe('createTimetableTrips', () => {
  const trip = createTimetableTrips(buildTimetable(STOPS, hourly(4, 14)))

  it('counts from leaving home to being there, early at the stop', () => {
    expect(trip(HOME, 'belval', 'peak')).toEqual({ minutes: 43, deviation: 0, via: 'Home' })
    expect(trip(HOME, 'belval', 'offPeak')).toEqual({ minutes: 43, deviation: 0, via: 'Home' })
  })

  it('adds the way on foot to the stop', () => {
    const near = { latitude: 49.75 + 800 / 111_195, longitude: 6.11 }
    expect(trip(near, 'belval', 'peak')!.minutes).toBeCloseTo(43 + (60 * 1.3 * 0.8) / 4.8, 1)
  })

  it('knows no way from where nothing stops, nor to where nothing leads', () => {
    expect(trip(FAR, 'belval', 'peak')).toBeNull()
    expect(trip(HOME, 'kirchberg', 'peak')).toBeNull()
  })

  it('knows no way where most of the times have no connection', () => {
    const early = createTimetableTrips(buildTimetable(STOPS, hourly(4, 4)))
    expect(early(HOME, 'belval', 'peak')).toMatchObject({ minutes: 43 })
    const late = createTimetableTrips(buildTimetable(STOPS, hourly(8, 8)))
    expect(late(HOME, 'belval', 'peak')).toBeNull()
  })

  it('walks where that is quicker than waiting for anything', () => {
    const beside = { latitude: 49.504, longitude: 5.9475 }
    expect(trip(beside, 'belval', 'peak')).toMatchObject({ via: null })
    expect(trip(beside, 'belval', 'peak')!.minutes).toBeLessThan(2)
  })

  it('tells how much the way differs over the morning', () => {
    const slow = hourly(6, 6).map(({ calls }) => ({
      calls: calls.map((call) => ({ ...call, arrival: call.arrival - 1800, departure: call.departure - 1800 })),
    }))
    const mixed = createTimetableTrips(
      buildTimetable(STOPS, [
        ...hourly(4, 14).filter(({ calls }) => calls[0]!.departure !== 6 * 3600),
        ...slow.map(({ calls: [a, b, c] }) => ({
          calls: [a!, b!, { ...c!, arrival: c!.arrival + 1200, departure: c!.departure + 1200 }],
        })),
      ]),
    )
    const { minutes, deviation } = mixed(HOME, 'belval', 'peak')!
    expect(minutes).toBeGreaterThan(43)
    expect(minutes).toBeLessThan(63)
    expect(deviation).toBeGreaterThan(5)
  })
})
