import { expect, it } from 'vitest'

import { seededRandom } from '../../../models/statistics/random.ts'
import { calibrate } from './calibrate.ts'

it('finds the curve that decided which rows are examples', () => {
  const random = seededRandom(3)
  const scores = Array.from({ length: 20_000 }, () => 4 * random() - 2)
  const isExample = scores.map((score) => random() < 1 / (1 + Math.exp(-(3 * score - 1))))
  const { slope, shift } = calibrate(scores, isExample)
  expect(slope).toBeCloseTo(3, 0)
  expect(shift).toBeCloseTo(-1, 0)
})

it('stays finite where scores tell examples apart without error, or there are none', () => {
  const apart = calibrate([-2, -1, 1, 2], [false, false, true, true])
  expect(Number.isFinite(apart.slope) && apart.slope > 0).toBe(true)
  expect(Number.isFinite(calibrate([1, 2], [false, false]).shift)).toBe(true)
})
