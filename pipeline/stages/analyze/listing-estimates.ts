import { z } from 'zod'
import { listingRecordSchema } from '../../../models/contracts/listings/listing.ts'
import { listingEstimateSchema } from '../../../models/contracts/market/valuation.ts'
import { estimatePartTableSchema } from '../../../models/contracts/tables/part-tables.ts'
import { quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { HomeSetting } from '../../../models/valuation/estimate/listing-home.ts'
import type { Job, Run } from '../../engine/job.ts'
import { threadsWorth } from '../../engine/tasks.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import type { Estimate, EstimateTask } from './estimate-homes.ts'
import { placesHashOf } from './place-centres.ts'

/** Estimates the asking price of each dwelling on the market without using its own advert. */
export const listingEstimatesJob: Job = {
  name: 'estimates',
  title: 'estimates of the listings on the market',
  inputs: ['valuation_model', 'listing', 'property_member'],
  outputs: ['listing_estimate', 'estimate_part'],
  module: import.meta.url,
  parameters: async (run) => ({
    asOf: await run.asOf(),
    places: placesHashOf(run),
  }),
  async work(run) {
    const estimates = await listingEstimates(run)
    const parts = estimates.flatMap(({ listingId, parts: own }) => (own === null ? [] : [{ listingId, ...own }]))
    await writeRecords(run.warehouse, 'listing_estimate', listingEstimateSchema, estimates)
    await writeRecords(run.warehouse, 'estimate_part', estimatePartTableSchema, parts)
    return run.warehouse.one('SELECT count(*) AS estimates FROM listing_estimate')
  },
}

async function listingEstimates(run: Run): Promise<Estimate[]> {
  const models = await run.warehouse.all<{ listingType: 'rent' | 'sale'; model: string }>(
    'SELECT listing_type, model FROM valuation_model ORDER BY listing_type DESC',
  )
  const { listedHome, MOST_VALUED } = await import('../../../models/valuation/estimate/listing-home.ts')
  const setting = await homeSetting(run)
  const tasks: EstimateTask[] = []
  for (const { listingType, model } of models) {
    const homes: EstimateTask['homes'] = []
    for await (const chunk of newestDwellings(run, listingType, MOST_VALUED))
      homes.push(...chunk.map(({ propertyId, ...listing }) => listedHome(listing, propertyId, setting)))
    tasks.push({ model, homes })
  }
  const direct = async (task: EstimateTask) => (await import('./estimate-homes.ts')).estimateHomes(task)
  const most = threadsWorth(tasks.reduce((sum, { homes }) => sum + homes.length, 0))
  const kind = { module: new URL('./estimate-worker.ts', import.meta.url), direct, most }
  return (await Array.fromAsync(run.tasks.map(kind, tasks))).flat()
}

/** A listing with its property, which is how the model knows a home; a listing may have the id of a later advert. */
const ownedListingSchema = listingRecordSchema.extend({ propertyId: z.string() })

/** Dwellings with a known area and place; a project is several dwellings and left out. */
function newestDwellings(
  run: Run,
  listingType: string,
  most: number,
): AsyncGenerator<z.infer<typeof ownedListingSchema>[]> {
  const dwellings = `(SELECT l.*, coalesce(m.property_id, l.id) AS property_id FROM (
      SELECT * FROM listing WHERE listing_type = '${listingType}' AND segment IS NOT NULL AND commune_slug IS NOT NULL
        AND area_m2 > 0 AND NOT is_project ORDER BY first_seen DESC, id LIMIT ${most}
    ) l LEFT JOIN property_member m ON m.advert_id = l.id)`
  return streamRecords(run.warehouse, dwellings, ownedListingSchema, 'ORDER BY id')
}

async function homeSetting({ asOf, reference }: Run): Promise<HomeSetting> {
  const { buildGazetteer } = await import('../../../models/places/gazetteer.ts')
  return {
    cantons: new Map(reference.communes.map(({ slug, canton }) => [slug, canton])),
    gazetteer: buildGazetteer(reference),
    quarter: quarterOfDate(await asOf()),
  }
}
