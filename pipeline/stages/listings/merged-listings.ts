import { z } from 'zod'
import { advertSchema, type Advert } from '../../../models/contracts/listings/advert.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { pictureSchema, type ListingPicture } from '../../../models/contracts/listings/picture.ts'
import { PUBLISH_LEVELS, type PublishLevel } from '../../../models/contracts/release/source.ts'
import { mergeAdverts, type MergeOptions } from '../../../models/adverts/listing/merge-adverts.ts'
import { factsAlone, publishableAdverts } from '../../../models/adverts/listing/publishable-adverts.ts'
import { checkListing, type ListingCheckOptions } from '../../../models/adverts/plausibility/check-listing.ts'
import type { PriceLevels } from '../../../models/adverts/plausibility/price-levels.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'

type ListingOptions = MergeOptions & ListingCheckOptions
/** Level of each feed that is published, by its id. */
type Levels = Readonly<Record<string, PublishLevel>>

/**
 * One listing of each property that is not off the market.
 * @returns those that may be shown, and those of which only statistics may tell
 */
export async function mergedListings(
  run: Run,
  levels: Levels,
  sampleSources: readonly string[],
): Promise<{ shown(): AsyncGenerator<ListingRecord>; counted(): AsyncGenerator<ListingRecord> }> {
  const pictures = await picturesOf(run)
  const options = {
    sampleSources: new Set(sampleSources),
    pictureOf: (photo: string) => pictures.get(photo),
    ...(await checkOptions(run)),
  }
  const each = (merge: Merge) => eachMerged(run, levels, (members) => merge(members, options))
  return { shown: () => each(shownListing), counted: () => each(countedListing) }
}

/** Adverts arrive grouped by property, so memory holds only one property's. */
async function* eachMerged(
  run: Run,
  levels: Levels,
  merge: (members: Member[]) => ListingRecord | null,
): AsyncGenerator<ListingRecord> {
  let members: Member[] = []
  let propertyId = ''
  for await (const chunk of streamMembers(run, levels)) {
    run.signal.throwIfAborted()
    for (const { propertyId: next, ...advert } of chunk) {
      if (next !== propertyId) {
        yield* present(merge(members))
        members = []
      }
      propertyId = next
      members.push(advert)
    }
  }
  yield* present(merge(members))
}

function present(listing: ListingRecord | null): ListingRecord[] {
  return listing === null ? [] : [listing]
}

type Member = Advert & { restriction: number }
type Merge = (members: readonly Member[], options: ListingOptions) => ListingRecord | null

const shownListing: Merge = (members, options) =>
  checked(
    mergeAdverts(
      publishableAdverts(members, ({ restriction }) => PUBLISH_LEVELS[restriction]!),
      options,
    ),
    members,
    options,
  )

const countedListing: Merge = (members, options) =>
  shownListing(members, options)?.status === 'on_offer'
    ? null
    : checked(mergeAdverts(members.map(factsAlone), options), members, options)

/** A listing with the check of its price and type, which reads all words of its adverts, shown or not. */
function checked(
  listing: ListingRecord | null,
  members: readonly Member[],
  options: ListingOptions,
): ListingRecord | null {
  if (listing === null) return null
  const isRestricted = members.some(({ restriction }) => restriction > 0)
  const { title, description } = (isRestricted ? mergeAdverts(members, options) : null) ?? listing
  return { ...listing, ...checkListing({ ...listing, title, description }, options) }
}

const memberSchema = advertSchema.extend({ propertyId: advertSchema.shape.advertId, restriction: z.int() })

/** Adverts with the strictest level of the feeds that they were seen in, as its place in `PUBLISH_LEVELS`: an archive may bind more than the daily feed. */
function streamMembers(run: Run, publishLevels: Levels): AsyncGenerator<(Member & { propertyId: string })[]> {
  const notGone = `SELECT DISTINCT property_id FROM property_member JOIN advert USING (advert_id) WHERE off_market_on IS NULL`
  const levels = Object.entries(publishLevels).filter(([, level]) => level !== 'full')
  const cases = levels.map(([id, level]) => `WHEN '${id}' THEN ${PUBLISH_LEVELS.indexOf(level)}`)
  const restricted =
    levels.length === 0
      ? 'SELECT NULL::VARCHAR AS advert_id, 0 AS restriction'
      : `SELECT advert_id, max(CASE source_id ${cases.join(' ')} ELSE 0 END)::INTEGER AS restriction FROM observation GROUP BY advert_id`
  const members = `(SELECT a.*, m.property_id, coalesce(r.restriction, 0) AS restriction FROM advert a JOIN property_member m USING (advert_id)
    SEMI JOIN (${notGone}) USING (property_id) LEFT JOIN (${restricted}) r USING (advert_id))`
  return streamRecords(run.warehouse, members, memberSchema, 'ORDER BY property_id, advert_id')
}

async function checkOptions({ warehouse }: Run): Promise<ListingCheckOptions> {
  const { levels } = await warehouse.one<{ levels: string }>('SELECT levels FROM price_level')
  const communes = await warehouse.all<{ slug: string; canton: string }>('SELECT slug, canton FROM commune')
  const cantons = new Map(communes.map(({ slug, canton }) => [slug, canton]))
  return { levels: JSON.parse(levels) as PriceLevels, cantonOf: (slug) => cantons.get(slug) }
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
