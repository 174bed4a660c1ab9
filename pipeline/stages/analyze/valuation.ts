import type { MarketEntry } from '../../../models/contracts/listings/property.ts'
import {
  valuationEquitySchema,
  valuationModelRowSchema,
  valuationScoreSchema,
  type ListingType,
} from '../../../models/contracts/market/valuation.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { ValuationRow } from '../../../models/valuation/frame/schema.ts'
import type { Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { keptTrainings, valuationTrainingSchema, type TrainingResult } from './kept-training.ts'
import { placeCentres, placesHashOf } from './place-centres.ts'
import type { TrainingOutcome, TrainingTask } from './train-or-score.ts'

/** Maximum newest properties to train on: more would be slower and older. */
const WINDOW = { sale: 3_000, rent: 2_000 }

/** Trains one valuation model for sales and one for rents, each scored on homes it has not seen beside standard methods. */
export const valuationJob: Job = {
  name: 'valuation',
  title: 'valuation models of sales and rents',
  inputs: ['market_entry'],
  outputs: ['valuation_model', 'valuation_score', 'valuation_equity', 'valuation_training'],
  module: import.meta.url,
  cadence: 'quarterly',
  parameters: (run) => ({ places: placesHashOf(run) }),
  async work(run) {
    const trainable = await trainableRows(run)
    const trainings = trainable.map(({ listingType, rows }) => ({ listingType, key: trainingKey(run, rows) }))
    const kept = await keptTrainings(run.warehouse, trainings)
    const fresh = await trainAll(
      run,
      trainable.filter(({ listingType }) => !kept.has(listingType)),
    )
    const results = [...kept.values(), ...fresh]
    const models = results.flatMap((result) => result.models)
    await writeRecords(run.warehouse, 'valuation_model', valuationModelRowSchema, models)
    const scores = results.flatMap((result) => result.scores)
    await writeRecords(run.warehouse, 'valuation_score', valuationScoreSchema, scores)
    const equity = results.flatMap((result) => result.equity)
    await writeRecords(run.warehouse, 'valuation_equity', valuationEquitySchema, equity)
    await writeRecords(run.warehouse, 'valuation_training', valuationTrainingSchema, trainings)
    return Object.fromEntries(models.map(({ listingType, trainedOn }) => [listingType, trainedOn]))
  },
}

interface Trainable {
  listingType: ListingType
  /** Newest first. */
  rows: readonly ValuationRow[]
}

/** Rows of each listing type that has enough of them for a model. */
async function trainableRows(run: Run): Promise<Trainable[]> {
  const { FEWEST_ROWS } = await import('../../../models/valuation/train/training-table.ts')
  const trainable: Trainable[] = []
  for (const listingType of ['sale', 'rent'] as const) {
    const rows = await newestRows(run, listingType)
    if (rows.length >= FEWEST_ROWS) trainable.push({ listingType, rows })
    else
      run.progress.note(`no valuation of ${listingType}: ${rows.length} properties, at least ${FEWEST_ROWS} are needed`)
  }
  return trainable
}

function trainingKey(run: Run, rows: readonly ValuationRow[]): string {
  return shortHash(JSON.stringify([run.codeHash(import.meta.url), rows]), 16)
}

/** Market entries, newest first. Keeps only the last entry of each property: it is one home. */
async function newestRows({ warehouse, reference }: Run, listingType: ListingType): Promise<ValuationRow[]> {
  const entries = await warehouse.all<MarketEntry>(
    `SELECT * FROM market_entry WHERE listing_type = $listing_type AND area_m2 > 0 AND showable
     QUALIFY row_number() OVER (PARTITION BY property_id ORDER BY entered_on DESC) = 1
     ORDER BY entered_on DESC, property_id LIMIT ${WINDOW[listingType]}`,
    { listing_type: listingType },
  )
  const { dwellingRow } = await import('../../../models/valuation/frame/dwelling.ts')
  const centreOf = placeCentres(reference)
  return entries.map((entry) => dwellingRow(entry.propertyId, entry, centreOf(entry), entry.priceEur))
}

/** Trains in parallel if the run may use several threads. No estimate is published before its error is known. */
async function trainAll(run: Run, trainable: readonly Trainable[]): Promise<TrainingResult[]> {
  const { withResults } = await import('../../../models/valuation/model/codec.ts')
  const { heldOutScores, planHoldOut } = await import('./held-out-scores.ts')
  const plans = trainable.map(({ listingType, rows }) => planHoldOut(listingType, rows))
  const scorable = new Set(plans.filter(({ splits }) => splits.length > 0).map(({ listingType }) => listingType))
  for (const { listingType } of plans.filter((plan) => !scorable.has(plan.listingType)))
    run.progress.note(`no valuation of ${listingType}: too few homes to hold some out and measure the error`)
  const outcomes = await outcomesOf(run, [
    ...trainable.filter(({ listingType }) => scorable.has(listingType)),
    ...plans.flatMap(({ listingType, splits }) => splits.map((split) => ({ listingType, split }))),
  ])
  return plans.map((plan) => {
    const own = outcomes.filter(({ listingType }) => listingType === plan.listingType)
    const values = own.flatMap((outcome) => ('values' in outcome ? outcome.values : []))
    const { results, ...scored } = heldOutScores(plan, values)
    const models = own.flatMap((outcome) => ('model' in outcome ? [outcome.model] : []))
    // The server calls an estimate what these results bear out, so they go into the model that it reads.
    return {
      models:
        results === undefined ? models : models.map((row) => ({ ...row, model: withResults(row.model, results) })),
      ...scored,
    }
  })
}

function outcomesOf(run: Run, tasks: readonly TrainingTask[]): Promise<TrainingOutcome[]> {
  const direct = async (task: TrainingTask) => (await import('./train-or-score.ts')).trainOrScore(task)
  const kind = { module: new URL('./valuation-worker.ts', import.meta.url), direct }
  return Array.fromAsync(run.tasks.map(kind, tasks))
}
