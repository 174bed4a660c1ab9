import { describe, expect, it } from 'vitest'

import { clampGrowth } from './plausible-change.ts'

const YEAR = { lowest: -0.2, highest: 0.2 }

describe('clampGrowth', () => {
  it('leaves a plausible path alone', () => {
    expect(clampGrowth([0.05, 0.1, 0.15, 0.2], YEAR)).toEqual({ growth: [0.05, 0.1, 0.15, 0.2], isClamped: false })
  })

  it.each([
    [
      [0.1, 0.2, 0.3, 0.4],
      [0.05, 0.1, 0.15, 0.2],
    ],
    [
      [-0.1, -0.2, -0.3, -0.8],
      [-0.025, -0.05, -0.075, -0.2],
    ],
  ])('shrinks %j as a whole so that its fourth quarter is plausible', (path, expected) => {
    const { growth, isClamped } = clampGrowth(path, YEAR)
    expect(isClamped).toBe(true)
    growth.forEach((value, h) => expect(value).toBeCloseTo(expected[h]!, 12))
  })
})
