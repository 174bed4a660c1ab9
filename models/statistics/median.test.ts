import { describe, expect, it } from 'vitest'

import { groupMedians, median } from './median.ts'
import { madScale } from './median-absolute-deviation.ts'

describe('medians', () => {
  it('take the middle, or the mean of the two middles', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })

  it('of nothing are not a number', () => {
    expect(median([])).toBeNaN()
  })

  it('leave their input in its order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it('are taken group by group', () => {
    expect([...groupMedians([1, 10, 3, 20], [0, 1, 0, 1], 2)]).toEqual([2, 15])
  })

  it('scale absolute deviations to a standard deviation', () => {
    expect(madScale([-1, 1, -1, 1])).toBeCloseTo(1.4826, 10)
  })
})
