import { expect, it } from 'vitest'
import { binomialAtMost } from './binomial.ts'

it('is the sum of the binomial chances, for thousands of trials too', () => {
  expect(binomialAtMost(1, 3, 0.5)).toBeCloseTo(0.5, 12)
  expect(binomialAtMost(2, 3, 0.8)).toBeCloseTo(1 - 0.512, 12)
  expect(binomialAtMost(-1, 3, 0.8)).toBe(0)
  expect(binomialAtMost(3_000, 3_000, 0.8)).toBeCloseTo(1, 9)
  expect(binomialAtMost(2_400, 3_000, 0.8)).toBeCloseTo(0.51, 1)
})
