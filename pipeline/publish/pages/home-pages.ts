import type { z } from 'zod'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import type { SiteStatement } from '../../../content/html/site-page.ts'
import { EXAMPLE_FIELDS, findingExamples } from '../../../content/pages/search/search-examples.ts'
import { homePage } from '../../../content/pages/home/home-page.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'
import { FEED_FILTER, IS_HOME } from '../feeds/listing-feed.ts'
import { commuteIndex } from '../indexes/commute.ts'
import { withEstimates } from './with-estimates.ts'
import type { EstimatedHome } from '../../../content/pages/listing/listing-card.ts'
import { inEveryLanguage, type PageTask } from '../documents/page-task.ts'

const NEWEST_SHOWN = 4

/** The home page in every language. */
export async function homePages(run: Run, facts: MarketFacts, site: SiteStatement): Promise<PageTask[]> {
  const newest = await newestHomes(run)
  const { asOf } = facts.release
  const examplesIn = findingExamples(await exampleHomes(run), await commuteIndex(run))
  return inEveryLanguage(ADDRESSES.home, asOf, (locale) => homePage(facts, newest, locale, site, examplesIn(locale)))
}

/** Homes that have a photo to show first, of these the newest first. */
async function newestHomes({ warehouse }: Run): Promise<EstimatedHome[]> {
  const homes: ListingRecord[] = []
  const newest = `WHERE ${FEED_FILTER} AND ${IS_HOME} ORDER BY photos = '[]', first_seen DESC, id LIMIT ${NEWEST_SHOWN}`
  for await (const chunk of streamRecords(warehouse, 'listing', listingRecordSchema, newest)) homes.push(...chunk)
  return withEstimates(warehouse, homes, `SELECT id FROM listing ${newest}`)
}

const exampleSchema = listingRecordSchema.pick(
  Object.fromEntries(EXAMPLE_FIELDS.map((field) => [field, true])) as Record<(typeof EXAMPLE_FIELDS)[number], true>,
)

/** All homes, with the few facts that descriptions to try are about. */
async function exampleHomes({ warehouse }: Run): Promise<z.infer<typeof exampleSchema>[]> {
  const homes: z.infer<typeof exampleSchema>[] = []
  const all = `WHERE commune_slug IS NOT NULL AND ${IS_HOME} ORDER BY id`
  for await (const chunk of streamRecords(warehouse, 'listing', exampleSchema, all)) homes.push(...chunk)
  return homes
}
