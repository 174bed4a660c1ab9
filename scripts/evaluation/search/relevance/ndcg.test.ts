import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dcg, ndcg } from './ndcg.ts'

test('gains are 2^grade - 1, discounted by the logarithm of the rank', () => {
  expect(dcg([3, 0, 1])).toBeCloseTo(7 + 1 / 2, 12)
  expect(ndcg([0, 3], [3, 0])).toBeCloseTo(1 / Math.log2(3), 12)
})

test('only the first k count, and nothing relevant gives null', () => {
  expect(ndcg([0, 0, 4], [4], 2)).toBe(0)
  expect(ndcg([0], [0, 0])).toBeNull()
})

test('lies between 0 and 1, and is 1 for the best order', () => {
  const grades = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(grades, (all) => {
      const value = ndcg(all, all)
      const best = ndcg(
        all.toSorted((a, b) => b - a),
        all,
      )
      if (value === null) {
        expect(Math.max(...all)).toBe(0)
        return
      }
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1 + 1e-12)
      expect(best).toBeCloseTo(1, 12)
    }),
  )
})
