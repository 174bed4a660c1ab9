import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Point } from '../places/point-index.ts'
import { createTransitEstimate, type RailStation, type TransitNetwork } from './transit-estimate.ts'

const GARE: Point = { latitude: 49.6, longitude: 6.1342 }
const TARGET = { station: 'gare', column: 'luxembourg' } as const
const station = (slug: string, at: Point, luxembourg: number | null): RailStation => ({
  slug,
  name: slug,
  ...at,
  minutes: { luxembourg, kirchberg: null, belval: null },
  headwayMinutes: 30,
})
const HUB = station('gare', GARE, 0)
const MERSCH = { latitude: 49.7516, longitude: 6.1102 }
const slow = (minutes: number) => () => ({ minutes, km: 1 })
const origin = (at: Point, busHeadwayMinutes = 20) => ({
  ...at,
  busHeadwayMinutes,
  stopWalkMinutes: 5,
  earlyMinutes: 3,
})

describe('createTransitEstimate', () => {
  it('adds being early to the train from the station at the door', () => {
    const network = { stations: [HUB, station('mersch', MERSCH, 16)], tramStops: [] }
    const trip = createTransitEstimate(network, slow(300))(origin(MERSCH), GARE, TARGET)
    expect(trip).toEqual({ minutes: 3 + 16, via: 'mersch' })
  })

  it('counts the walk to the stop, being early and the slower ride of a bus', () => {
    const trip = createTransitEstimate({ stations: [HUB], tramStops: [] }, slow(30))(origin(MERSCH), GARE, TARGET)
    expect(trip.via).toBeNull()
    expect(trip.minutes).toBeCloseTo(5 + 3 + 1.2 * 30 + 0.7 * 30 * (2 / 8), 6)
  })

  it('rides the tram from stop to stop and walks at both ends', () => {
    const tramStops = [0, 1, 2, 3].map((index) => ({
      name: `stop ${index}`,
      latitude: 49.6,
      longitude: 6.13 + 0.02 * index,
    }))
    const estimate = createTransitEstimate({ stations: [], tramStops }, slow(300))
    const trip = estimate(origin(tramStops[0]!), tramStops[3]!, TARGET)
    expect(trip).toEqual({ minutes: 2 + (3 * 22) / 14, via: 'stop 0' })
  })

  it('walks where that is fastest', () => {
    const near = { latitude: 49.6005, longitude: 6.1342 }
    const trip = createTransitEstimate({ stations: [HUB], tramStops: [] }, slow(300))(origin(near), GARE, TARGET)
    expect(trip.minutes).toBeLessThan(2)
  })

  it('takes no train whose minutes are not known', () => {
    const network = { stations: [HUB, station('mersch', MERSCH, null)], tramStops: [] }
    expect(createTransitEstimate(network, slow(60))(origin(MERSCH), GARE, TARGET).via).toBeNull()
  })

  it('never gets slower with another station', () => {
    const at = fc.record({
      latitude: fc.double({ min: 49.6, max: 49.9, noNaN: true }),
      longitude: fc.double({ min: 6, max: 6.3, noNaN: true }),
    })
    fc.assert(
      fc.property(at, at, fc.integer({ min: 0, max: 90 }), (home, more, minutes) => {
        const few: TransitNetwork = { stations: [HUB, station('mersch', MERSCH, 16)], tramStops: [] }
        const many = { ...few, stations: [...few.stations, station('more', more, minutes)] }
        const [before, after] = [few, many].map((network) =>
          createTransitEstimate(network, slow(45))(origin(home), GARE, TARGET),
        )
        expect(after!.minutes).toBeLessThanOrEqual(before!.minutes)
      }),
      { numRuns: 50 },
    )
  })
})
