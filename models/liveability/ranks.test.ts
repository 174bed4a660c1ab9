import { array, assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ranksOf, spearman } from './ranks.ts'

const numbers = array(double({ min: -100, max: 100, noNaN: true }), { minLength: 3, maxLength: 30 })

describe('ranksOf', () => {
  it('gives 1 to the highest, equal scores the better rank, and null to what is unknown', () => {
    expect(ranksOf([5, 9, null, 5, 1])).toEqual([2, 1, null, 2, 4])
    expect(ranksOf([])).toEqual([])
  })
})

describe('spearman', () => {
  it('knows agreement, reversal and the textbook value with ties', () => {
    expect(spearman([1, 2, 3], [10, 20, 30])).toBe(1)
    expect(spearman([1, 2, 3], [3, 2, 1])).toBe(-1)
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4)
  })

  it('leaves out pairs of which one is unknown, and is not defined without variation', () => {
    expect(spearman([1, null, 2, 3], [1, 99, 2, 3])).toBe(1)
    expect(spearman([1, 1], [1, 2])).toBeNull()
    expect(spearman([], [])).toBeNull()
  })

  it('does not change when values are stretched in a way that keeps their order', () => {
    assert(
      property(numbers, (values) => {
        const other = values.map((value, i) => value + (i % 3) * 40)
        const stretched = values.map((value) => 3 * value + 7)
        const distinct = new Set(stretched).size === new Set(values).size
        if (distinct) expect(spearman(stretched, other)).toBe(spearman(values, other))
      }),
    )
  })
})
