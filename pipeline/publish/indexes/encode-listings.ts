import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { listingDocument } from '../../../content/pages/listing/listing-document.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ListingEstimate } from '../../../models/contracts/market/valuation.ts'
import { toListingDetail } from '../../../models/adverts/listing/listing-detail.ts'
import type { PackDocument } from '../../../models/release-format/pack/pack-document.ts'
import { encodePack } from '../../../models/release-format/pack/pack.ts'
import { toPublishContext, type PublishContext, type ReleaseStatement } from '../../releases/context.ts'

/** A listing and our estimate of it. */
export interface PackedListing {
  listing: ListingRecord
  estimate: ListingEstimate | null
}

/** The listings of one shard. */
export interface ShardTask {
  shard: number
  listings: PackedListing[]
  statement: ReleaseStatement
}

export interface EncodedShard {
  shard: number
  bytes: Uint8Array
  listings: number
}

/** Packs the Markdown and JSON documents of a shard's listings. */
export function encodeListings({ shard, listings, statement }: ShardTask): EncodedShard {
  const context = toPublishContext(statement)
  const documents = listings.flatMap(({ listing, estimate }): PackDocument[] => [
    { listingId: listing.id, kind: 'md', text: listingMarkdown({ listing, estimate }, statement) },
    {
      listingId: listing.id,
      kind: 'json',
      text: `${JSON.stringify({ ...toListingDetail(listing, context), estimate: addressed(estimate, context) })}\n`,
    },
  ])
  return { shard, bytes: encodePack(documents), listings: listings.length }
}

function addressed(estimate: PackedListing['estimate'], { absoluteUrl }: Pick<PublishContext, 'absoluteUrl'>) {
  if (estimate === null) return null
  const comparables = estimate.comparables.map(({ url, ...home }) => ({ ...home, url: url && absoluteUrl(url) }))
  return { ...estimate, comparables }
}

/** The record of a listing in English. What the release knows around it is not known yet when this is written. */
function listingMarkdown({ listing, estimate }: PackedListing, statement: ReleaseStatement): string {
  const { asOf, sources, communeNames } = statement
  const slug = listing.communeSlug
  const name = communeNames.get(slug ?? '')
  const commune =
    slug === null || name === undefined ? null : { slug, name: { en: name, fr: name, de: name, lb: name } }
  return renderMarkdown(listingDocument({ listing, asOf, commune, sources, estimate, market: null }, 'en'), {
    ...statement,
    sample: listing.sample,
  })
}
