import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionOf, momentumOf } from './momentum.ts'

const series = (changes: readonly (number | null)[]) => changes.map((qoqPercent) => ({ qoqPercent }))
const change = fc.double({ min: -20, max: 20, noNaN: true })

describe('momentum', () => {
  it('recognises an accelerating rise', () => {
    expect(momentumOf(series([null, 0, 1, 0, 1, 0, 1, 1, 2, 2]))).toEqual({
      direction: 'up',
      score: 96,
      acceleration: 1,
      volatility: 0.76,
      streakQuarters: 4,
    })
  })

  it('classifies half a percent as stable and a missing figure as unknown', () => {
    expect([0.5, -0.5, 0.51, -0.51, null].map(directionOf)).toEqual(['stable', 'stable', 'up', 'down', 'unknown'])
  })

  it('gives null when there is too little data', () => {
    const short = momentumOf(series([null, 1, 2]))
    expect(short).toEqual({ direction: 'up', score: null, acceleration: null, volatility: null, streakQuarters: 2 })
    expect(momentumOf(series([1, 1, 1, 1, 1, 1, 1, 1, null]))).toMatchObject({
      direction: 'unknown',
      streakQuarters: 0,
    })
    expect(momentumOf([])).toMatchObject({ direction: 'unknown', score: null, streakQuarters: 0 })
  })

  it('keeps the score within its bounds and mirrors when prices fall instead of rise', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 8, maxLength: 40 }), (changes) => {
        const up = momentumOf(series(changes))
        const down = momentumOf(series(changes.map((each) => -each)))
        expect(Math.abs(up.score!)).toBeLessThanOrEqual(100)
        expect(down.score! + up.score!).toBeCloseTo(0, 8)
        expect(down.acceleration! + up.acceleration!).toBeCloseTo(0, 8)
        expect(down).toMatchObject({ volatility: up.volatility, streakQuarters: up.streakQuarters })
      }),
    )
  })

  it('counts at least the newest quarter in a streak, and never more than there are', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 40 }), (changes) => {
        const { streakQuarters } = momentumOf(series(changes))
        expect(streakQuarters).toBeGreaterThanOrEqual(1)
        expect(streakQuarters).toBeLessThanOrEqual(changes.length)
      }),
    )
  })
})
