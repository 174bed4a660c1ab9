import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'
import { SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { FEED_FILTER, feedItem } from './listing-feed.ts'
import { rssFeed } from './rss-feed.ts'

/** Maximum listings in the feed of one commune; the bulk feed has all. */
const COMMUNE_ITEMS = 100
const COUNTRY_ITEMS = 200

/** Writes the newest listings of each commune as JSON Feed and RSS, and those of the country as RSS. */
export async function publishCommuneFeeds(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<void> {
  const newest = Map.groupBy(await newestListings(run), ({ communeSlug }) => communeSlug)
  await Promise.all(
    run.reference.communes.map(({ slug }) => {
      const about = { title: `Listings in ${context.communeName(slug)}`, path: `/communes/${slug}/feed`, context }
      return writeFeeds(writer, newest.get(slug) ?? [], about)
    }),
  )
  const all = [...newest.values()].flat().sort(byNewest).slice(0, COUNTRY_ITEMS)
  await writeRss(writer, all, { title: 'Listings in Luxembourg', path: '/listings/feed', context })
}

interface FeedAbout {
  title: string
  /** Path without extension. */
  path: string
  context: PublishContext
}

async function newestListings(run: Run): Promise<ListingRecord[]> {
  const ranked = `(SELECT *, row_number() OVER (PARTITION BY commune_slug ORDER BY first_seen DESC, id) AS place FROM listing WHERE ${FEED_FILTER})`
  const tail = `WHERE place <= ${COMMUNE_ITEMS} ORDER BY commune_slug, first_seen DESC, id`
  const listings: ListingRecord[] = []
  for await (const chunk of streamRecords(run.warehouse, ranked, listingRecordSchema, tail)) listings.push(...chunk)
  return listings
}

/** Renders the newest listings as JSON Feed 1.1. */
export function jsonFeed(listings: readonly ListingRecord[], { title, path, context }: FeedAbout): object {
  const { absoluteUrl, asOf, releaseId, sample, listingLicence: licence } = context
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: describe(context),
    home_page_url: absoluteUrl('/'),
    feed_url: absoluteUrl(`${path}.json`),
    language: 'en',
    _release: { id: releaseId, asOf, sample, licence },
    items: listings.map((listing) => feedItem(listing, context)),
  }
}

/** Renders the newest listings as RSS. */
export function listingsRss(listings: readonly ListingRecord[], { title, path, context }: FeedAbout): string {
  const { absoluteUrl, asOf, listingLicence } = context
  return rssFeed({
    title,
    description: describe(context),
    link: absoluteUrl('/'),
    self: absoluteUrl(`${path}.xml`),
    copyright: `Licence: ${listingLicence}`,
    asOf,
    items: listings.map((listing) => ({
      id: listing.id,
      title: listing.title,
      url: absoluteUrl(listing.url),
      text: listing.description ?? listing.title,
      published: listing.firstSeen,
      categories: [listing.listingType, listing.propertyType],
    })),
  })
}

async function writeFeeds(writer: ReleaseWriter, listings: readonly ListingRecord[], about: FeedAbout): Promise<void> {
  const path = `${about.path}.json`
  await writer.writeJson(`public${path}`, jsonFeed(listings, about), {
    contentType: 'application/feed+json',
    rows: listings.length,
    publicPath: path,
  })
  await writeRss(writer, listings, about)
}

async function writeRss(writer: ReleaseWriter, listings: readonly ListingRecord[], about: FeedAbout): Promise<void> {
  await writer.write(`public${about.path}.xml`, listingsRss(listings, about), {
    contentType: 'application/rss+xml; charset=utf-8',
    rows: listings.length,
    publicPath: `${about.path}.xml`,
  })
}

function describe({ asOf, sample }: PublishContext): string {
  return `Newest listings as of ${asOf}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`
}

function byNewest(a: ListingRecord, b: ListingRecord): number {
  return a.firstSeen === b.firstSeen ? (a.id < b.id ? -1 : 1) : a.firstSeen < b.firstSeen ? 1 : -1
}
