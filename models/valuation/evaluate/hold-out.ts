import { BASELINES } from './baselines.ts'
import { estimatePrice } from '../estimate/estimate.ts'
import type { ValuationRow, ValuationSchema } from '../frame/schema.ts'
import { quintiles, scoreValuations } from '../model/scores.ts'
import type { ScoredEstimate, ValuationScores } from '../model/scores.ts'
import { trainValuation } from '../train/train-valuation.ts'

/** Scores of one method on one part of the homes it had not seen. */
export interface HoldOutLine {
  /** `stack`, or the name of a standard method. */
  readonly method: string
  /** Attribute that divides the homes; `all` has one part of the same name. */
  readonly by: string
  readonly segment: string
  readonly scores: ValuationScores
}

export interface HoldOutOptions {
  readonly schema: ValuationSchema
  /** Columns given to the standard methods; the categorical column with the most levels is their zone. */
  readonly zoneSchema: ValuationSchema
  readonly seed: number
  /** Name of a division to the column that divides. */
  readonly divisions: Readonly<Record<string, string>>
}

/** Parts with fewer homes say nothing and are left out. */
export const FEWEST_SCORED = 20

/**
 * Trains on one part of the rows and scores the estimates of another, the stack beside the standard methods: overall, by each division
 * and by fifths of the price.
 * @throws RangeError as `trainValuation` does
 */
export function holdOut(
  train: readonly ValuationRow[],
  test: readonly ValuationRow[],
  { schema, zoneSchema, seed, divisions }: HoldOutOptions,
): HoldOutLine[] {
  const prices = test.map(({ values }) => Number(values[schema.target]))
  const model = trainValuation(train, schema, { seed })
  const methods: [string, ScoredEstimate[]][] = [
    ['stack', test.map((row, i) => ({ price: prices[i]!, ...estimatePrice(model, row) }))],
    ...Object.entries(BASELINES).map(([name, predict]): [string, ScoredEstimate[]] => [
      name,
      predict(train, test, zoneSchema).map((estimate, i) => pointOnly(prices[i]!, estimate)),
    ]),
  ]
  const parts = partsOf(test, prices, divisions)
  return methods.flatMap(([method, estimates]) =>
    parts.map(({ by, segment, members }) => ({
      method,
      by,
      segment,
      scores: scoreValuations(members.map((i) => estimates[i]!)),
    })),
  )
}

/** An estimate without an interval covers nothing. */
function pointOnly(price: number, estimate: number): ScoredEstimate {
  return { price, estimate, low: Number.NaN, high: Number.NaN }
}

interface Part {
  by: string
  segment: string
  members: number[]
}

function partsOf(
  test: readonly ValuationRow[],
  prices: readonly number[],
  divisions: HoldOutOptions['divisions'],
): Part[] {
  const fifths = quintiles(prices)
  const labels: [string, (i: number) => string][] = [
    ...Object.entries(divisions).map(([by, column]): [string, (i: number) => string] => [
      by,
      (i) => String(test[i]!.values[column] ?? 'unknown'),
    ]),
    ['price quintile', (i) => String(fifths[i])],
  ]
  const all = [...test.keys()]
  const divided = labels.flatMap(([by, label]) =>
    [...Map.groupBy(all, label)]
      .filter(([, members]) => members.length >= FEWEST_SCORED)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([segment, members]) => ({ by, segment, members })),
  )
  return [{ by: 'all', segment: 'all', members: all }, ...divided]
}
