import { assert, constantFrom, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LIVEABILITY_DIMENSIONS, type LiveabilityDimension } from '../contracts/places/commune.ts'
import { dimensionScores, effectiveWeights, totalScore, type DimensionScores } from './composite.ts'
import { INDICATORS } from './indicators.ts'
import { DIMENSION_WEIGHTS, SCORE_FLOOR } from './weights.ts'

const score = double({ min: 0, max: 100, noNaN: true })
const allScores = record(
  Object.fromEntries(LIVEABILITY_DIMENSIONS.map((name) => [name, score])) as Record<LiveabilityDimension, typeof score>,
)
const flat = (value: number): DimensionScores =>
  Object.fromEntries(LIVEABILITY_DIMENSIONS.map((name) => [name, value])) as DimensionScores

describe('the weights', () => {
  it('add up to 1, and leave two thirds without safety, nature and any one further dimension', () => {
    const sum = LIVEABILITY_DIMENSIONS.reduce((total, name) => total + DIMENSION_WEIGHTS[name], 0)
    expect(sum).toBeCloseTo(1, 12)
    for (const name of LIVEABILITY_DIMENSIONS) {
      const scores = { ...flat(50), safety: null, nature: null, [name]: null }
      expect(totalScore(scores, DIMENSION_WEIGHTS), name).toBeCloseTo(50, 9)
    }
  })
})

describe('totalScore', () => {
  it('is null below two thirds of the weight of all nine dimensions', () => {
    const scores = { ...flat(50), safety: null, nature: null, price: null, housing_market: null }
    expect(totalScore(scores, DIMENSION_WEIGHTS)).toBeNull()
    expect(Object.values(effectiveWeights(scores, DIMENSION_WEIGHTS))).toEqual(LIVEABILITY_DIMENSIONS.map(() => 0))
  })

  it('lies between the worst and the best dimension and never above the arithmetic mean of floored scores', () => {
    assert(
      property(allScores, (scores) => {
        const total = totalScore(scores, DIMENSION_WEIGHTS)!
        const floored = Object.fromEntries(
          LIVEABILITY_DIMENSIONS.map((name) => [name, Math.max(SCORE_FLOOR, scores[name])]),
        ) as DimensionScores
        const values = Object.values(floored).map(Number)
        expect(total).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
        expect(total).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
        expect(total).toBeLessThanOrEqual(totalScore(floored, DIMENSION_WEIGHTS, 'arithmetic')! + 1e-9)
      }),
    )
  })

  it('never falls when one dimension rises', () => {
    assert(
      property(allScores, constantFrom(...LIVEABILITY_DIMENSIONS), score, (scores, name, other) => {
        const [low, high] = [Math.min(scores[name], other), Math.max(scores[name], other)]
        const at = (value: number): number => totalScore({ ...scores, [name]: value }, DIMENSION_WEIGHTS)!
        expect(at(low)).toBeLessThanOrEqual(at(high) + 1e-9)
      }),
    )
  })

  it('is not annihilated by a zero, but pulled down by it', () => {
    const total = totalScore({ ...flat(80), price: 0 }, DIMENSION_WEIGHTS)!
    expect(total).toBeGreaterThan(50)
    expect(total).toBeLessThan(totalScore({ ...flat(80), price: 0 }, DIMENSION_WEIGHTS, 'arithmetic')!)
  })
})

describe('effectiveWeights', () => {
  it('shares the weight of a missing dimension among the others in proportion', () => {
    const weights = effectiveWeights({ ...flat(50), safety: null, nature: null }, DIMENSION_WEIGHTS)
    expect(weights.safety).toBe(0)
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect(weights.price / weights.transit).toBeCloseTo(DIMENSION_WEIGHTS.price / DIMENSION_WEIGHTS.transit, 12)
  })
})

describe('dimensionScores', () => {
  const scoresOf = (value: (id: string) => number | null) => INDICATORS.map(({ id }) => value(id))

  it('weights the indicators of a dimension and needs half of their weight', () => {
    const commute = { minutesToLuxembourg: 100, minutesToKirchberg: 0, minutesToBelval: 0 } as Record<string, number>
    expect(dimensionScores(scoresOf((id) => commute[id] ?? null)).commute).toBe(50)
    expect(dimensionScores(scoresOf((id) => (id === 'minutesToKirchberg' ? 70 : null))).commute).toBeNull()
    expect(dimensionScores(scoresOf((id) => (id === 'minutesToLuxembourg' ? 70 : null))).commute).toBe(70)
  })

  it('leaves a dropped indicator out, and dimensions without indicators null', () => {
    const scores = scoresOf((id) => (id === 'schoolM' ? 0 : 90))
    expect(dimensionScores(scores).education).toBe(60)
    expect(dimensionScores(scores, 'schoolM').education).toBe(90)
    expect(dimensionScores(scores)).toMatchObject({ safety: null, nature: null })
  })
})
