import { beforeAll, describe, expect, it } from 'vitest'

import { seededRandom } from '../statistics/random.ts'
import { drawGamma } from '../statistics/draw-gamma.ts'
import { communeAt, communesOfAllKinds } from './liveability.fixture.ts'
import { indicatorScores } from './liveability.ts'
import { ranksOf, spearman } from './ranks.ts'
import { dimensionScores, totalScore } from './composite.ts'
import { BASE_VARIANT, rankSensitivity, type ScoresByMethod, type Sensitivity, type Variant } from './sensitivity.ts'

const COMMUNES = communesOfAllKinds(40)
let scores: ScoresByMethod
let sensitivity: Sensitivity
beforeAll(() => {
  scores = indicatorScores(COMMUNES)
  sensitivity = rankSensitivity(scores, 200)
})

const scoresUnder = ({ normalisation, weights, aggregation, dropped }: Variant): (number | null)[] =>
  scores[normalisation].map((row) => totalScore(dimensionScores(row, dropped), weights, aggregation))

describe('rankSensitivity', () => {
  it('gives every commune an interval that holds its rank', () => {
    const ranks = ranksOf(scoresUnder(BASE_VARIANT))
    ranks.forEach((rank, i) => {
      expect(sensitivity.intervals[i]!.low).toBeLessThanOrEqual(rank!)
      expect(sensitivity.intervals[i]!.high).toBeGreaterThanOrEqual(rank!)
    })
  })

  it('scores each draw by its own variant', () => {
    const published = scoresUnder(BASE_VARIANT)
    for (const { variant, correlation } of sensitivity.draws.slice(0, 50))
      expect(correlation).toBe(
        spearman(
          scoresUnder(variant).map((score, i) => (published[i] === null ? null : score)),
          published,
        ),
      )
  })

  it('is the same for the same seed and another for another', () => {
    expect(rankSensitivity(scores, 200)).toEqual(sensitivity)
    expect(rankSensitivity(scores, 200, 7).draws).not.toEqual(sensitivity.draws)
  })

  it('draws every kind of variant, with weights around the stated ones', () => {
    const kinds = new Set(sensitivity.draws.map(({ variant }) => `${variant.normalisation} ${variant.aggregation}`))
    expect(kinds.size).toBe(4)
    expect(sensitivity.draws.some(({ variant }) => variant.dropped !== null)).toBe(true)
    const mean = sensitivity.draws.reduce((sum, { variant }) => sum + variant.weights.price, 0) / 200
    expect(mean).toBeCloseTo(BASE_VARIANT.weights.price, 1.7)
    for (const { variant } of sensitivity.draws)
      expect(Object.values(variant.weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
  })

  it('has no doubt about a commune that is best in everything', () => {
    const best = communeAt('best', (id) => (/M$|Ratio$|^minutes/.test(id) && !id.includes('Turnover') ? 0 : 1))
    const { intervals } = rankSensitivity(indicatorScores([...COMMUNES, best]), 100)
    expect(intervals.at(-1)).toEqual({ low: 1, high: 1 })
  })

  it('leaves a commune without a score out of every ranking', () => {
    const unknown = communeAt('unknown', (id) => (id.startsWith('minutes') ? 0.5 : null))
    const { intervals } = rankSensitivity(indicatorScores([unknown, ...COMMUNES]), 50)
    expect(intervals[0]).toBeNull()
    expect(Math.max(...intervals.slice(1).map((interval) => interval!.high))).toBeLessThanOrEqual(COMMUNES.length)
  })
})

describe('drawGamma', () => {
  it.each([1, 2.4, 9.6])('has mean and variance %d', (shape) => {
    const random = seededRandom(11)
    const draws = Array.from({ length: 20_000 }, () => drawGamma(shape, random))
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length
    expect(Math.abs(mean / shape - 1)).toBeLessThan(0.03)
    expect(Math.abs(variance / shape - 1)).toBeLessThan(0.06)
  })
})
