import { z } from 'zod'
import {
  valuationEquitySchema,
  valuationModelRowSchema,
  valuationScoreSchema,
  type ListingType,
} from '../../../models/contracts/market/valuation.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import type { HeldOutScores } from './held-out-scores.ts'

/** Published model and its scores on held-out homes; no model where too few homes were held out to score one. */
export interface TrainingResult extends HeldOutScores {
  models: z.infer<typeof valuationModelRowSchema>[]
}

/** Row of `valuation_training`: `key` changes with the properties and with the code that trains. */
export const valuationTrainingSchema = z.object({ listingType: z.enum(['rent', 'sale']), key: z.string() })
export type ValuationTraining = z.infer<typeof valuationTrainingSchema>

/** Results of trainings that need not be repeated: a day of new rents leaves the model of sales as it was. */
export async function keptTrainings(
  warehouse: Warehouse,
  wanted: readonly ValuationTraining[],
): Promise<Map<ListingType, TrainingResult>> {
  await warehouse.createTable('valuation_training', valuationTrainingSchema, { keep: true })
  const known = await warehouse.all<ValuationTraining>('SELECT * FROM valuation_training')
  const kept = wanted.filter(({ listingType, key }) =>
    known.some((training) => training.listingType === listingType && training.key === key),
  )
  const results = new Map<ListingType, TrainingResult>()
  for (const { listingType } of kept) results.set(listingType, await storedResult(warehouse, listingType))
  return results
}

async function storedResult(warehouse: Warehouse, listingType: ListingType): Promise<TrainingResult> {
  const rows = (table: string): Promise<unknown[]> =>
    warehouse.all(`SELECT * FROM ${table} WHERE listing_type = $listing_type`, { listing_type: listingType })
  return {
    models: valuationModelRowSchema.array().parse(await rows('valuation_model')),
    scores: valuationScoreSchema.array().parse(await rows('valuation_score')),
    equity: valuationEquitySchema.array().parse(await rows('valuation_equity')),
  }
}
