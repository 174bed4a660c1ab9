import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../statistics/random.ts'
import type { BacktestOutcome } from './backtest-outcome.ts'
import { asPublished, growthShare } from './growth-share.ts'
import { STEPS } from './horizon.ts'

const QUARTERS = 32

/** Forecasts of a drift, at every quarter of a market that grows by `growth` log points a quarter plus noise. */
function outcomesOf(growth: (quarter: number) => number, forecast: number, noise: number, seed = 1): BacktestOutcome[] {
  const random = seededRandom(seed)
  const level = [0]
  for (let quarter = 1; quarter < QUARTERS; quarter++)
    level.push(level.at(-1)! + growth(quarter) + noise * (random() - 0.5))
  return level.flatMap((known, origin) =>
    STEPS.filter((step) => origin + step < QUARTERS).map((step) => ({
      origin,
      step,
      quarter: origin + step,
      actual: Math.exp(level[origin + step]!),
      predicted: Math.exp(known + step * forecast),
      naive: Math.exp(known),
      isInside: true,
      scale: 1,
    })),
  )
}

describe('growthShare', () => {
  it('keeps what came', () => {
    const share = growthShare(outcomesOf(() => 0.01, 0.01, 0.004))
    expect(share.beatsNoChange).toBe(true)
    expect(share.skill).toBeGreaterThan(0.5)
    for (const weight of share.weights) expect(weight).toBeGreaterThan(0.9)
  })

  it('keeps half of a forecast that is twice too bold', () => {
    for (const weight of growthShare(outcomesOf(() => 0.01, 0.02, 0.004)).weights) expect(weight).toBeCloseTo(0.5, 1)
  })

  it('never keeps the growth of a forecast that points the wrong way', () => {
    const share = growthShare(outcomesOf(() => -0.01, 0.02, 0.004))
    expect(share).toMatchObject({ weights: [0, 0, 0, 0], beatsNoChange: false, skill: 0 })
  })

  it('keeps nothing when a market goes nowhere, in nineteen of twenty draws', () => {
    const draws = Array.from({ length: 200 }, (_, seed) => growthShare(outcomesOf(() => 0, 0.01, 0.06, seed)))
    expect(draws.filter(({ beatsNoChange }) => beatsNoChange).length).toBeLessThanOrEqual(20)
  })

  it('says that nothing was judged where there is nothing to judge', () => {
    expect(growthShare([])).toEqual({ weights: [0, 0, 0, 0], skill: null, beatsNoChange: false, origins: 0 })
    const few = outcomesOf(() => 0.01, 0.01, 0.001).filter(({ quarter }) => quarter < 10)
    expect(growthShare(few).beatsNoChange).toBe(false)
  })

  it('keeps weights between 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        fc.integer({ min: 1, max: 500 }),
        (growth, seed) => {
          const { weights } = growthShare(outcomesOf((t) => growth * Math.sin(t / 5), growth, 0.02, seed))
          for (const weight of weights) expect(weight >= 0 && weight <= 1).toBe(true)
        },
      ),
    )
  })
})

describe('asPublished', () => {
  it('knows at each origin only what had come by then', () => {
    const outcomes = outcomesOf((quarter) => (quarter < 24 ? 0.01 : -0.02), 0.01, 0.002)
    const published = asPublished(outcomes)
    const before = published.filter(({ quarter }) => quarter <= 20)
    expect(asPublished(outcomes.filter(({ quarter }) => quarter <= 20))).toEqual(before)
    // No share without evidence, most of the growth with it.
    expect(published[0]!.predicted).toBe(published[0]!.naive)
    const late = published.find(({ origin, step }) => origin === 22 && step === 4)!
    expect(Math.log(late.predicted / late.naive)).toBeGreaterThan(0.03)
  })
})
