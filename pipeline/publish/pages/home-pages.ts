import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'
import { FEED_FILTER } from '../feeds/listing-feed.ts'
import { homePage } from './home-page.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'

const NEWEST_SHOWN = 8

/** The home page in every language. */
export async function homePages(run: Run, facts: PageFacts): Promise<PageTask[]> {
  const newest = await newestHomes(run)
  const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.home(locale) }))
  return LOCALES.map((locale) => ({
    address: ADDRESSES.home(locale),
    locale,
    translations,
    lastModified: facts.context.asOf,
    html: () => homePage(facts, newest, locale),
  }))
}

/** Homes of the newest day first that have a photo to show. */
async function newestHomes({ warehouse }: Run): Promise<ListingRecord[]> {
  const homes: ListingRecord[] = []
  const newest = `WHERE ${FEED_FILTER} AND segment IS NOT NULL AND photos <> '[]' ORDER BY first_seen DESC, id LIMIT ${NEWEST_SHOWN}`
  for await (const chunk of streamRecords(warehouse, 'listing', listingRecordSchema, newest)) homes.push(...chunk)
  return homes
}
