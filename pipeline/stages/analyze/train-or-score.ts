import type { z } from 'zod'
import type { ListingType, valuationModelRowSchema } from '../../../models/contracts/market/valuation.ts'
import { formatQuarter } from '../../../models/kernel/quarter.ts'
import type { PriceRange } from '../../../models/valuation/estimate/estimate.ts'
import { heldOutValues, type Split } from '../../../models/valuation/evaluate/hold-out.ts'
import { DWELLING_SCHEMA, VALUATION_MODEL_VERSION } from '../../../models/valuation/frame/dwelling.ts'
import type { ValuationRow } from '../../../models/valuation/frame/schema.ts'
import { saveValuation } from '../../../models/valuation/model/codec.ts'
import { trainValuation } from '../../../models/valuation/train/train-valuation.ts'
import { quarterOf, TRAINING_SEED } from './held-out-scores.ts'

type ModelRow = z.infer<typeof valuationModelRowSchema>

/** One training: of the model that is published on all rows, newest first, or of a model that values the homes held out. */
export type TrainingTask = { listingType: ListingType } & ({ rows: readonly ValuationRow[] } | { split: Split })

/** The published model, or the values of the homes held out. */
export type TrainingOutcome = { listingType: ListingType } & ({ model: ModelRow } | { values: PriceRange[] })

/** Trains one model: the published one, or one to score. */
export function trainOrScore(task: TrainingTask): TrainingOutcome {
  const { listingType } = task
  if ('rows' in task) return { listingType, model: trained(listingType, task.rows) }
  return { listingType, values: heldOutValues(task.split, { schema: DWELLING_SCHEMA, seed: TRAINING_SEED }) }
}

function trained(listingType: ListingType, rows: readonly ValuationRow[]): ModelRow {
  return {
    listingType,
    modelVersion: VALUATION_MODEL_VERSION,
    trainedOn: rows.length,
    fromQuarter: formatQuarter(quarterOf(rows.at(-1)!)),
    toQuarter: formatQuarter(quarterOf(rows[0]!)),
    model: saveValuation(trainValuation(rows, DWELLING_SCHEMA, { seed: TRAINING_SEED })),
  }
}
