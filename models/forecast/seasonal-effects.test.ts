import { describe, expect, it } from 'vitest'

import { seasonalEffects } from './seasonal-effects.ts'

const PATTERN = [0.1, -0.05, 0.02, -0.07]

describe('seasonalEffects', () => {
  it('finds a stable pattern on a straight trend and carries it four quarters past the history', () => {
    const logs = Array.from({ length: 20 }, (_, t) => 0.01 * t + PATTERN[t % 4]!)
    const { effects, strength } = seasonalEffects(logs)
    expect(strength).toBeCloseTo(1, 6)
    expect(effects).toHaveLength(24)
    effects.forEach((effect, t) => expect(effect).toBeCloseTo(PATTERN[t % 4]!, 6))
  })

  it('finds nothing in a smooth trend', () => {
    const { strength } = seasonalEffects(Array.from({ length: 20 }, (_, t) => 0.01 * t + 0.0001 * Math.sin(t * t)))
    expect(strength).toBeLessThan(0.5)
  })

  it('shrinks a pattern that comes with noise', () => {
    const noisy = Array.from({ length: 20 }, (_, t) => 0.2 * PATTERN[t % 4]! + 0.02 * Math.sin(3.7 * t * t))
    const { strength } = seasonalEffects(noisy)
    expect(strength).toBeLessThan(0.95)
  })

  it('does not look for seasons in less than three years', () => {
    const logs = Array.from({ length: 11 }, (_, t) => PATTERN[t % 4]!)
    expect(seasonalEffects(logs)).toEqual({ effects: Array(15).fill(0), strength: 0 })
  })
})
