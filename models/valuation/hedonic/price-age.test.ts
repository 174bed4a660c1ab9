import { describe, expect, it } from 'vitest'

import { logLevelAt } from './price-age.ts'

const INDEX = { quarters: [100, 101, 103], logLevels: [-0.05, -0.03, 0], drift: 0.01 }

describe('logLevelAt', () => {
  it('reads known quarters, and a gap as the next known one', () => {
    expect([100, 101, 102, 103].map((quarter) => logLevelAt(INDEX, quarter))).toEqual([-0.05, -0.03, 0, 0])
  })

  it('drifts on past the last quarter, less and less', () => {
    const ahead = [104, 105, 106, 120, 400].map((quarter) => logLevelAt(INDEX, quarter))
    expect(ahead[0]).toBeCloseTo(0.01, 12)
    expect(ahead[1]! - ahead[0]!).toBeLessThan(0.01)
    expect(ahead[4]).toBe(ahead[3])
  })

  it('takes an unknown quarter for the last one', () => {
    expect(logLevelAt(INDEX, Number.NaN)).toBe(0)
    expect(logLevelAt({ quarters: [], logLevels: [], drift: 0 }, 400)).toBe(0)
  })
})
