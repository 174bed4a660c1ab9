import { describe, expect, it } from 'vitest'

import type { EnsemblePrior } from './ensemble.ts'
import { combine, ensembleCandidates, likelihoodDeviation } from './ensemble.ts'
import { smootherCoordinates, SMOOTHERS } from './smoother-grid.ts'

const FEATURES = 7
const COORDINATES = smootherCoordinates(SMOOTHERS[0]!).length
const LOGS = Array.from({ length: 20 }, (_, t) => 0.01 * t + 0.03 * Math.sin(t * 1.7))
const none = (length: number): number[] => Array<number>(length).fill(0)
const constant = (value: number): number[] => [value, ...none(FEATURES - 1)]

function prior(change: Partial<EnsemblePrior>): EnsemblePrior {
  const smoother = Array.from({ length: FEATURES }, () => none(COORDINATES))
  return { smoother, drift: none(FEATURES), logTemperature: none(FEATURES), ...change }
}

describe('ensembleCandidates', () => {
  it('has a path for every smoother and for drift', () => {
    const { growth, logLikelihoods, variances } = ensembleCandidates(LOGS)
    expect([growth.length, logLikelihoods.length, variances.length]).toEqual([289, 288, 288])
  })

  it('does not change when the level does', () => {
    const [low, high] = [ensembleCandidates(LOGS), ensembleCandidates(LOGS.map((log) => log + 9))]
    low.growth.forEach((path, k) => path.forEach((value, h) => expect(high.growth[k]![h]).toBeCloseTo(value, 9)))
  })
})

describe('combine', () => {
  const candidates = ensembleCandidates(LOGS)

  it('gives drift alone when the prior believes in nothing else', () => {
    const { growth, spread } = combine(candidates, prior({ drift: constant(200) }))
    growth.forEach((value, h) => expect(value).toBeCloseTo(candidates.growth.at(-1)![h]!, 9))
    spread.forEach((value) => expect(value).toBeCloseTo(0, 9))
  })

  it('gives a flat path when the prior believes in levels only and the season is nothing', () => {
    const believed = smootherCoordinates(SMOOTHERS[0]!).map((_, c) => (c === 0 ? 200 : 0))
    const smoother = [believed, ...Array.from({ length: FEATURES - 1 }, () => none(COORDINATES))]
    const { growth } = combine(candidates, prior({ smoother }))
    const { seasonalGrowth } = candidates
    const adjusted = growth.map((value, h) => value - seasonalGrowth[h]!)
    for (const value of adjusted) expect(value).toBeCloseTo(adjusted[0]!, 9)
  })

  it('stays within what the models say', () => {
    const { growth } = combine(candidates, prior({}))
    growth.forEach((value, h) => {
      const said = candidates.growth.map((path) => path[h]!)
      expect(value).toBeGreaterThanOrEqual(Math.min(...said))
      expect(value).toBeLessThanOrEqual(Math.max(...said))
    })
  })
})

describe('likelihoodDeviation', () => {
  it('grows with the step and with the noise', () => {
    const quiet = likelihoodDeviation(ensembleCandidates(LOGS.map((log) => log / 10)))
    const noisy = likelihoodDeviation(ensembleCandidates(LOGS))
    expect(noisy).toEqual(noisy.toSorted((a, b) => a - b))
    expect(noisy[0]! / quiet[0]!).toBeCloseTo(10, 3)
  })
})
