import { expect, it } from 'vitest'

import { quantile } from './quantile.ts'

it('interpolates between order statistics (type 7 of Hyndman and Fan)', () => {
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75)
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect([quantile([7], 0), quantile([7], 1)]).toEqual([7, 7])
  expect(quantile([], 0.5)).toBeNaN()
})
