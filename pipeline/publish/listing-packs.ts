import { listingRecordSchema, type ListingRecord } from '../../models/contracts/listing.ts'
import { toListingDetail } from '../../models/listing/listing-detail.ts'
import { encodePack, type PackDocument } from '../../models/release-pack/pack.ts'
import { shardCountFor, shardOf, shardPath } from '../../models/release-pack/shard.ts'
import { z } from 'zod'
import type { Run } from '../engine/job.ts'
import { streamRecords, writeRecords } from '../warehouse/records.ts'
import type { PublishContext } from './context.ts'
import { listingMarkdown } from './documents/listing-markdown.ts'
import type { ReleaseWriter } from './release-writer.ts'

const shardSchema = z.object({ id: z.string(), shard: z.int() })

/** Documents of all listings, Markdown and JSON, packed into shards. @returns the number of shards */
export async function publishListingPacks(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<number> {
  const ids = await run.warehouse.all<{ id: string }>('SELECT id FROM listing')
  const shards = shardCountFor(ids.length)
  await writeRecords(
    run.warehouse,
    'listing_shard',
    shardSchema,
    ids.map(({ id }) => ({ id, shard: shardOf(id, shards) })),
  )
  let documents: PackDocument[] = []
  let current = 0
  let done = 0
  const flush = async (): Promise<void> => {
    if (documents.length > 0)
      await writer.write(shardPath(current), encodePack(documents), {
        contentType: 'application/octet-stream',
        rows: documents.length / 2,
      })
    documents = []
  }
  for await (const chunk of streamRecords(
    run.warehouse,
    '(SELECT * FROM listing JOIN listing_shard USING (id))',
    listingRecordSchema.extend({ shard: z.int() }),
    'ORDER BY shard, id',
  )) {
    run.signal.throwIfAborted()
    for (const { shard, ...listing } of chunk) {
      if (shard !== current) await flush()
      current = shard
      documents.push(...listingDocuments(listing, context))
      done++
    }
    run.progress.advance(done, ids.length, 'listings')
  }
  await flush()
  await run.warehouse.run('DROP TABLE listing_shard')
  return shards
}

function listingDocuments(listing: ListingRecord, context: PublishContext): PackDocument[] {
  return [
    { listingId: listing.id, kind: 'md', text: listingMarkdown(listing, context) },
    { listingId: listing.id, kind: 'json', text: `${JSON.stringify(toListingDetail(listing, context))}\n` },
  ]
}
