import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildGrid, nearest } from './neighbours.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 80 })

describe('nearest', () => {
  it('finds what looking at every point finds', () => {
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: -90, max: 90 }),
        coordinate,
        fc.integer({ min: 1, max: 12 }),
        (all, east, north, count) => {
          const grid = buildGrid(
            Float64Array.from(all, ([x]) => x),
            Float64Array.from(all, ([, y]) => y),
          )
          const isAllowed = (point: number) => point % 5 !== 0
          const distance = (point: number) => (all[point]![0] - east) ** 2 + (all[point]![1] - north) ** 2
          const expected = [...all.keys()].filter(isAllowed).sort((a, b) => distance(a) - distance(b) || a - b)
          expect(Array.from(nearest(grid, east, north, count, isAllowed))).toEqual(expected.slice(0, count))
        },
      ),
    )
  })
})
