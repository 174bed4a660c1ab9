import { assert, constantFrom, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { seriesTrend } from './theil-sen.ts'

const RISING = [100, 101, 102, 103, 104, 105, 106, 107]

describe('seriesTrend', () => {
  it('measures a steady rise in percent of the mean level a year', () => {
    expect(seriesTrend(RISING)).toEqual({ direction: 'up', percentPerYear: (400 * 1) / 103.5 })
    expect(seriesTrend(RISING.toReversed()).direction).toBe('down')
  })

  it('is not moved by one wild quarter', () => {
    expect(seriesTrend(RISING.with(3, 900)).direction).toBe('up')
  })

  it('calls noise and tiny changes stable', () => {
    expect(seriesTrend([5, 5, 2, 2, 3, 7, 6, 5]).direction).toBe('stable')
    expect(seriesTrend(RISING.map((value) => 10_000 + value / 100)).direction).toBe('stable')
  })

  it('is unknown under eight known quarters and for a series of zeros, and reads the last eight only', () => {
    expect(seriesTrend(RISING.slice(1))).toEqual({ direction: 'unknown', percentPerYear: null })
    expect(seriesTrend([...RISING.slice(1), null]).direction).toBe('unknown')
    expect(seriesTrend(Array<number>(8).fill(0)).direction).toBe('unknown')
    expect(seriesTrend([900, 5, ...RISING])).toEqual(seriesTrend(RISING))
  })

  it('does not depend on the unit', () => {
    const value = integer({ min: 1, max: 1000 })
    const series = tuple(value, value, value, value, value, value, value, value)
    assert(
      property(series, constantFrom(2, 0.5, 1024), (values, unit) => {
        expect(seriesTrend(values.map((v) => v * unit))).toEqual(seriesTrend(values))
      }),
    )
  })

  it('turns round when the series is read backwards', () => {
    const value = double({ min: 1, max: 1000, noNaN: true })
    assert(
      property(tuple(value, value, value, value, value, value, value, value), (values) => {
        const [ahead, back] = [seriesTrend(values), seriesTrend(values.toReversed())]
        expect(back.percentPerYear).toBeCloseTo(-ahead.percentPerYear!, 6)
      }),
    )
  })
})
