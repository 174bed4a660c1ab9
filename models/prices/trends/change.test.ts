import { describe, expect, it } from 'vitest'

import { changeOver } from './change.ts'

const path = {
  mean: Float64Array.of(1, 1.1, 1.3),
  covariance: Float64Array.of(4, 3, 2, 3, 5, 3, 2, 3, 6).map((entry) => entry / 10_000),
}

describe('a change', () => {
  it('is null where the path does not reach back', () => {
    expect(changeOver(path, 0, 1)).toBeNull()
    expect(changeOver(path, 2, 4)).toBeNull()
  })

  it('takes its error from both quarters and what they share', () => {
    const { logChange, se } = changeOver(path, 2, 1)!
    expect(logChange).toBeCloseTo(0.2, 12)
    expect(se).toBeCloseTo(Math.sqrt((6 + 5 - 6) / 10_000), 12)
  })

  it('lies inside its interval, in per cent', () => {
    const { percent, lowPercent, highPercent } = changeOver(path, 1, 1)!
    expect(percent).toBeCloseTo(100 * (Math.exp(0.1) - 1), 10)
    expect(lowPercent).toBeLessThan(percent)
    expect(highPercent).toBeGreaterThan(percent)
  })

  it('compounds: two quarters are the product of one and one', () => {
    const growth = (at: number, lag: number): number => 1 + changeOver(path, at, lag)!.percent / 100
    expect(growth(2, 2)).toBeCloseTo(growth(1, 1) * growth(2, 1), 12)
  })
})
