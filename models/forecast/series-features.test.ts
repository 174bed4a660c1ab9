import { describe, expect, it } from 'vitest'

import { priorFeatures, seriesFeatures } from './series-features.ts'

const LINE = Array.from({ length: 20 }, (_, t) => 0.01 * t)
const SAW = Array.from({ length: 20 }, (_, t) => (t % 2 === 0 ? 0 : 0.05))

describe('seriesFeatures', () => {
  it('lists the last seven growth rates, newest first', () => {
    const growing = [0, 1, 3, 6, 10, 15, 21, 28, 36]
    expect(seriesFeatures(growing, growing, 0).recentGrowth).toEqual([8, 7, 6, 5, 4, 3, 2])
  })

  it('tells steady growth from noise about a level', () => {
    const [steady, noise] = [seriesFeatures(LINE, LINE, 0), seriesFeatures(SAW, SAW, 0)]
    expect(steady.meanGrowth).toBeCloseTo(0.01, 12)
    expect(steady.growthDeviation).toBeLessThan(1e-6)
    expect(noise.autocorrelation).toBeLessThan(-0.9)
    expect(noise.meanAbsGrowth).toBeCloseTo(0.05, 12)
  })

  it('measures roughness before, and growth after, seasonal adjustment', () => {
    const { meanAbsGrowth, recentRoughness } = seriesFeatures(SAW, LINE, 1)
    expect(meanAbsGrowth).toBeCloseTo(0.01, 12)
    expect(recentRoughness).toBeCloseTo(0.0501, 6)
  })
})

describe('priorFeatures', () => {
  it.each([
    ['a line', LINE],
    ['noise', SAW],
    ['a series that never moves', Array<number>(8).fill(1)],
    ['a crash', [...Array<number>(8).fill(5), 0]],
  ])('stay in a narrow range for %s', (_, logs) => {
    const features = priorFeatures(seriesFeatures(logs, logs, 0))
    expect(features[0]).toBe(1)
    for (const feature of features) expect(Math.abs(feature)).toBeLessThanOrEqual(2)
  })
})
