import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { HOME_TYPES } from '../../../models/kernel/property-type.ts'
import { toAgentListing } from '../../../models/adverts/listing/agent-listing.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'
import { SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** Items on one page of the feed. */
const PAGE_ITEMS = 500

/** SQL condition for listings in the bulk feed: a place in the country, a title, and a price that may be right or a stated reason for its absence. */
export const FEED_FILTER = `commune_slug IS NOT NULL AND title <> '' AND price_check <> 'implausible'
  AND (price_eur IS NOT NULL OR price_from_eur IS NOT NULL OR absences LIKE '%"priceEur":"withheld"%')`

/** SQL condition for homes, as every page and tool counts them. */
export const IS_HOME = `property_type IN (${HOME_TYPES.map((type) => `'${type}'`).join(', ')})`

/** Writes JSON Feed 1.1 pages, newest first, each with a link to the next; every item has the listing under `_listing`. */
export async function publishListingFeed(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<number> {
  const { total } = await run.warehouse.one<{ total: number }>(
    `SELECT count(*) AS total FROM listing WHERE ${FEED_FILTER}`,
  )
  const pages = Math.max(1, Math.ceil(total / PAGE_ITEMS))
  let page: ListingRecord[] = []
  let number = 0
  const flush = async (): Promise<void> => {
    number++
    const path = pagePath(number)
    const body = {
      ...feedHead(context, number),
      ...(number < pages ? { next_url: context.absoluteUrl(pagePath(number + 1)) } : {}),
      items: page.map((listing) => feedItem(listing, context)),
    }
    await writer.writeJson(`public${path}`, body, {
      contentType: 'application/feed+json',
      rows: page.length,
      publicPath: path,
    })
    page = []
  }
  for await (const chunk of streamRecords(
    run.warehouse,
    'listing',
    listingRecordSchema,
    `WHERE ${FEED_FILTER} ORDER BY first_seen DESC, id`,
  )) {
    for (const listing of chunk) {
      page.push(listing)
      if (page.length === PAGE_ITEMS) await flush()
    }
  }
  if (page.length > 0 || number === 0) await flush()
  return total
}

function pagePath(page: number): string {
  return page === 1 ? '/listings/feed.json' : `/listings/feed-${page}.json`
}

export function feedHead(
  { absoluteUrl, asOf, releaseId, sample, listingLicence: licence }: PublishContext,
  page: number,
): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Listings in Luxembourg',
    description: `Active listings as of ${asOf}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`,
    home_page_url: absoluteUrl('/'),
    feed_url: absoluteUrl(pagePath(page)),
    language: 'en',
    _release: { id: releaseId, asOf, sample, licence },
  }
}

/** A listing as an item of a feed. */
export function feedItem(listing: ListingRecord, context: PublishContext): object {
  const agentListing = toAgentListing(listing, context)
  return {
    id: listing.id,
    url: agentListing.url,
    ...(listing.sourceUrl && { external_url: listing.sourceUrl }),
    title: agentListing.title,
    content_text: agentListing.description ?? agentListing.title,
    ...(agentListing.imageUrl ? { image: agentListing.imageUrl } : {}),
    date_published: `${listing.firstSeen}T00:00:00Z`,
    date_modified: `${listing.priceHistory.at(-1)?.date ?? listing.firstSeen}T00:00:00Z`,
    ...(listing.language ? { language: listing.language } : {}),
    tags: [listing.listingType, listing.propertyType],
    _listing: agentListing,
  }
}
