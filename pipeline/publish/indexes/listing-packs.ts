import { z } from 'zod'
import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { positionOf } from '../../../models/adverts/listing/listing-estimate.ts'
import { listingEstimateSchema } from '../../../models/contracts/market/valuation.ts'
import { headOf } from '../../../models/release-format/pack/pack.ts'
import { shardCountFor, shardOf, shardPath } from '../../../models/release-format/pack/shard.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import { statementOf, type PublishContext } from '../../releases/context.ts'
import { PUBLISHED_LISTINGS } from './published-listings.ts'
import { encodeListings, type PackedListing, type ShardTask } from './encode-listings.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

const estimatedSchema = listingEstimateSchema.omit({ listingId: true })

/** Our estimate of each listing as one value. */
const ESTIMATED = `(SELECT listing_id, json_object('estimate', estimate, 'low', low, 'high', high,
    'confidence', confidence, 'support', support, 'comparables', comparables::JSON) AS estimated
  FROM listing_estimate)`

const shardSchema = z.object({ id: z.string(), shard: z.int() })

/** Writes the documents of all listings, packed into shards. @returns the number of shards */
export async function publishListingPacks(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<number> {
  const ids = await run.warehouse.all<{ id: string }>(`SELECT id FROM ${PUBLISHED_LISTINGS}`)
  const shards = shardCountFor(ids.length)
  await writeRecords(
    run.warehouse,
    'listing_shard',
    shardSchema,
    ids.map(({ id }) => ({ id, shard: shardOf(id, shards) })),
  )
  let done = 0
  // Rendering Markdown takes most of the time of a release.
  const kind = { module: new URL('./encode-worker.ts', import.meta.url), direct: encodeListings }
  for await (const { shard, bytes, listings } of run.tasks.map(kind, shardTasks(run, context))) {
    const meta = { contentType: 'application/octet-stream', rows: listings, head: headOf(bytes) }
    await writer.write(shardPath(shard), bytes, meta)
    done += listings
    run.progress.advance(done, ids.length, 'listings')
  }
  await run.warehouse.run('DROP TABLE listing_shard')
  return shards
}

async function* shardTasks(run: Run, context: PublishContext): AsyncGenerator<ShardTask> {
  const statement = statementOf(context)
  let listings: PackedListing[] = []
  let current = 0
  for await (const chunk of streamRecords(
    run.warehouse,
    `(SELECT l.*, s.shard, e.estimated FROM ${PUBLISHED_LISTINGS} l JOIN listing_shard s USING (id)
      LEFT JOIN ${ESTIMATED} e ON e.listing_id = l.id)`,
    listingRecordSchema.extend({ shard: z.int(), estimated: estimatedSchema.nullable() }),
    'ORDER BY shard, id',
  )) {
    run.signal.throwIfAborted()
    for (const { shard, estimated, ...listing } of chunk) {
      if (shard !== current && listings.length > 0) {
        yield { shard: current, listings, statement }
        listings = []
      }
      current = shard
      listings.push({ listing, estimate: estimated && { ...estimated, position: verdict(listing, estimated) } })
    }
  }
  if (listings.length > 0) yield { shard: current, listings, statement }
}

function verdict({ priceEur }: ListingRecord, { low, high }: z.infer<typeof estimatedSchema>) {
  return positionOf(priceEur, low, high)
}
