import type { z } from 'zod'
import type {
  ListingType,
  ValuationEquity,
  valuationModelRowSchema,
  ValuationScore,
} from '../../../models/contracts/market/valuation.ts'
import { formatQuarter } from '../../../models/kernel/quarter.ts'
import { saveValuation } from '../../../models/valuation/model/codec.ts'
import { DWELLING_SCHEMA, VALUATION_MODEL_VERSION, ZONE_SCHEMA } from '../../../models/valuation/frame/dwelling.ts'
import {
  FEWEST_SCORED,
  holdOut,
  projectSplits,
  type HoldOutLine,
  type Split,
} from '../../../models/valuation/evaluate/hold-out.ts'
import type { ValuationRow } from '../../../models/valuation/frame/schema.ts'
import { trainValuation } from '../../../models/valuation/train/train-valuation.ts'
import { FEWEST_ROWS } from '../../../models/valuation/train/training-table.ts'
import { roundTo } from '../../../models/statistics/round.ts'

/** Maximum newest properties to train the scored model: fewer than for the published one, so its errors are on the high side. */
const HOLD_OUT_WINDOW = { sale: 2_000, rent: 1_500 }
const SEED = 1
const DIVISIONS = { canton: 'canton', type: 'propertyType' }

type ModelRow = z.infer<typeof valuationModelRowSchema>

export interface TrainingTask {
  listingType: ListingType
  /** `publish`: the model that is published. `score`: scores of models trained without the homes they value. */
  purpose: 'publish' | 'score'
  /** Newest first. */
  rows: readonly ValuationRow[]
}

export interface TrainingResult {
  models: ModelRow[]
  /** Empty when there are too few properties to hold some out. */
  scores: ValuationScore[]
  equity: ValuationEquity[]
}

/** Trains one model: the published one or the scored one. */
export function trainOrScore({ listingType, purpose, rows }: TrainingTask): TrainingResult {
  if (purpose === 'publish') return { models: [trained(listingType, rows)], scores: [], equity: [] }
  return { models: [], ...scored(listingType, rows) }
}

function trained(listingType: ListingType, rows: readonly ValuationRow[]): ModelRow {
  return {
    listingType,
    modelVersion: VALUATION_MODEL_VERSION,
    trainedOn: rows.length,
    fromQuarter: formatQuarter(quarterOf(rows.at(-1)!)),
    toQuarter: formatQuarter(quarterOf(rows[0]!)),
    model: saveValuation(trainValuation(rows, DWELLING_SCHEMA, { seed: SEED })),
  }
}

/** Holds out the last quarter, or where the quarters are too few, one part of the projects after the other. */
function scored(listingType: ListingType, rows: readonly ValuationRow[]): Omit<TrainingResult, 'models'> {
  const last = quarterOf(rows[0]!)
  const test = rows.filter((row) => quarterOf(row) === last)
  const train = rows.filter((row) => quarterOf(row) < last).slice(0, HOLD_OUT_WINDOW[listingType])
  const hasQuarter = test.length >= FEWEST_SCORED && train.length >= FEWEST_ROWS
  const splits = hasQuarter ? [{ train, test }] : scorable(rows.slice(0, HOLD_OUT_WINDOW[listingType]))
  if (splits.length === 0) return { scores: [], equity: [] }
  const options = { schema: DWELLING_SCHEMA, zoneSchema: ZONE_SCHEMA, seed: SEED, divisions: DIVISIONS }
  const { lines, equity } = holdOut(splits, options)
  const heldOut = hasQuarter ? ('quarter' as const) : ('projects' as const)
  const trainedOn = Math.min(...splits.map((split) => split.train.length))
  const key = { listingType, quarter: formatQuarter(last), heldOut, trainedOn }
  return {
    scores: lines.map((line) => ({ ...key, ...scoreOf(line) })),
    equity: equity.map((line) => ({
      listingType,
      ...line,
      value: roundTo(line.value, 3),
      low: roundTo(line.low, 3),
      high: roundTo(line.high, 3),
    })),
  }
}

/** Parts of the projects in turn; none where a training would have too few homes. */
function scorable(rows: readonly ValuationRow[]): Split[] {
  const splits = projectSplits(rows, DWELLING_SCHEMA, SEED).filter(({ test }) => test.length > 0)
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

function quarterOf({ values }: ValuationRow): number {
  return Number(values['quarter'])
}
