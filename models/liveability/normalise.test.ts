import { assert, constantFrom, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { goalpostScore, zScores } from './normalise.ts'

const positive = double({ min: 0.01, max: 10_000, noNaN: true })
const scale = constantFrom('linear' as const, 'log' as const, 'log1p' as const)
const better = constantFrom('higher' as const, 'lower' as const)
const POSTS = { low: 2, high: 50 }

describe('goalpostScore', () => {
  it.each([
    ['higher', 2, 0],
    ['higher', 50, 100],
    ['higher', 10, 50],
    ['lower', 2, 100],
    ['lower', 1, 100],
    ['lower', 900, 0],
  ] as const)('gives where %s is better, at %d, %d', (better, value, score) => {
    expect(goalpostScore(value, { better, scale: 'log' }, POSTS)).toBeCloseTo(score, 6)
  })

  it('never falls as the value gets better, and stays within 0 and 100', () => {
    assert(
      property(positive, positive, scale, better, (a, b, scale, better) => {
        const [worse, best] = better === 'higher' ? [Math.min(a, b), Math.max(a, b)] : [Math.max(a, b), Math.min(a, b)]
        const [low, high] = [worse, best].map((value) => goalpostScore(value, { better, scale }, POSTS))
        expect(low).toBeLessThanOrEqual(high!)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('does not depend on the unit of a ratio, a distance or a duration', () => {
    assert(
      property(
        positive,
        positive,
        better,
        constantFrom('linear' as const, 'log' as const),
        (value, unit, better, scale) => {
          const posts = { low: unit * POSTS.low, high: unit * POSTS.high }
          const inUnit = goalpostScore(unit * value, { better, scale }, posts)
          expect(inUnit).toBeCloseTo(goalpostScore(value, { better, scale }, POSTS), 6)
        },
      ),
    )
  })

  it('scores nothing at all as beyond the goalpost instead of failing', () => {
    expect(goalpostScore(0, { better: 'lower', scale: 'log' }, POSTS)).toBe(100)
  })
})

describe('zScores', () => {
  it('centres on 50, keeps null, and turns round with the orientation', () => {
    const up = zScores([1, 2, null, 3], { better: 'higher', scale: 'linear' })
    expect(up[1]).toBe(50)
    expect(up[2]).toBeNull()
    expect(up[3]).toBeGreaterThan(50)
    const down = zScores([1, 2, null, 3], { better: 'lower', scale: 'linear' })
    up.forEach((score, i) => score === null || expect(down[i]).toBeCloseTo(100 - score, 9))
  })

  it('gives 50 where all are alike and stays within the scale for an outlier', () => {
    expect(zScores([7, 7], { better: 'higher', scale: 'log' })).toEqual([50, 50])
    expect(
      Math.max(...zScores([...Array<number>(50).fill(1), 1e9], { better: 'higher', scale: 'linear' }).map(Number)),
    ).toBe(100)
  })
})
