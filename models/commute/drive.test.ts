import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { distanceM, type Point } from '../places/point-index.ts'
import { createDriving } from './drive.ts'

const CITY: Point = { latitude: 49.611, longitude: 6.13 }
const place = fc.record({
  latitude: fc.double({ min: 49.45, max: 50.18, noNaN: true }),
  longitude: fc.double({ min: 5.74, max: 6.52, noNaN: true }),
})
const [night, noon, morning] = [3, 12, 8].map(createDriving) as [
  ReturnType<typeof createDriving>,
  ReturnType<typeof createDriving>,
  ReturnType<typeof createDriving>,
]

describe('createDriving', () => {
  it('is never shorter than the straight line, nor faster than a free motorway, and always finite', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const { km, minutes } = noon(from, to)
        const straight = distanceM(from, to) / 1000
        expect(km).toBeGreaterThanOrEqual(straight * 0.999)
        expect(minutes).toBeGreaterThanOrEqual((60 * straight) / 105 - 1e-9)
        expect(Number.isFinite(minutes)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('takes longer towards the city in the morning than at noon, and at noon than at night', () => {
    fc.assert(
      fc.property(place, (from) => {
        expect(morning(from, CITY).minutes).toBeGreaterThanOrEqual(noon(from, CITY).minutes)
        expect(noon(from, CITY).minutes).toBeGreaterThanOrEqual(night(from, CITY).minutes)
      }),
      { numRuns: 60 },
    )
  })

  it('is slower with the stream than against it, and the stream turns in the afternoon', () => {
    const mersch = { latitude: 49.7516, longitude: 6.1102 }
    const evening = createDriving(17)
    expect(morning(mersch, CITY).minutes).toBeGreaterThan(1.15 * morning(CITY, mersch).minutes)
    expect(evening(CITY, mersch).minutes).toBeGreaterThan(1.15 * evening(mersch, CITY).minutes)
  })

  it('prefers the motorway where it is faster though longer', () => {
    const [steinfort, remich] = [
      { latitude: 49.66, longitude: 5.917 },
      { latitude: 49.545, longitude: 6.365 },
    ]
    const { km, minutes } = noon(steinfort, remich)
    expect((60 * km) / minutes).toBeGreaterThan(60)
  })

  it('answers the same for the same object and for another of the same place', () => {
    const from = { latitude: 49.9, longitude: 6.05 }
    expect(noon(from, CITY)).toEqual(noon({ ...from }, { ...CITY }))
    expect(noon(from, CITY)).toEqual(noon(from, CITY))
  })
})
