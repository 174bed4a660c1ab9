import { describe, expect, it } from 'vitest'
import { drawNormal } from '../../statistics/draw-normal.ts'
import { seededRandom } from '../../statistics/random.ts'
import { forecastIndex } from './index-forecast.ts'

function index(growth: (t: number) => number, noise: number, length = 48): number[] {
  const random = seededRandom(3)
  let level = Math.log(100)
  return Array.from({ length }, (_, t) => Math.exp((level += growth(t) + noise * drawNormal(random))))
}

describe('forecastIndex', () => {
  it('carries on what has been right', () => {
    const values = index((t) => 0.015 + 0.01 * Math.sin(t / 8), 0.003)
    const { mean, lo80, hi80, share, coverage } = forecastIndex(values)
    expect(share.beatsNoChange).toBe(true)
    expect(coverage).toBeGreaterThan(0.7)
    expect(mean[3]! / values.at(-1)!).toBeGreaterThan(1.01)
    mean.forEach((value, i) => expect(lo80[i]! <= value && value <= hi80[i]!).toBe(true))
  })

  it('says the last value where nothing could be foreseen', () => {
    const values = index(() => 0, 0.02)
    const { mean, lo80, hi80, share } = forecastIndex(values)
    expect(share.beatsNoChange).toBe(false)
    mean.forEach((value, i) => {
      expect(value).toBeCloseTo(values.at(-1)!, 9)
      expect(lo80[i]! <= value && value <= hi80[i]!).toBe(true)
    })
  })

  it('is refused under eight quarters', () => {
    expect(() => forecastIndex(index(() => 0.01, 0.001, 7))).toThrow()
  })
})
