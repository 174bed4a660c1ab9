import type { ListingType, ValuationEquity, ValuationScore } from '../../../models/contracts/market/valuation.ts'
import { formatQuarter } from '../../../models/kernel/quarter.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import type { PriceRange } from '../../../models/valuation/estimate/estimate.ts'
import { FEWEST_SCORED, holdOut, projectSplits } from '../../../models/valuation/evaluate/hold-out.ts'
import type { HoldOutLine, Split } from '../../../models/valuation/evaluate/hold-out.ts'
import { DWELLING_SCHEMA, ZONE_SCHEMA } from '../../../models/valuation/frame/dwelling.ts'
import type { ValuationRow } from '../../../models/valuation/frame/schema.ts'
import type { HeldOutResults } from '../../../models/valuation/model/codec.ts'
import { FEWEST_ROWS } from '../../../models/valuation/train/training-table.ts'

/** Maximum newest properties to train the scored model: fewer than for the published one, so its errors are on the high side. */
const HOLD_OUT_WINDOW = { sale: 2_000, rent: 1_500 }
export const TRAINING_SEED = 1
const DIVISIONS = { canton: 'canton', type: 'propertyType' }
const OPTIONS = { schema: DWELLING_SCHEMA, zoneSchema: ZONE_SCHEMA, seed: TRAINING_SEED, divisions: DIVISIONS }

/** How the homes to score are held out. */
export interface HoldOutPlan {
  listingType: ListingType
  quarter: string
  heldOut: ValuationScore['heldOut']
  /** Empty when there are too few properties to hold some out. */
  splits: readonly Split[]
}

/** Scores of models trained without the homes they value. */
export interface HeldOutScores {
  scores: ValuationScore[]
  equity: ValuationEquity[]
  /** Undefined where nothing was held out. */
  results?: HeldOutResults
}

/** Holds out the last quarter, or where the quarters are too few, one part of the projects after the other. @param rows newest first */
export function planHoldOut(listingType: ListingType, rows: readonly ValuationRow[]): HoldOutPlan {
  const last = quarterOf(rows[0]!)
  const test = rows.filter((row) => quarterOf(row) === last)
  const train = rows.filter((row) => quarterOf(row) < last).slice(0, HOLD_OUT_WINDOW[listingType])
  const key = { listingType, quarter: formatQuarter(last) }
  return test.length >= FEWEST_SCORED && train.length >= FEWEST_ROWS
    ? { ...key, heldOut: 'quarter', splits: [{ train, test }] }
    : { ...key, heldOut: 'projects', splits: scorable(rows.slice(0, HOLD_OUT_WINDOW[listingType])) }
}

/** @param values of the homes held out, split after split */
export function heldOutScores({ splits, ...held }: HoldOutPlan, values: readonly PriceRange[]): HeldOutScores {
  if (splits.length === 0) return { scores: [], equity: [] }
  const { lines, equity, ...results } = holdOut(splits, OPTIONS, values)
  const key = { ...held, trainedOn: Math.min(...splits.map((split) => split.train.length)) }
  return {
    results,
    scores: lines.map((line) => ({ ...key, ...scoreOf(line) })),
    equity: equity.map((line) => ({
      listingType: held.listingType,
      ...line,
      value: roundTo(line.value, 3),
      low: roundTo(line.low, 3),
      high: roundTo(line.high, 3),
    })),
  }
}

/** Parts of the projects in turn; none where a training would have too few homes. */
function scorable(rows: readonly ValuationRow[]): Split[] {
  const splits = projectSplits(rows, DWELLING_SCHEMA, TRAINING_SEED).filter(({ test }) => test.length > 0)
  return splits.every(({ train }) => train.length >= FEWEST_ROWS) ? splits : []
}

function scoreOf({
  scores,
  ...key
}: HoldOutLine): Omit<ValuationScore, 'listingType' | 'quarter' | 'heldOut' | 'trainedOn'> {
  const { count, mdape, pe10, pe20, cod, prd, prb, coverage, width } = scores
  const hasInterval = Number.isFinite(width)
  return {
    ...key,
    count,
    mdape: figure(mdape, 2),
    pe10: figure(pe10, 1),
    pe20: figure(pe20, 1),
    cod: figure(cod, 1),
    prd: figure(prd, 3),
    prb: figure(prb, 3),
    coverage: hasInterval ? figure(coverage, 1) : null,
    width: figure(width, 1),
  }
}

function figure(value: number, decimals: number): number | null {
  return Number.isFinite(value) ? roundTo(value, decimals) : null
}

export function quarterOf({ values }: ValuationRow): number {
  return Number(values['quarter'])
}
