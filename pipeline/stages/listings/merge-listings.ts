import { advertSchema, type Advert } from '../../../models/contracts/listings/advert.ts'
import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { pictureSchema, type ListingPicture } from '../../../models/contracts/listings/picture.ts'
import { mergeAdverts, type MergeOptions } from '../../../models/adverts/listing/merge-adverts.ts'
import type { Job, Run } from '../../engine/job.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'

/** Merges the adverts of each property into one listing, unless all are off the market; stale listings stand in a table of their own. */
export const listingsJob: Job = {
  name: 'listings',
  title: 'listings merged from their adverts',
  inputs: ['advert', 'property_member', 'picture'],
  outputs: ['listing', 'stale_listing'],
  module: import.meta.url,
  parameters: async (run) => ({ sample: sampleSources(run) }),
  async work(run) {
    const pictures = await picturesOf(run)
    const options = {
      sampleSources: new Set(sampleSources(run)),
      pictureOf: (photo: string) => pictures.get(photo),
    }
    await writeRecords(run.warehouse, 'listing', listingRecordSchema, mergedListings(run, options))
    await run.warehouse.run(`CREATE OR REPLACE TABLE stale_listing AS SELECT * FROM listing WHERE status = 'stale'`)
    await run.warehouse.run(`DELETE FROM listing WHERE status = 'stale'`)
    return run.warehouse.one(
      `SELECT count(*) FILTER (WHERE listing_type = 'sale') AS sale, count(*) FILTER (WHERE listing_type = 'rent') AS rent,
         (SELECT count(*) FROM stale_listing) AS stale FROM listing`,
    )
  },
}

/** Adverts arrive grouped by property, so memory holds only one property's. */
async function* mergedListings(run: Run, options: MergeOptions): AsyncGenerator<ListingRecord> {
  let members: Advert[] = []
  let propertyId = ''
  for await (const chunk of streamMembers(run)) {
    run.signal.throwIfAborted()
    for (const { propertyId: next, ...advert } of chunk) {
      if (next !== propertyId && members.length > 0) {
        yield* merged(members, options)
        members = []
      }
      propertyId = next
      members.push(advert)
    }
  }
  if (members.length > 0) yield* merged(members, options)
}

function* merged(members: Advert[], options: MergeOptions): Generator<ListingRecord> {
  const listing = mergeAdverts(members, options)
  if (listing) yield listing
}

const memberSchema = advertSchema.extend({ propertyId: advertSchema.shape.advertId })

function streamMembers(run: Run): AsyncGenerator<(Advert & { propertyId: string })[]> {
  const notGone = `SELECT DISTINCT property_id FROM property_member JOIN advert USING (advert_id) WHERE off_market_on IS NULL`
  const members = `(SELECT a.*, m.property_id FROM advert a JOIN property_member m USING (advert_id) SEMI JOIN (${notGone}) USING (property_id))`
  return streamRecords(run.warehouse, members, memberSchema, 'ORDER BY property_id, advert_id')
}

/** Pictures by their reference in adverts; null for a refused one. */
async function picturesOf({ warehouse }: Run): Promise<Map<string, ListingPicture | null>> {
  const pictures = new Map<string, ListingPicture | null>()
  for await (const chunk of streamRecords(warehouse, 'picture', pictureSchema))
    for (const { reference, path, thumbPath, width, height, credit } of chunk) {
      const isShown = path !== null && thumbPath !== null && width !== null && height !== null
      pictures.set(reference, isShown ? { card: path, thumb: thumbPath, width, height, credit } : null)
    }
  return pictures
}

function sampleSources({ sources }: Run): string[] {
  return sources.filter(({ sample }) => sample).map(({ id }) => id)
}
