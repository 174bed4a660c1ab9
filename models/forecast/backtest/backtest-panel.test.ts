import { describe, expect, it } from 'vitest'

import { backtestPanel } from './backtest-panel.ts'
import { forecastPanel } from '../forecast-panel.ts'
import { summariseBacktest } from '../backtest-outcome.ts'
import type { PanelRow } from '../panel-table.ts'

const ROWS: PanelRow[] = ['A', 'B', 'C'].flatMap((commune, index) =>
  Array.from({ length: 14 }, (_, quarter) => ({
    commune,
    type: 'house',
    quarter,
    count: 25,
    median: 3000 * (1 + index) * Math.exp(0.02 * quarter + 0.03 * Math.sin(5 * quarter + index)),
  })),
)

describe('backtestPanel', () => {
  it('compares what the panel known then said with the median that came', () => {
    const [found] = backtestPanel(ROWS, { maxOrigins: 1 })
    const [forecast] = forecastPanel(ROWS.filter(({ quarter }) => quarter <= 12))
    const medians = ROWS.filter(({ commune }) => commune === 'A').map(({ median }) => median!)
    const [before, actual] = [medians[12]!, medians[13]!]
    const backtest = summariseBacktest(found!.outcomes)!
    expect(found).toMatchObject({ commune: 'A', type: 'house', outcomes: [{ origin: 12, step: 1, quarter: 13 }] })
    expect(backtest.mape).toBeCloseTo((100 * Math.abs(actual - forecast!.mean[0]!)) / actual, 9)
    expect(backtest.naiveMape).toBeCloseTo((100 * Math.abs(actual - before)) / actual, 9)
  })

  it('goes back no further than eight quarters of history allow', () => {
    for (const { outcomes } of backtestPanel(ROWS)) expect(summariseBacktest(outcomes)!.quarters).toBe(6)
  })

  it('has nothing to say of a type or commune without comparable medians', () => {
    const late: PanelRow[] = [{ commune: 'A', type: 'apartment', quarter: 13, count: 9, median: 5000 }]
    const silent: PanelRow[] = [{ commune: 'D', type: 'house', quarter: 0, count: 2, median: null }]
    const found = backtestPanel([...ROWS, ...late, ...silent])
    expect(found.map(({ type, commune }) => `${type} ${commune}`)).toEqual([
      'apartment A',
      'house A',
      'house B',
      'house C',
      'house D',
    ])
    expect(found[0]!.outcomes).toEqual([])
    expect(found[4]!.outcomes).toEqual([])
    expect(found[1]!.outcomes).not.toEqual([])
  })
})
