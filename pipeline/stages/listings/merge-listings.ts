import { listingRecordSchema } from '../../../models/contracts/listings/listing.ts'
import type { PublishLevel } from '../../../models/contracts/release/source.ts'
import { publishLevelOf } from '../../../models/licences/publish-level.ts'
import type { Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'

/**
 * Merges the adverts of each property into one listing, unless all are off the market, as far as their sources let us show them. Stale listings stand in
 * a table of their own, and so do properties that only adverts offer that may not be shown: nothing but statistics reads those.
 */
export const listingsJob: Job = {
  name: 'listings',
  title: 'listings merged from their adverts',
  inputs: ['observation', 'advert', 'property_member', 'picture', 'commune', 'price_level'],
  outputs: ['listing', 'stale_listing', 'counted_listing'],
  module: import.meta.url,
  parameters: async (run) => ({ sample: sampleSources(run), publish: publishLevels(run) }),
  async work(run) {
    const { mergedListings } = await import('./merged-listings.ts')
    const levels = publishLevels(run)
    const { shown, counted } = await mergedListings(run, levels, sampleSources(run))
    await writeRecords(run.warehouse, 'listing', listingRecordSchema, shown())
    const isCounted = Object.values(levels).includes('counts')
    await writeRecords(run.warehouse, 'counted_listing', listingRecordSchema, isCounted ? counted() : [])
    await run.warehouse.run(`CREATE OR REPLACE TABLE stale_listing AS SELECT * FROM listing WHERE status = 'stale'`)
    for (const table of ['listing', 'counted_listing'])
      await run.warehouse.run(`DELETE FROM ${table} WHERE status = 'stale'`)
    return run.warehouse.one(
      `SELECT count(*) FILTER (WHERE listing_type = 'sale') AS sale, count(*) FILTER (WHERE listing_type = 'rent') AS rent,
         (SELECT count(*) FROM stale_listing) AS stale FROM listing`,
    )
  },
}

function publishLevels({ sources }: Run): Record<string, PublishLevel> {
  return Object.fromEntries(sources.map((source) => [source.id, publishLevelOf(source)]))
}

function sampleSources({ sources }: Run): string[] {
  return sources.filter(({ sample }) => sample).map(({ id }) => id)
}
