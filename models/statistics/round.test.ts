import { expect, it } from 'vitest'

import { roundHalfUp, roundTo } from './round.ts'

it('rounds the number that the machine holds, or the one that was written', () => {
  expect([roundTo(1.45, 1), roundHalfUp(1.45, 1)]).toEqual([1.4, 1.5])
  expect([roundTo(2.25, 1), roundHalfUp(2.25, 1)]).toEqual([2.3, 2.3])
  expect([roundTo(612.5, 0), roundHalfUp(612.5, 0)]).toEqual([613, 613])
  expect([roundTo(-0.26, 1), roundHalfUp(-0.25, 1)]).toEqual([-0.3, -0.2])
  expect(roundHalfUp(49.6116219, 6)).toBe(49.611622)
})
