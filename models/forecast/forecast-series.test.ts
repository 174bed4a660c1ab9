import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { SeriesForecast } from './forecast-series.ts'
import { forecastSeries } from './forecast-series.ts'

const histories = fc
  .tuple(
    fc.double({ min: 0.01, max: 1e6, noNaN: true }),
    fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 7, maxLength: 40 }),
  )
  .map(([start, growth]) => {
    let value = start
    return [start, ...growth.map((g) => (value *= Math.exp(g)))]
  })
const paths = ['mean', 'lo80', 'hi80', 'lo95', 'hi95'] as const
const STEADY = Array.from({ length: 24 }, (_, t) => 4000 * 1.01 ** t)

describe('forecastSeries', () => {
  it('multiplies with the history', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(0.001, 7, 1e4), (history, factor) => {
        const [plain, scaled] = [forecastSeries(history), forecastSeries(history.map((value) => factor * value))]
        for (const path of paths)
          plain[path].forEach((value, h) => expect(scaled[path][h]! / (factor * value)).toBeCloseTo(1, 6))
      }),
      { numRuns: 40 },
    )
  })

  it('does not jump where a history ends almost where it began, up or down by a rounding error', () => {
    const [low, high] = [167, 225]
    const endingAt = (last: number) => forecastSeries([low, ...Array<number>(10).fill(high), last])
    const [exact, above] = [endingAt(low), endingAt(low * (1 + 1e-15))]
    for (const path of paths)
      for (const [h, value] of exact[path].entries()) {
        expect(above[path][h]! / value).toBeCloseTo(1, 9)
        expect(endingAt(low * (1 - 1e-15))[path][h]! / value).toBeCloseTo(1, 9)
      }
  })

  it('nests the mean in the 80 % interval and that in the 95 % interval, all finite and above 0', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { mean, lo80, hi80, lo95, hi95 } = forecastSeries(history)
        mean.forEach((value, h) => {
          const nested = [0, lo95[h]!, lo80[h]!, value, hi80[h]!, hi95[h]!, Number.MAX_VALUE]
          expect(nested).toEqual(nested.toSorted((a, b) => a - b))
          expect(lo95[h]).toBeGreaterThan(0)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('is the same twice', () => {
    expect(JSON.stringify(forecastSeries(STEADY))).toBe(JSON.stringify(forecastSeries(STEADY)))
  })

  it('carries steady growth on', () => {
    const { mean, isClamped, quarters } = forecastSeries(STEADY)
    mean.forEach((value, h) => expect(value / (STEADY.at(-1)! * 1.01 ** (h + 1))).toBeCloseTo(1, 2))
    expect({ isClamped, quarters }).toEqual({ isClamped: false, quarters: 24 })
  })

  it('clamps the mean to a plausible year but leaves the interval where the model put it', () => {
    const boom = Array.from({ length: 12 }, (_, t) => 100 * 1.25 ** t)
    const [clamped, free] = [forecastSeries(boom), forecastSeries(boom, { plausibleYear: null })]
    expect(clamped.isClamped).toBe(true)
    expect(free.isClamped).toBe(false)
    expect(clamped.mean[3]! / boom.at(-1)!).toBeCloseTo(1.4, 9)
    expect(free.mean[3]).toBeGreaterThan(clamped.mean[3]!)
    expect(clamped.hi80).toEqual(free.hi80)
    expect(holdsMean(clamped)).toBe(true)
  })

  it('is surer of a smooth history than of a noisy one', () => {
    const noisy = STEADY.map((value, t) => value * Math.exp(0.08 * Math.sin(t * t)))
    expect(width(forecastSeries(noisy))).toBeGreaterThan(3 * width(forecastSeries(STEADY)))
  })
})

function holdsMean({ mean, lo80, hi80 }: SeriesForecast): boolean {
  return mean.every((value, h) => lo80[h]! <= value && value <= hi80[h]!)
}

function width({ lo80, hi80 }: SeriesForecast): number {
  return Math.log(hi80[3]! / lo80[3]!)
}
