import { describe, expect, it } from 'vitest'

import { scorePanel } from './forecast-panel-scores.ts'
import { maseScale, meanOfGroups, naive2, scoreGroup, scoreSeries } from './forecast-scores.ts'

const SEASONAL = Array.from({ length: 16 }, (_, t) => [100, 120, 90, 110][t % 4]!)
const GROWING = SEASONAL.map((value, t) => value * 1.02 ** t)
const MEAN = [138, 170, 126, 149]
const PREDICTION = {
  mean: MEAN,
  lo80: MEAN.map((value) => value * 0.95),
  hi80: MEAN.map((value) => value * 1.03),
  lo95: MEAN.map((value) => value * 0.9),
  hi95: MEAN.map((value) => value * 1.3),
}

describe('naive2', () => {
  it('repeats a stable season', () => {
    naive2([...SEASONAL, ...SEASONAL], 4).forEach((value, h) => expect(value).toBeCloseTo(SEASONAL[h]!, 9))
  })

  it('repeats the last value when a trend hides the season from the test', () => {
    expect(naive2(GROWING, 4)).toEqual(Array(4).fill(GROWING.at(-1)))
  })

  it('does not test for seasons under three years', () => {
    expect(naive2(SEASONAL.slice(0, 11), 2)).toEqual([90, 90])
  })
})

// Expected figures come from the Python scorer of the public benchmark.
describe('scoreSeries', () => {
  it('agrees with the public scorer where all truths are inside', () => {
    const score = scoreSeries(GROWING, [140, 165, 125, 150], PREDICTION)!
    expect(maseScale(GROWING)).toBeCloseTo(9.673891750168575, 9)
    expect(score.smape).toBeCloseTo(1.4724081544507999, 9)
    expect(score.mase).toBeCloseTo(0.23258478160671914, 9)
    expect(score.covered80).toBe(1)
    expect(score.scaledIntervalScore80).toBeCloseTo(1.2053060237930433, 9)
  })

  it('agrees with the public scorer where one truth is outside', () => {
    const score = scoreSeries(GROWING, [140, 165, 125, 190], PREDICTION)!
    expect(score.covered80).toBe(0.75)
    expect(score.scaledIntervalScore80).toBeCloseTo(10.645663881674654, 9)
    expect(score.covered95).toBe(1)
  })

  it('has no score for a constant history', () => {
    expect(scoreSeries([5, 5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5], PREDICTION)).toBeUndefined()
  })
})

describe('groups', () => {
  it('compute OWA from the group means and count each group the same', () => {
    const base = scoreSeries(GROWING, [140, 165, 125, 150], PREDICTION)!
    const equal = { ...base, smape: 4, naive2Smape: 4, mase: 1, naive2Mase: 1 }
    const half = { ...equal, smape: 0, mase: 0 }
    expect(scoreGroup([equal, half]).owa).toBeCloseTo(0.5, 12)
    expect(meanOfGroups([scoreGroup([equal, equal, equal]), scoreGroup([half])]).owa).toBeCloseTo(0.5, 12)
  })
})

describe('scorePanel', () => {
  it('scores on the log scale and weighs by sales', () => {
    const truths = [
      { commune: 'A', type: 'house', step: 1, count: 30, median: 100 },
      { commune: 'B', type: 'house', step: 1, count: 10, median: 100 },
    ]
    const score = scorePanel(truths, ({ commune }) =>
      commune === 'A' ? { mean: 110, lo80: 100, hi80: 121 } : { mean: 80, lo80: 50, hi80: 90 },
    )
    expect(score.mape).toBeCloseTo(15, 9)
    expect(score.mdape).toBeCloseTo(15, 9)
    expect(score.wmape).toBeCloseTo(12.5, 9)
    expect(score.coverage80).toBe(0.5)
    const expected = (Math.log(1.21) + Math.log(1.8) + 10 * Math.log(100 / 90)) / 2
    expect(score.intervalScore80).toBeCloseTo(100 * expected, 9)
  })
})
