import { mean } from '../statistics/mean.ts'
import { sum } from '../statistics/sum.ts'
import type { BacktestOutcome } from './backtest-outcome.ts'
import { MIN_QUARTERS, STEPS } from './horizon.ts'

/** How much of a forecast growth path past forecasts have earned. */
export type GrowthShare = {
  /** By step, 0 to 1; all 0 where no change is not beaten. */
  readonly weights: readonly number[]
  /** 1 less the pooled absolute error over that of no change; null without a forecast whose share was known beforehand. */
  readonly skill: number | null
  /** The pooled error is below that of no change in a test clustered by quarter. */
  readonly beatsNoChange: boolean
  /** Quarters at which forecasts were judged. */
  readonly origins: number
}

/** Fewest quarters with outcomes before a share is learned. */
const FEWEST_TO_LEARN = 4
/** Fewest judged quarters before the test can pass. */
const FEWEST_TO_JUDGE = 8
/** One-sided 95 % quantiles of Student's t for 7 to 30 degrees of freedom. */
const T_95 = [
  1.895, 1.86, 1.833, 1.812, 1.796, 1.782, 1.771, 1.761, 1.753, 1.746, 1.74, 1.734, 1.729, 1.725, 1.721, 1.717, 1.714,
  1.711, 1.708, 1.706, 1.703, 1.701, 1.699, 1.697,
]
const LARGE_SAMPLE_95 = 1.645

/**
 * Share of the growth path to keep, from forecasts pooled over cells. Every forecast is judged with the share that was known at its own
 * origin; the test is that of Diebold and Mariano (1995) on the mean loss of each origin, with the variance of Newey and West (1987) and
 * the correction of Harvey, Leybourne and Newbold (1997).
 */
export function growthShare(outcomes: readonly BacktestOutcome[]): GrowthShare {
  const judged = judge(outcomes)
  const origins = [...Map.groupBy(judged, ({ origin }) => origin).values()]
  const gains = origins.map((at) => mean(at.map(({ gain }) => gain)))
  const beatsNoChange = isReliablyPositive(gains, STEPS.length)
  const naiveError = sum(judged.map(({ naiveError: error }) => error))
  return {
    weights: beatsNoChange ? weightsOf(outcomes) : STEPS.map(() => 0),
    skill: naiveError > 0 ? sum(judged.map(({ gain }) => gain)) / naiveError : null,
    beatsNoChange,
    origins: origins.length,
  }
}

/** Whether a market with adverts in so many quarters is old enough for the test; if it was not judged, its adverts were too few. */
export function isOldEnoughToJudge(quarters: number): boolean {
  return quarters >= MIN_QUARTERS + FEWEST_TO_LEARN + FEWEST_TO_JUDGE
}

/** Whether the test had enough quarters to decide. */
export function isJudged(judgedQuarters: number): boolean {
  return judgedQuarters >= FEWEST_TO_JUDGE
}

/** Whether gains are above 0 on average, at 5 %, one-sided. @param gains by origin, in their order @param steps of each forecast */
export function isReliablyPositive(gains: readonly number[], steps: number): boolean {
  return isJudged(gains.length) && tStatistic(gains, steps) > criticalValue(gains.length)
}

/**
 * The same outcomes as they would have been published: each with the share that past forecasts had earned at its origin, none where
 * they had not yet beaten no change.
 */
export function asPublished<T extends BacktestOutcome>(outcomes: readonly T[]): T[] {
  const shares = new Map<number, readonly number[]>()
  for (const { origin } of outcomes)
    if (!shares.has(origin)) shares.set(origin, growthShare(knownAt(outcomes, origin)).weights)
  return outcomes.map((outcome) => ({ ...outcome, predicted: shared(outcome, shares.get(outcome.origin)!) }))
}

/** @returns the naive value grown by a share of what was forecast */
function shared({ naive, predicted, step }: BacktestOutcome, weights: readonly number[]): number {
  return naive * (predicted / naive) ** weights[step - 1]!
}

type Judged = { readonly origin: number; readonly gain: number; readonly naiveError: number }

function judge(outcomes: readonly BacktestOutcome[]): Judged[] {
  const byOrigin = [...Map.groupBy(outcomes, ({ origin }) => origin)].toSorted(([a], [b]) => a - b)
  return byOrigin.flatMap(([origin, at]) => {
    const known = knownAt(outcomes, origin)
    if (new Set(known.map((outcome) => outcome.origin)).size < FEWEST_TO_LEARN) return []
    const weights = weightsOf(known)
    return at.map((outcome) => {
      const naiveError = Math.abs(Math.log(outcome.actual / outcome.naive))
      const error = Math.abs(Math.log(outcome.actual / shared(outcome, weights)))
      return { origin, gain: naiveError - error, naiveError }
    })
  })
}

function knownAt(outcomes: readonly BacktestOutcome[], quarter: number): BacktestOutcome[] {
  return outcomes.filter((outcome) => outcome.quarter <= quarter)
}

/** Least squares of what came on what was forecast, by step, each shrunken halfway to that of all steps and held between 0 and 1. */
function weightsOf(outcomes: readonly BacktestOutcome[]): number[] {
  const moments = STEPS.map((step) => momentsOf(outcomes.filter((outcome) => outcome.step === step)))
  const pooled = { cross: mean(moments.map(({ cross }) => cross)), own: mean(moments.map(({ own }) => own)) }
  return moments.map(({ cross, own }) => {
    const spread = own + pooled.own
    return spread > 0 ? Math.min(Math.max((cross + pooled.cross) / spread, 0), 1) : 0
  })
}

function momentsOf(outcomes: readonly BacktestOutcome[]): { cross: number; own: number } {
  const pairs = outcomes.map(({ predicted, naive, actual }) => [Math.log(predicted / naive), Math.log(actual / naive)])
  return {
    cross: sum(pairs.map(([expected, came]) => expected! * came!)),
    own: sum(pairs.map(([expected]) => expected! ** 2)),
  }
}

/** Mean over its standard error. The errors of forecasts over several steps overlap, hence the lags. */
function tStatistic(gains: readonly number[], steps: number): number {
  const count = gains.length
  const centre = mean(gains)
  const covariance = (lag: number): number =>
    sum(gains.slice(lag).map((gain, index) => (gain - centre) * (gains[index]! - centre))) / count
  const tapered = Array.from({ length: steps - 1 }, (_, index) => 2 * (1 - (index + 1) / steps) * covariance(index + 1))
  const variance = (covariance(0) + sum(tapered)) / count
  const smallSample = Math.sqrt((count + 1 - 2 * steps + (steps * (steps - 1)) / count) / count)
  return variance > 0 ? (smallSample * centre) / Math.sqrt(variance) : 0
}

function criticalValue(count: number): number {
  return T_95[count - 1 - (FEWEST_TO_JUDGE - 1)] ?? LARGE_SAMPLE_95
}
