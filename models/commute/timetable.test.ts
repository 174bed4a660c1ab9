import { describe, expect, it } from 'vitest'

import { buildTimetable, footSeconds, reverseTimetable, type TimetableTrip } from './timetable.ts'

const stop = (latitude: number, longitude = 6) => ({ name: `${latitude}`, latitude, longitude })
const STOPS = [stop(49.5), stop(49.502), stop(49.6), stop(49.7)]
const trip = (...calls: [stop: number, time: number][]): TimetableTrip => ({
  calls: calls.map(([at, time]) => ({ stop: at, arrival: time, departure: time + 30 })),
})

describe('buildTimetable', () => {
  it('puts trips over the same stops together, in the order of their times', () => {
    const { patterns, callsAt } = buildTimetable(STOPS, [
      trip([0, 700], [2, 900]),
      trip([0, 100], [2, 300]),
      trip([2, 100], [0, 300]),
      trip([3, 100]),
    ])
    expect(patterns.map(({ tripCount, stops }) => [tripCount, [...stops]])).toEqual([
      [2, [0, 2]],
      [1, [2, 0]],
    ])
    expect([...patterns[0]!.departures]).toEqual([130, 330, 730, 930])
    expect([...callsAt[2]!]).toEqual([0, 1, 1, 0])
    expect([...callsAt[3]!]).toEqual([])
  })

  it('joins stops by ways on foot of at most 400 m, the same both ways', () => {
    const { footpaths } = buildTimetable(STOPS, [])
    const seconds = footSeconds(STOPS[0]!, STOPS[1]!)
    expect([...footpaths[0]!]).toEqual([1, seconds])
    expect([...footpaths[1]!]).toEqual([0, seconds])
    expect(seconds).toBe(Math.ceil((0.002 * 111.195 * 1.3 * 3600) / 4.8))
    expect([...footpaths[2]!]).toEqual([])
  })

  it('joins each of very many stops at one point to fifty others only', () => {
    const heap = Array.from({ length: 300 }, () => stop(49.5))
    expect(buildTimetable(heap, []).footpaths.every(({ length }) => length === 100)).toBe(true)
  })

  it.each([
    ['a stop that is not there', [trip([0, 1], [9, 100])], /no stop 9/],
    ['a call before the one it follows', [trip([0, 100], [2, 90])], /call 1 is before/],
    [
      'trips that keep overtaking one another',
      Array.from({ length: 120 }, (_, index) => trip([0, index], [2, 5000 - 10 * index])),
      /overtake/,
    ],
  ])('refuses %s', (_, trips, message) => {
    expect(() => buildTimetable(STOPS, trips)).toThrow(message)
  })
})

describe('reverseTimetable', () => {
  it('is undone by itself', () => {
    const timetable = buildTimetable(STOPS, [
      trip([0, 100], [2, 300], [3, 400]),
      trip([0, 200], [2, 350], [3, 600]),
      {
        calls: [
          { stop: 0, arrival: 0, departure: 0, alights: false },
          { stop: 1, arrival: 9, departure: 9, boards: false },
        ],
      },
    ])
    expect(reverseTimetable(reverseTimetable(timetable))).toEqual(timetable)
  })
})
