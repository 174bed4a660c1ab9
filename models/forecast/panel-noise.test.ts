import { describe, expect, it } from 'vitest'

import type { Deviations } from './panel-noise.ts'
import { estimatePanelNoise, filterDeviations, medianVariance, noiseFactor } from './panel-noise.ts'

// A fixed, mixed sequence of mean 0 and variance near 1: sums of a golden-ratio lattice.
const draw = (k: number): number => {
  const u = [1, 2, 3, 4].map((n) => (k * n * 0.6180339887 + n * n * 0.41421356) % 1)
  return (u.reduce((sum, value) => sum + value, 0) - 2) * Math.sqrt(3)
}

function cells(noiseDeviation: number, count = 40): Deviations[] {
  return Array.from({ length: 30 }, (_, cell) =>
    Array.from({ length: 24 }, (_unused, t) => ({
      value: 0.1 * draw(cell + 1000) + noiseDeviation * draw(1 + cell * 24 + t),
      count,
    })),
  )
}

describe('estimatePanelNoise', () => {
  it('finds more price variance in a noisier panel', () => {
    const [calm, wild] = [estimatePanelNoise([cells(0.05)]), estimatePanelNoise([cells(0.12)])]
    expect(wild.priceVariance).toBeGreaterThan(2 * calm.priceVariance)
  })

  it('reads noise of a size as more variance a price when it comes with more sales', () => {
    const [few, many] = [estimatePanelNoise([cells(0.08, 20)]), estimatePanelNoise([cells(0.08, 60)])]
    expect(many.priceVariance).toBeGreaterThan(few.priceVariance)
  })
})

describe('filterDeviations', () => {
  const noise = { priceVariance: 0.17, stepVariance: 0.0001 }
  const seen = (value: number, count: number): Deviations => Array.from({ length: 8 }, () => ({ value, count }))

  it('moves from the mean of the type to the medians of the commune as the count grows', () => {
    const levelOf = (count: number): number => filterDeviations([seen(0.4, count), seen(0, 50)], noise)[0]!.level
    const levels = [0.01, 1, 30, 1e6].map(levelOf)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(levels[0]).toBeLessThan(0.23)
    expect(levels[3]).toBeCloseTo(0.4, 2)
  })

  it('puts a commune without medians at the mean of its type', () => {
    const [, silent] = filterDeviations([seen(0.4, 30), [null, null]], noise)
    expect(silent!.level).toBeCloseTo(0.4, 12)
  })
})

describe('noiseFactor', () => {
  it('is 1 without evidence and leans to the mean squared surprise with it', () => {
    const level = { level: 0, variance: 0, logLikelihood: 0 }
    expect(noiseFactor({ ...level, squaredSurprises: [] })).toBe(1)
    expect(noiseFactor({ ...level, squaredSurprises: Array<number>(20).fill(3) })).toBeCloseTo(2, 12)
  })
})

describe('medianVariance', () => {
  it('falls with the count but not to nothing', () => {
    const noise = { priceVariance: 0.16, stepVariance: 0 }
    expect(medianVariance(16, noise) - medianVariance(32, noise)).toBeCloseTo(0.005, 12)
    expect(medianVariance(1e9, noise)).toBeGreaterThan(1e-4)
  })
})
