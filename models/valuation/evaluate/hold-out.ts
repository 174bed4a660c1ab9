import type { Confidence } from '../../contracts/market/estimate-support.ts'
import { BASELINES } from './baselines.ts'
import { estimatePrice } from '../estimate/estimate.ts'
import type { PriceRange } from '../estimate/estimate.ts'
import { equityTests } from './equity-tests.ts'
import type { EquityLine } from './equity-tests.ts'
import { groupedFolds } from '../frame/folds.ts'
import { encodeRows, fitEncoder } from '../frame/frame.ts'
import { SETTINGS } from '../frame/settings.ts'
import { projectGroups, propertyGroups } from '../frame/property-groups.ts'
import type { ValuationRow, ValuationSchema } from '../frame/schema.ts'
import { quintiles, scoreValuations } from '../model/scores.ts'
import { calledConfidence, confidenceRecord, type ConfidenceRecord } from '../model/confidence-record.ts'
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

export interface HoldOut {
  readonly lines: readonly HoldOutLine[]
  /** Equity of the stack between cheap and dear homes and between the parts of the divisions. */
  readonly equity: readonly EquityLine[]
  /** Name of each class of confidence by these results; the lines by confidence use these names. */
  readonly record: ConfidenceRecord
}

export interface HoldOutOptions {
  readonly schema: ValuationSchema
  /** Columns given to the standard methods; the categorical column with the most levels is their zone. */
  readonly zoneSchema: ValuationSchema
  readonly seed: number
  /** Name of a division to the column that divides. */
  readonly divisions: Readonly<Record<string, string>>
}

const PARTS = 5

/** Parts with fewer homes say nothing and are left out. */
export const FEWEST_SCORED = 20

/** Rows to train on, and rows to be valued by that training. */
export interface Split {
  readonly train: readonly ValuationRow[]
  readonly test: readonly ValuationRow[]
}

/** Splits rows into as many parts, each to be valued once; no project is parted. */
export function projectSplits(rows: readonly ValuationRow[], schema: ValuationSchema, seed: number): Split[] {
  const encoder = fitEncoder(rows, schema)
  const properties = propertyGroups(rows, encodeRows(encoder, rows), encoder)
  const projects = projectGroups(rows, properties, encoder, schema.target, rows.length / PARTS)
  const folds = groupedFolds(projects, PARTS, seed)
  return Array.from({ length: PARTS }, (_, fold) => ({
    train: rows.filter((_, i) => folds[i] !== fold),
    test: rows.filter((_, i) => folds[i] === fold),
  }))
}

/**
 * Scores the estimates of the rows held out, the stack beside the standard methods: overall, by each division, by fifths of the price
 * and by the confidence of the stack. Several splits are scored together.
 * @param valued for each split its `heldOutValues`, which may have been computed elsewhere
 * @throws RangeError as `trainValuation` does
 */
export function holdOut(
  splits: readonly Split[],
  options: HoldOutOptions,
  valued: readonly PriceRange[] = splits.flatMap((split) => heldOutValues(split, options)),
): HoldOut {
  const { schema, zoneSchema, divisions, seed } = options
  const test = splits.flatMap((split) => split.test)
  const prices = test.map(({ values }) => Number(values[schema.target]))
  const methods: [string, ScoredEstimate[]][] = [
    ['stack', valued.map((range, i) => ({ price: prices[i]!, ...range }))],
    ...Object.entries(BASELINES).map(([name, predict]): [string, ScoredEstimate[]] => [
      name,
      splits
        .flatMap((split) => predict(split.train, split.test, zoneSchema))
        .map((estimate, i) => pointOnly(prices[i]!, estimate)),
    ]),
  ]
  const record = recordOf(prices, valued)
  const called = valued.map(({ confidence }) => calledConfidence(record, confidence))
  const parts = partsOf(test, prices, called, divisions)
  const lines = methods.flatMap(([method, estimates]) =>
    parts
      .filter(({ by }) => by !== 'confidence' || method === 'stack')
      .map(({ by, segment, members }) => ({
        method,
        by,
        segment,
        scores: scoreValuations(members.map((i) => estimates[i]!)),
      })),
  )
  const columns = Object.values(divisions)
  const grouped = methods[0]![1].map((estimate, i) => {
    const { id, values } = test[i]!
    const group = columns.map((column) => values[column] ?? 'unknown').join(' ')
    return { ...estimate, group, project: String(values[schema.roles.project ?? ''] ?? id) }
  })
  return { lines, equity: equityTests(grouped, seed), record }
}

function recordOf(prices: readonly number[], valued: readonly PriceRange[]): ConfidenceRecord {
  const tested = valued.map(({ confidence, low, high }, i) => ({
    confidence,
    isHeld: low <= prices[i]! && prices[i]! <= high,
  }))
  return confidenceRecord(tested, valued[0]?.intervalLevel ?? SETTINGS.intervalLevel)
}

/** Trains on the one part of a split and values the homes of the other, in their order. */
export function heldOutValues(
  { train, test }: Split,
  { schema, seed }: Pick<HoldOutOptions, 'schema' | 'seed'>,
): PriceRange[] {
  const model = trainValuation(train, schema, { seed })
  return test.map((row) => estimatePrice(model, row))
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
  called: readonly Confidence[],
  divisions: HoldOutOptions['divisions'],
): Part[] {
  const fifths = quintiles(prices)
  const labels: [string, (i: number) => string][] = [
    ...Object.entries(divisions).map(([by, column]): [string, (i: number) => string] => [
      by,
      (i) => String(test[i]!.values[column] ?? 'unknown'),
    ]),
    ['price quintile', (i) => String(fifths[i])],
    ['confidence', (i) => called[i]!],
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
