import { array, assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildPointIndex, distanceM } from './point-index.ts'

const LIMIT_M = 7000
const point = record({
  latitude: double({ min: 49.4, max: 50.2, noNaN: true }),
  longitude: double({ min: 5.7, max: 6.6, noNaN: true }),
})

describe('buildPointIndex', () => {
  it('finds what a look at every point finds', () => {
    assert(
      property(array(point, { maxLength: 40 }), point, (points, at) => {
        const distances = points.map((one) => distanceM(one, at)).filter((metres) => metres <= LIMIT_M)
        const found = buildPointIndex(points).nearest(at.latitude, at.longitude, LIMIT_M)
        return distances.length === 0 ? found === undefined : found?.distanceM === Math.min(...distances)
      }),
    )
  })

  it('prefers the point that was given first at equal distance', () => {
    const points = [
      { name: 'first', latitude: 49.6, longitude: 6.1 },
      { name: 'second', latitude: 49.6, longitude: 6.1 },
    ]
    expect(buildPointIndex(points).nearest(49.61, 6.1, LIMIT_M)?.point.name).toBe('first')
  })
})

describe('distanceM', () => {
  it('agrees with the great circle between Luxembourg and Esch stations (haversine: 15,954 m)', () => {
    const metres = distanceM({ latitude: 49.5997, longitude: 6.1347 }, { latitude: 49.4938, longitude: 5.9855 })
    expect(metres).toBeGreaterThan(15_940)
    expect(metres).toBeLessThan(15_970)
  })
})
