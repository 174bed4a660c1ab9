import { mean } from '../../statistics/mean.ts'
import { isReliablyPositive } from '../growth-share.ts'
import { STEPS } from '../horizon.ts'
import { expectedGrowth, FEWEST_GROWTHS, type QuarterlyRates } from './index-growth.ts'

/** A quarter that is over and not yet published, `steps` after the last published one. */
export type QuarterNowcast = {
  readonly quarter: number
  readonly steps: number
  readonly value: number
  readonly lo80: number
  readonly hi80: number
}

/** A past nowcast of so many steps beside what came, in the figures of today. */
export type NowcastOutcome = {
  readonly quarter: number
  readonly steps: number
  readonly actual: number
  readonly predicted: number
  /** The last published value then. */
  readonly naive: number
  /** Null while there were too few past errors for an interval. */
  readonly lo80: number | null
  readonly hi80: number | null
}

/** How past nowcasts of so many steps did. */
export type NowcastRecord = {
  readonly steps: number
  readonly judged: number
  /** Root of the mean square error, %. */
  readonly rmse: number
  /** The same for no change since the last published quarter, %. */
  readonly naiveRmse: number
  /** Share of past outcomes inside their interval; null without one. */
  readonly coverage: number | null
  /** Smaller errors than no change in a test by quarter, and a smaller root of the mean square. */
  readonly beatsNoChange: boolean
  /** Better than no change, with an interval that has held what it says. */
  readonly isPublished: boolean
}

export type IndexNowcast = {
  readonly outcomes: readonly NowcastOutcome[]
  readonly records: readonly NowcastRecord[]
  /** None from the first number of steps on whose record is not good enough. */
  readonly nowcasts: readonly QuarterNowcast[]
}

/** Fewest past errors behind an interval. */
const FEWEST_ERRORS = 12
const LEVEL = 0.8
/** Last errors that alone may widen an interval: three years. */
const RECENT_ERRORS = 12
/** Least share of past outcomes inside an interval that says four of five. */
const LEAST_COVERAGE = 0.75

/**
 * Nowcasts the quarters after the last published one, with every past quarter as it would have been nowcast at its end, up to four quarters
 * after the last one published then. Intervals are conformal: the size that four of five past
 * errors of the same number of steps had, or those of the last three years where that is more.
 *
 * @param values published index by quarter, without gaps, oldest first
 * @param first quarter of the first value
 * @param until last quarter that is over
 */
export function nowcastIndex(
  values: readonly number[],
  first: number,
  rates: QuarterlyRates,
  until: number,
): IndexNowcast {
  const logs = values.map(Math.log)
  const outcomes = STEPS.flatMap((steps) => pastOutcomes(logs, first, rates, steps))
  const records = STEPS.flatMap((steps) => recordOf(outcomes, steps))
  const last = first + values.length - 1
  const earned = records.findIndex(({ isPublished }) => !isPublished)
  const steps = Math.min(until - last, earned < 0 ? records.length : earned)
  const path = steps > 0 ? pathAfter(logs, first, steps, rates) : []
  return {
    outcomes,
    records,
    nowcasts: path.map((level, index) => {
      const halfWidth = halfWidthOf(outcomes.filter((one) => one.steps === index + 1).map(errorOf))
      const value = Math.exp(level)
      const spread = Math.exp(halfWidth)
      return { quarter: last + index + 1, steps: index + 1, value, lo80: value / spread, hi80: value * spread }
    }),
  }
}

function pastOutcomes(logs: readonly number[], first: number, rates: QuarterlyRates, steps: number): NowcastOutcome[] {
  const outcomes: NowcastOutcome[] = []
  const errors: number[] = []
  for (let at = FEWEST_GROWTHS + steps; at < logs.length; at++) {
    const known = logs.slice(0, at - steps + 1)
    const predicted = pathAfter(known, first, steps, rates).at(-1)!
    const halfWidth = errors.length < FEWEST_ERRORS ? null : halfWidthOf(errors)
    outcomes.push({
      quarter: first + at,
      steps,
      actual: Math.exp(logs[at]!),
      predicted: Math.exp(predicted),
      naive: Math.exp(known.at(-1)!),
      lo80: halfWidth === null ? null : Math.exp(predicted - halfWidth),
      hi80: halfWidth === null ? null : Math.exp(predicted + halfWidth),
    })
    // The outcome of a nowcast of several steps comes only when later ones have been made: their intervals know it not.
    const came = outcomes.at(-steps)
    if (came !== undefined) errors.push(errorOf(came))
  }
  return outcomes
}

/** Log levels of the quarters after a history of log levels. */
function pathAfter(logs: readonly number[], first: number, steps: number, rates: QuarterlyRates): number[] {
  const growth = logs.slice(1).map((level, index) => level - logs[index]!)
  if (growth.length < FEWEST_GROWTHS) return []
  let level = logs.at(-1)!
  return expectedGrowth(growth, first + logs.length, steps, rates).map((change) => (level += change))
}

function errorOf({ actual, predicted }: NowcastOutcome): number {
  return Math.abs(Math.log(actual / predicted))
}

/** The wider of what all past errors and the last ones say: calm years say little of restless ones. */
function halfWidthOf(errors: readonly number[]): number {
  return Math.max(conformal(errors), conformal(errors.slice(-RECENT_ERRORS)))
}

/** The smallest past error that at least 80 % of one more than all are within. */
function conformal(errors: readonly number[]): number {
  const rank = Math.min(Math.ceil(LEVEL * (errors.length + 1)), errors.length)
  return errors.toSorted((a, b) => a - b)[rank - 1] ?? Number.POSITIVE_INFINITY
}

function recordOf(all: readonly NowcastOutcome[], steps: number): NowcastRecord[] {
  const own = all.filter((one) => one.steps === steps)
  if (own.length < FEWEST_ERRORS) return []
  return [nowcastRecord(own, steps)]
}

/** @param own outcomes of so many steps, by quarter, at least one */
export function nowcastRecord(own: readonly NowcastOutcome[], steps: number): NowcastRecord {
  const naiveErrors = own.map(({ actual, naive }) => Math.abs(Math.log(actual / naive)))
  const errors = own.map(errorOf)
  const [rmse, naiveRmse] = [rootMeanSquare(errors), rootMeanSquare(naiveErrors)]
  const held = own.flatMap(({ actual, lo80, hi80 }) =>
    lo80 === null || hi80 === null ? [] : [lo80 <= actual && actual <= hi80 ? 1 : 0],
  )
  const gains = errors.map((error, index) => naiveErrors[index]! - error)
  const coverage = held.length > 0 ? mean(held) : null
  const beatsNoChange = rmse < naiveRmse && isReliablyPositive(gains, steps)
  return {
    steps,
    judged: own.length,
    rmse: 100 * rmse,
    naiveRmse: 100 * naiveRmse,
    coverage,
    beatsNoChange,
    isPublished: beatsNoChange && coverage !== null && coverage >= LEAST_COVERAGE,
  }
}

function rootMeanSquare(errors: readonly number[]): number {
  return Math.sqrt(mean(errors.map((error) => error ** 2)))
}
