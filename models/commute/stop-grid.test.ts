import fc from 'fast-check'
import { expect, it } from 'vitest'

import { distanceM } from '../places/point-index.ts'
import { createStopGrid } from './stop-grid.ts'

const point = fc.record({
  latitude: fc.double({ min: 49.5, max: 49.6, noNaN: true }),
  longitude: fc.double({ min: 6, max: 6.1, noNaN: true }),
})

it('finds the stops within a distance as looking at each of them does', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), point, fc.integer({ min: 1, max: 3000 }), (stops, at, limitM) => {
      const expected = stops.flatMap((stop, index) => (distanceM(stop, at) <= limitM ? [index] : []))
      expect(createStopGrid(stops)(at, limitM)).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})
