import { describe, expect, it } from 'vitest'

import { conformalMultipliers, fitIntervalScale } from './fit-interval-scale.ts'
import { fitPooledCorrection } from './fit-pooled-correction.ts'

const steps = (value: number): number[] => [value, value, value, value]

describe('fitIntervalScale', () => {
  it('learns that errors are proportional to a scale', () => {
    const samples = Array.from({ length: 600 }, (_, k) => {
      const scale = 0.01 * 10 ** (k % 3)
      const error = scale * (0.05 + ((k * 0.6180339887) % 1) * 2)
      return { features: steps(0).map(() => [Math.log(scale)]), errors: steps(error), cost: 1 / scale }
    })
    expect(fitIntervalScale(samples).exponents[0]).toBeCloseTo(1, 1)
  })
})

describe('conformalMultipliers', () => {
  it('are weighted quantiles by step', () => {
    const samples = Array.from({ length: 100 }, (_, k) => ({ ratios: [k, 2 * k, 3 * k, 4 * k], weight: 1 }))
    expect(conformalMultipliers(samples)).toEqual({ level80: [79, 158, 237, 316], level95: [94, 188, 282, 376] })
    const heavy = [...samples, { ratios: steps(1000), weight: 100 }]
    expect(conformalMultipliers(heavy).level80[0]).toBe(1000)
  })
})

describe('fitPooledCorrection', () => {
  it('finds a linear miss, shrunken, and resists an outlier', () => {
    const samples = Array.from({ length: 200 }, (_, k) => {
      const x = Math.sin(k)
      return { features: [x], missed: steps(k === 7 ? 1e6 : 2 * x), weight: 1 }
    })
    const [[slope]] = fitPooledCorrection(samples) as [[number, number, number, number]]
    expect(slope).toBeGreaterThan(1.6)
    expect(slope).toBeLessThan(2.05)
  })
})
