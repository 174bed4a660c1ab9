import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { forecastPanel } from './forecast-panel.ts'
import type { PanelRow } from './panel-table.ts'

const QUARTERS = 12
const LEVELS: Record<string, number> = { A: 3000, B: 4000, C: 5000, D: 6000 }

function panel(count: (commune: string) => number): PanelRow[] {
  return Object.entries(LEVELS).flatMap(([commune, level]) =>
    Array.from({ length: QUARTERS }, (_, quarter): PanelRow => {
      const noise = 0.05 * Math.sin(quarter * 7.1 + level)
      const median = level * Math.exp(0.01 * quarter + noise)
      return { commune, type: 'house', quarter, count: count(commune), median }
    }),
  )
}

const ROWS = panel(() => 30)

describe('forecastPanel', () => {
  it('does not depend on the order of the rows', () => {
    const expected = JSON.stringify(forecastPanel(ROWS))
    fc.assert(
      fc.property(fc.shuffledSubarray(ROWS, { minLength: ROWS.length }), (rows) => {
        expect(JSON.stringify(forecastPanel(rows))).toBe(expected)
      }),
      { numRuns: 10 },
    )
  })

  it('multiplies with the medians', () => {
    const plain = forecastPanel(ROWS)
    const scaled = forecastPanel(ROWS.map((row) => ({ ...row, median: row.median! * 40 })))
    plain.forEach((cell, index) => {
      cell.mean.forEach((value, h) => expect(scaled[index]!.mean[h]! / (40 * value)).toBeCloseTo(1, 6))
    })
  })

  it('forecasts every cell, sorted, with nested intervals', () => {
    const forecasts = forecastPanel(ROWS)
    expect(forecasts.map(({ commune }) => commune)).toEqual(['A', 'B', 'C', 'D'])
    for (const { mean, lo80, hi80, lo95, hi95 } of forecasts) {
      mean.forEach((value, h) => {
        const nested = [lo95[h]!, lo80[h]!, value, hi80[h]!, hi95[h]!]
        expect(nested).toEqual(nested.toSorted((a, b) => a - b))
      })
    }
  })

  it('keeps a commune with many sales at its own medians', () => {
    const busy = forecastPanel(panel(() => 1e7)).find(({ commune }) => commune === 'D')!
    const last = panel(() => 1).findLast(({ commune }) => commune === 'D')!.median!
    expect(Math.abs(Math.log(busy.level / last))).toBeLessThan(0.03)
  })

  it('puts a commune without any median on the path of its type', () => {
    const silent = Array.from({ length: QUARTERS }, (_, quarter): PanelRow => ({
      commune: 'E',
      type: 'house',
      quarter,
      count: 3,
      median: null,
    }))
    const forecasts = forecastPanel([...ROWS, ...silent])
    const [a, d, e] = ['A', 'D', 'E'].map((name) => forecasts.find(({ commune }) => commune === name)!)
    expect(e!.level).toBeGreaterThan(a!.level)
    expect(e!.level).toBeLessThan(d!.level)
    expect(e!.knownQuarters).toBe(0)
    expect(e!.hi80[0]! / e!.lo80[0]!).toBeGreaterThan(a!.hi80[0]! / a!.lo80[0]!)
  })

  it('is surer of the level than of the median that few sales will show', () => {
    const [median, level] = [forecastPanel(ROWS)[0]!, forecastPanel(ROWS, { target: 'level' })[0]!]
    expect(level.mean).toEqual(median.mean)
    expect(level.hi80[0]! / level.lo80[0]!).toBeLessThan(median.hi80[0]! / median.lo80[0]!)
  })

  it('forecasts types apart', () => {
    const falling = ROWS.map((row) => ({
      ...row,
      type: 'apartment',
      median: row.median! * Math.exp(-0.04 * row.quarter),
    }))
    const both = forecastPanel([...ROWS, ...falling])
    const growth = (type: string): number => {
      const cell = both.find((one) => one.type === type && one.commune === 'A')!
      return Math.log(cell.mean[3]! / cell.level)
    }
    expect(growth('house')).toBeGreaterThan(growth('apartment') + 0.05)
  })

  it.each([
    ['one quarter only', ROWS.filter(({ quarter }) => quarter === 3), 'spans 1 quarters'],
    ['no rows', [], 'spans 0 quarters'],
    [
      'a type seen in few quarters',
      [...ROWS, { commune: 'A', type: 'flat', quarter: 5, count: 9, median: 1 }],
      'Type flat has medians in 1 quarters',
    ],
    [
      'a negative median',
      [...ROWS, { commune: 'A', type: 'flat', quarter: 5, count: 9, median: -1 }],
      'median -1 with count 9',
    ],
    [
      'a median without sales',
      [...ROWS, { commune: 'A', type: 'flat', quarter: 5, count: 0, median: 9 }],
      'median 9 with count 0',
    ],
  ])('refuses %s', (_, rows, message) => {
    expect(() => forecastPanel(rows)).toThrow(message)
  })
})
