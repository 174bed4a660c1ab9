import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { groupedFolds, splitByFold } from './folds.ts'

describe('groupedFolds', () => {
  it('never lets a group straddle folds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 120 }), fc.nat(), (groups, seed) => {
        const folds = groupedFolds(Int32Array.from(groups), 4, seed)
        for (const members of Map.groupBy(groups.keys(), (row) => groups[row]!).values())
          expect(new Set(members.map((row) => folds[row])).size).toBe(1)
      }),
    )
  })

  it('makes folds of about equal size', () => {
    const folds = groupedFolds(
      Int32Array.from({ length: 100 }, (_, i) => i % 40),
      5,
      1,
    )
    const sizes = [0, 1, 2, 3, 4].map((fold) => folds.filter((one) => one === fold).length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(3)
  })

  it('splits all rows into fitted and held-out', () => {
    const { fit, heldOut } = splitByFold(Int32Array.of(0, 1, 0, 2), 0)
    expect([Array.from(fit), Array.from(heldOut)]).toEqual([
      [1, 3],
      [0, 2],
    ])
  })
})
