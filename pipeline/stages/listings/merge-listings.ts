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
    await run.warehouse.run(SHARED_POINTS)
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

/** Confidence in a point that several places share. */
const SHARED_CONFIDENCE = 0.6

/**
 * A point stated for homes of several communes, localities or districts is the address of none of them, however many decimals it has: it counts as a
 * street, one step less.
 */
const SHARED_POINTS = `UPDATE listing SET coordinate_precision = 'street',
    facts = json_merge_patch(facts, '{"latitude": {"confidence": ${SHARED_CONFIDENCE}}, "longitude": {"confidence": ${SHARED_CONFIDENCE}}}')
  WHERE coordinate_precision = 'address' AND (latitude, longitude) IN (SELECT (latitude, longitude) FROM listing WHERE latitude IS NOT NULL
    GROUP BY latitude, longitude HAVING greatest(count(DISTINCT commune_slug), count(DISTINCT locality), count(DISTINCT district)) > 1)`

function publishLevels({ sources }: Run): Record<string, PublishLevel> {
  return Object.fromEntries(sources.map((source) => [source.id, publishLevelOf(source)]))
}

function sampleSources({ sources }: Run): string[] {
  return sources.filter(({ sample }) => sample).map(({ id }) => id)
}
