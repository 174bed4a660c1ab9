import { describe, expect, it } from 'vitest'

import { summariseBacktest } from '../backtest-outcome.ts'
import { backtestOutcomes } from './backtest.ts'
import { forecastSeries } from '../forecast-series.ts'

const HISTORY = Array.from({ length: 20 }, (_, t) => 1000 * Math.exp(0.015 * t + 0.02 * Math.sin(t * 2.3)))

const backtest = (...given: Parameters<typeof backtestOutcomes>) => summariseBacktest(backtestOutcomes(...given))

describe('backtest', () => {
  it('compares each origin with what came, and with the forecast that nothing changes', () => {
    const found = backtest(HISTORY, { maxOrigins: 1 })!
    const [known, actual] = [HISTORY.slice(0, -1), HISTORY.at(-1)!]
    const { mean, lo80, hi80 } = forecastSeries(known)
    expect(found.mape).toBeCloseTo((100 * Math.abs(actual - mean[0]!)) / actual, 9)
    expect(found.naiveMape).toBeCloseTo((100 * Math.abs(actual - known.at(-1)!)) / actual, 9)
    expect(found.coverage).toBe(actual >= lo80[0]! && actual <= hi80[0]! ? 1 : 0)
    expect(found.quarters).toBe(1)
  })

  it('never sees what came later', () => {
    const spoiled = backtest([...HISTORY.slice(0, -1), 1e9], { maxOrigins: 12 })!
    const whole = backtest(HISTORY, { maxOrigins: 12 })!
    expect(whole.quarters).toBe(spoiled.quarters)
    expect(spoiled.naiveMape).toBeGreaterThan(whole.naiveMape)
    const earlier = backtest(HISTORY.slice(0, -1), { maxOrigins: 11 })!
    expect(earlier.quarters).toBe(whole.quarters - 1)
  })

  it('counts the quarters whose outcome was compared', () => {
    expect(backtest(HISTORY)!.quarters).toBe(12)
    expect(backtest(HISTORY.slice(0, 10))!.quarters).toBe(2)
  })

  it('beats the naive forecast on a trend', () => {
    const { mape, naiveMape, mase } = backtest(HISTORY)!
    expect(mape).toBeLessThan(naiveMape)
    expect(mase).toBeLessThan(1)
  })

  it('has nothing to say without an origin of eight quarters', () => {
    expect(backtest(HISTORY.slice(0, 8))).toBeNull()
  })

  it('passes over unknown quarters as origins and outcomes', () => {
    const gappy = HISTORY.map((value, t) => (t === 15 || t === 17 ? null : value))
    const { quarters } = backtest(gappy)!
    expect(quarters).toBe(10)
  })

  it('has no scaled error for a history that never moved', () => {
    expect(backtest(Array<number>(10).fill(5))).toMatchObject({ mape: 0, mase: null, coverage: 1, naiveMape: 0 })
  })
})
