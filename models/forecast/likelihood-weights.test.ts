import { describe, expect, it } from 'vitest'

import { likelihoodWeights, relativeLikelihoods } from './likelihood-weights.ts'

describe('likelihoodWeights', () => {
  it('are proportional to likelihood times prior', () => {
    const weights = likelihoodWeights([Math.log(2), 0], [0, Math.log(4), Math.log(1)], 1)
    // Relative to the best: likelihoods 1 and 1/2; the third model has a prior alone.
    const raw = [1, 2, 1]
    weights.forEach((weight, index) => expect(weight).toBeCloseTo(raw[index]! / 4, 12))
  })

  it('follow the prior alone at temperature 0', () => {
    expect(likelihoodWeights([0, -20], [0, 0], 0)).toEqual([0.5, 0.5])
  })

  it('survive likelihoods and priors far from zero', () => {
    const weights = likelihoodWeights([1e5, 1e5 - 1], [900, 900], 1)
    expect(weights[0]! + weights[1]!).toBeCloseTo(1, 12)
    expect(weights[0]! / weights[1]!).toBeCloseTo(Math.E, 9)
  })

  it('treat very bad fits alike', () => {
    expect(relativeLikelihoods([0, -29, -100, -1000])).toEqual([0, -29, -30, -30])
  })
})
