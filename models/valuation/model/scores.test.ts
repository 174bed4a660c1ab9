import { describe, expect, it } from 'vitest'

import { equitable, fitEquity } from './equity.ts'
import { priceRelatedBias, quintiles, scoreValuations } from './scores.ts'

const scored = (price: number, estimate: number) => ({ price, estimate, low: 0.9 * estimate, high: 1.1 * estimate })

describe('scoreValuations', () => {
  it('computes the figures of a ratio study by hand', () => {
    const scores = scoreValuations([scored(100, 105), scored(200, 180), scored(400, 480)])
    expect(scores.mdape).toBeCloseTo(10)
    expect(scores.pe10).toBeCloseTo(200 / 3)
    expect(scores.pe20).toBeCloseTo(100)
    // Ratios 1.05, 0.9, 1.2 about their median 1.05.
    expect(scores.cod).toBeCloseTo((100 * (0.15 + 0.15)) / 3 / 1.05)
    expect(scores.prd).toBeCloseTo(1.05 / (765 / 700))
    expect(scores.coverage).toBeCloseTo(100 / 3)
    expect(scores.width).toBeCloseTo(20)
  })

  it('finds no price-related bias in proportional estimates and a negative one where dear homes come out low', () => {
    const prices = Float64Array.from({ length: 50 }, (_, i) => 100 + 10 * i)
    expect(
      priceRelatedBias(
        prices.map((price) => 1.1 * price),
        prices,
      ),
    ).toBeCloseTo(0, 9)
    expect(
      priceRelatedBias(
        prices.map((price) => 30 * Math.sqrt(price)),
        prices,
      ),
    ).toBeLessThan(-0.1)
  })

  it('has no means where one estimate explodes, but the measures that one home does not decide', () => {
    const scores = scoreValuations([scored(100, 105), scored(200, 180), scored(400, 4e90)])
    expect([scores.cod, scores.prd, scores.prb]).toEqual([Number.NaN, Number.NaN, Number.NaN])
    expect(scores.mdape).toBeCloseTo(10)
    expect(scores.pe10).toBeCloseTo(200 / 3)
  })

  it('cuts prices into fifths', () => {
    expect(quintiles([10, 20, 30, 40, 50])).toEqual([1, 2, 3, 4, 5])
  })
})

describe('fitEquity', () => {
  it('leaves fair estimates alone and stretches drawn-in ones no more than needed', () => {
    const prices = Float64Array.from({ length: 80 }, (_, i) => 11 + i / 40)
    expect(fitEquity(prices, prices).stretch).toBe(1)
    const drawnIn = prices.map((log) => 12 + 0.92 * (log - 12))
    const equity = fitEquity(drawnIn, prices)
    expect(equity.stretch).toBeGreaterThan(1)
    const before = priceRelatedBias(drawnIn.map(Math.exp), prices.map(Math.exp))
    const after = priceRelatedBias(
      drawnIn.map((log) => Math.exp(equitable(equity, log))),
      prices.map(Math.exp),
    )
    expect(Math.abs(after)).toBeLessThan(Math.abs(before))
  })
})
