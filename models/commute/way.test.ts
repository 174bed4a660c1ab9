import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { distanceM } from '../places/point-index.ts'
import { between, hilliness, townShare, wayKm } from './way.ts'

const place = fc.record({
  latitude: fc.double({ min: 49.45, max: 50.18, noNaN: true }),
  longitude: fc.double({ min: 5.74, max: 6.52, noNaN: true }),
})

describe('a way', () => {
  it('is the same there and back, 1.3 to 1.45 times the straight line', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const straight = distanceM(from, to) / 1000
        expect(wayKm(from, to)).toBeCloseTo(wayKm(to, from), 9)
        expect(wayKm(from, to)).toBeGreaterThanOrEqual(1.3 * straight - 1e-9)
        expect(wayKm(from, to)).toBeLessThanOrEqual(1.45 * straight + 1e-9)
        expect(townShare(from, to)).toBeCloseTo(townShare(to, from), 9)
      }),
    )
  })

  it('knows the hills of the north and the towns', () => {
    expect([49.6, 49.865, 50].map((latitude) => hilliness({ latitude, longitude: 6 }))).toEqual([
      0,
      expect.closeTo(0.5),
      1,
    ])
    const [gare, hamilius] = [
      { latitude: 49.6, longitude: 6.134 },
      { latitude: 49.611, longitude: 6.126 },
    ]
    expect(townShare(gare, hamilius)).toBe(1)
    expect(townShare({ latitude: 49.75, longitude: 6.3 }, { latitude: 49.8, longitude: 6.4 })).toBe(0)
    expect(between(gare, hamilius, 0)).toEqual(gare)
  })
})
