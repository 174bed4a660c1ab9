import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { earliestArrivals, UNREACHED } from './raptor.ts'
import { buildTimetable, reverseTimetable, type Timetable, type TimetableTrip } from './timetable.ts'

const HOUR = 3600
const clock = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number) as [number, number]
  return hours * HOUR + minutes * 60
}
/** Stops 5 km apart: nobody walks from one to the next. */
const stopsApart = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `s${index}`, latitude: 49.5 + 0.045 * index, longitude: 6 }))
/** `0@7:00 2@7:30`: calls without a stay. */
const trip = (text: string): TimetableTrip => ({
  calls: text.split(' ').map((call) => {
    const [stop, time] = call.split('@') as [string, string]
    return { stop: Number(stop), arrival: clock(time), departure: clock(time) }
  }),
})
const arrivalAt = (timetable: Timetable, from: number, time: string, to: number): number =>
  earliestArrivals(timetable, [{ stop: from, seconds: 0 }], clock(time)).arrivals[to]!

describe('earliestArrivals', () => {
  const line = buildTimetable(stopsApart(5), [
    trip('0@7:00 1@7:10 2@7:30'),
    trip('0@7:20 1@7:30 2@7:50'),
    trip('2@7:31 3@7:40'),
    trip('2@7:35 3@7:50'),
    trip('1@7:12 3@8:30'),
  ])

  it('takes the first trip that can be caught', () => {
    expect(arrivalAt(line, 0, '6:50', 2)).toBe(clock('7:30'))
    expect(arrivalAt(line, 0, '7:00', 2)).toBe(clock('7:30'))
    expect(arrivalAt(line, 0, '7:01', 2)).toBe(clock('7:50'))
    expect(arrivalAt(line, 0, '7:21', 2)).toBe(UNREACHED)
  })

  it('changes with a minute to spare, and prefers the change to a slow direct trip', () => {
    expect(arrivalAt(line, 0, '7:00', 3)).toBe(clock('7:40'))
    const tight = buildTimetable(stopsApart(4), [trip('0@7:00 2@7:31'), trip('2@7:31 3@7:40'), trip('2@7:35 3@7:50')])
    expect(arrivalAt(tight, 0, '7:00', 3)).toBe(clock('7:50'))
  })

  it('says when to set out: as late as the first vehicle allows, the way to it included', () => {
    const { departures } = earliestArrivals(line, [{ stop: 0, seconds: 300 }], clock('6:30'))
    expect(departures[3]).toBe(clock('6:55'))
    expect(departures[0]).toBe(clock('6:30'))
    expect(departures[4]).toBe(UNREACHED)
  })

  it('boards the better of two stops to start from', () => {
    const starts = [
      { stop: 0, seconds: 1200 },
      { stop: 1, seconds: 60 },
    ]
    expect(earliestArrivals(line, starts, clock('7:05')).arrivals[2]).toBe(clock('7:30'))
  })

  it('walks to a stop nearby to change', () => {
    const stops = [
      ...stopsApart(2),
      { name: 'across', latitude: 49.545 + 0.002, longitude: 6 },
      ...stopsApart(4).slice(3),
    ]
    const timetable = buildTimetable(stops, [trip('0@7:00 1@7:10'), trip('2@7:12 3@7:20'), trip('2@7:20 3@7:28')])
    expect(arrivalAt(timetable, 0, '7:00', 3)).toBe(clock('7:28'))
  })

  it('neither boards nor alights where that is not allowed', () => {
    const [a, b, c] = [0, 1, 2].map((stop) => ({ stop, arrival: HOUR * (7 + stop), departure: HOUR * (7 + stop) })) as [
      TimetableTrip['calls'][number],
      TimetableTrip['calls'][number],
      TimetableTrip['calls'][number],
    ]
    const timetable = buildTimetable(stopsApart(3), [{ calls: [a, { ...b, boards: false, alights: false }, c] }])
    expect(arrivalAt(timetable, 0, '6:00', 1)).toBe(UNREACHED)
    expect(arrivalAt(timetable, 0, '6:00', 2)).toBe(9 * HOUR)
    expect(arrivalAt(timetable, 1, '6:00', 2)).toBe(UNREACHED)
  })

  it('uses an express that overtakes', () => {
    const timetable = buildTimetable(stopsApart(2), [trip('0@7:00 1@8:00'), trip('0@7:10 1@7:30')])
    expect(timetable.patterns).toHaveLength(2)
    expect(arrivalAt(timetable, 0, '6:59', 1)).toBe(clock('7:30'))
  })
})

describe('any timetable', () => {
  const STOPS = 6
  const trips = fc.array(
    fc.record({
      first: fc.integer({ min: 0, max: 120 }),
      calls: fc.array(
        fc.record({ stop: fc.integer({ min: 0, max: STOPS - 1 }), ride: fc.integer({ min: 1, max: 30 }) }),
        {
          minLength: 2,
          maxLength: 4,
        },
      ),
    }),
    { maxLength: 12 },
  )
  const build = (drawn: { first: number; calls: { stop: number; ride: number }[] }[]): TimetableTrip[] =>
    drawn.map(({ first, calls }) => {
      let time = first
      return {
        calls: calls.map(({ stop, ride }) => {
          time += ride
          return { stop, arrival: 60 * time, departure: 60 * time }
        }),
      }
    })

  it('is answered as by trying every chain of at most four trips', () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 0, max: 60 }), (drawn, minute) => {
        const list = build(drawn)
        const found = earliestArrivals(buildTimetable(stopsApart(STOPS), list), [{ stop: 0, seconds: 0 }], 60 * minute)
        expect([...found.arrivals]).toEqual(byTrying(list, STOPS, 60 * minute))
      }),
      { numRuns: 300 },
    )
  })

  it('leads back: who has to be there when the earliest journey arrives need not leave before it', () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 0, max: 60 }), (drawn, minute) => {
        const timetable = buildTimetable(stopsApart(STOPS), build(drawn))
        const forward = earliestArrivals(timetable, [{ stop: 0, seconds: 0 }], 60 * minute)
        const arrival = forward.arrivals[STOPS - 1]!
        if (arrival === UNREACHED) return
        const back = earliestArrivals(reverseTimetable(timetable), [{ stop: STOPS - 1, seconds: 0 }], -arrival)
        expect(-back.arrivals[0]!).toBeGreaterThanOrEqual(forward.departures[STOPS - 1]!)
        expect(-back.departures[0]!).toBe(arrival)
      }),
      { numRuns: 300 },
    )
  })
})

function byTrying(trips: readonly TimetableTrip[], stops: number, time: number): number[] {
  const best = Array.from({ length: stops }, (_, stop) => (stop === 0 ? time : UNREACHED))
  let ready = best.map((at, stop) => (stop === 0 ? at : UNREACHED))
  for (let round = 1; round <= 4; round++) {
    const next = [...ready]
    for (const { calls } of trips)
      calls.forEach(({ stop, departure }, board) => {
        if (ready[stop] === UNREACHED || ready[stop]! + (round === 1 ? 0 : 60) > departure) return
        for (const call of calls.slice(board + 1)) next[call.stop] = Math.min(next[call.stop]!, call.arrival)
      })
    ready = next
  }
  return ready.map((at, stop) => Math.min(at, best[stop]!))
}
