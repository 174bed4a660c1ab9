import { describe, expect, it } from 'vitest'

import { filterLocalLevel } from './local-level.ts'

const MODEL = { stepVariance: 0.01, startLevel: 0, startVariance: 1 }

describe('filterLocalLevel', () => {
  it('stays at the start and only grows less sure when nothing is seen', () => {
    const { level, variance } = filterLocalLevel([null, null, null], MODEL)
    expect(level).toBe(0)
    expect(variance).toBeCloseTo(1.02, 12)
  })

  it('goes to the observation as its variance goes to zero', () => {
    expect(filterLocalLevel([{ value: 3, variance: 1e-12 }], MODEL).level).toBeCloseTo(3, 9)
  })

  it('weighs start and observation by their precision', () => {
    const { level, variance } = filterLocalLevel([{ value: 3, variance: 0.5 }], MODEL)
    expect(level).toBeCloseTo(2, 12)
    expect(variance).toBeCloseTo(1 / 3, 12)
  })

  it('is the weighted mean of its observations when the level cannot move', () => {
    const still = { stepVariance: 0, startLevel: 0, startVariance: 1e12 }
    const { level } = filterLocalLevel([{ value: 1, variance: 1 }, null, { value: 4, variance: 0.5 }], still)
    expect(level).toBeCloseTo(3, 6)
  })

  it('reports the density of what it saw', () => {
    const { logLikelihood, squaredSurprises } = filterLocalLevel(
      [
        { value: 2, variance: 3 },
        { value: 2, variance: 3 },
      ],
      { stepVariance: 0, startLevel: 0, startVariance: 1 },
    )
    // First: expected variance 4, error 2. Second: level 0.5, variance 0.75, so expected variance 3.75, error 1.5.
    expect(squaredSurprises).toEqual([1.5 ** 2 / 3.75])
    expect(logLikelihood).toBeCloseTo(-(Math.log(4) + 1 + Math.log(3.75) + 0.6) / 2, 12)
  })
})
