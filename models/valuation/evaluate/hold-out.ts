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
import { claimedConfidence } from '../model/confidence.ts'
import { calledConfidence, confidenceRecord, type ConfidenceRecord } from '../model/confidence-record.ts'
import { evidenceClass, FEWEST_KNOWN_HERE, type EvidenceClass } from '../model/local-evidence.ts'
import { fitWidening, widened, type Widening } from '../model/widening.ts'
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
  /** By all homes held out; the lines and the record are of intervals whose factors the homes of other projects gave. */
  readonly widening: Widening
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

/** Divisions by what only the stack says. */
const STACK_ONLY = new Set(['confidence', 'known homes'])
const KNOWN_HOMES: Record<EvidenceClass, string> = {
  none: 'none',
  few: `1 to ${FEWEST_KNOWN_HERE - 1}`,
  enough: `${FEWEST_KNOWN_HERE} or more`,
}

/** Parts with fewer homes say nothing and are left out. */
export const FEWEST_SCORED = 20

/** Rows to train on, and rows to be valued by that training. */
export interface Split {
  readonly train: readonly ValuationRow[]
  readonly test: readonly ValuationRow[]
}

/** Splits rows into as many parts, each to be valued once; no project is parted. */
export function projectSplits(rows: readonly ValuationRow[], schema: ValuationSchema, seed: number): Split[] {
  const folds = groupedFolds(projectsOf(rows, schema), PARTS, seed)
  return Array.from({ length: PARTS }, (_, fold) => ({
    train: rows.filter((_, i) => folds[i] !== fold),
    test: rows.filter((_, i) => folds[i] === fold),
  }))
}

/** Project of each row, by its first row. */
function projectsOf(rows: readonly ValuationRow[], schema: ValuationSchema): Int32Array {
  const encoder = fitEncoder(rows, schema)
  const properties = propertyGroups(rows, encodeRows(encoder, rows), encoder)
  return projectGroups(rows, properties, encoder, schema.target, rows.length / PARTS)
}

/**
 * Scores the estimates of the rows held out, the stack beside the standard methods: overall, by each division, by fifths of the price
 * and by the confidence of the stack. Several splits are scored together.
 * @param measured for each split its `heldOutValues`, which may have been computed elsewhere
 * @throws RangeError as `trainValuation` does
 */
export function holdOut(
  splits: readonly Split[],
  options: HoldOutOptions,
  measured: readonly PriceRange[] = splits.flatMap((split) => heldOutValues(split, options)),
): HoldOut {
  const { schema, zoneSchema, divisions, seed } = options
  const test = splits.flatMap((split) => split.test)
  const prices = test.map(({ values }) => Number(values[schema.target]))
  const { widening, valued } = widenedValues(test, prices, measured, options)
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
  const parts = partsOf(test, prices, valued, called, divisions)
  const lines = methods.flatMap(([method, estimates]) =>
    parts
      .filter(({ by }) => !STACK_ONLY.has(by) || method === 'stack')
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
  return { lines, equity: equityTests(grouped, seed), record, widening }
}

/**
 * Values with their intervals widened: those of one part of the projects by the factors that the other parts give, so that no price decides on the interval
 * that it is held against. The factors of all parts are for the model that is published.
 */
function widenedValues(
  test: readonly ValuationRow[],
  prices: readonly number[],
  measured: readonly PriceRange[],
  { schema, seed }: HoldOutOptions,
): { widening: Widening; valued: PriceRange[] } {
  const projects = projectsOf(test, schema)
  const parts = groupedFolds(projects, PARTS, seed)
  const level = measured[0]?.intervalLevel ?? SETTINGS.intervalLevel
  const fitOn = (isIn: (home: number) => boolean): Widening => {
    const homes = [...measured.keys()].filter((home) => isIn(home) && measured[home]!.support !== 'outside')
    return fitWidening(
      homes.map((home) => ({ ...measured[home]!, price: prices[home]!, project: projects[home]! })),
      level,
    )
  }
  const byPart = Array.from({ length: PARTS }, (_, part) => fitOn((home) => parts[home] !== part))
  const valued = measured.map((range, home) => {
    const wider = widened(range, byPart[parts[home]!]![evidenceClass(range.evidence.knownHere)])
    const confidence = claimedConfidence(wider, range.support, range.evidence)
    return { ...wider, confidence, claimed: confidence }
  })
  return { widening: fitOn(() => true), valued }
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

/** Class of an estimate by its known homes; null where it is refused, or where the data name no communes. */
function knownHomes({ evidence: { knownHere }, support }: PriceRange): string | null {
  return knownHere === null || support === 'outside' ? null : KNOWN_HOMES[evidenceClass(knownHere)]
}

interface Part {
  by: string
  segment: string
  members: number[]
}

function partsOf(
  test: readonly ValuationRow[],
  prices: readonly number[],
  valued: readonly PriceRange[],
  called: readonly Confidence[],
  divisions: HoldOutOptions['divisions'],
): Part[] {
  const fifths = quintiles(prices)
  const labels: [string, (i: number) => string | null][] = [
    ...Object.entries(divisions).map(([by, column]): [string, (i: number) => string] => [
      by,
      (i) => String(test[i]!.values[column] ?? 'unknown'),
    ]),
    ['price quintile', (i) => String(fifths[i])],
    ['confidence', (i) => called[i]!],
    ['known homes', (i) => knownHomes(valued[i]!)],
  ]
  const all = [...test.keys()]
  const divided = labels.flatMap(([by, label]) =>
    [...Map.groupBy(all, label)]
      .flatMap(([segment, members]) =>
        segment === null || members.length < FEWEST_SCORED ? [] : [{ by, segment, members }],
      )
      .toSorted((a, b) => (a.segment < b.segment ? -1 : 1)),
  )
  return [{ by: 'all', segment: 'all', members: all }, ...divided]
}
