import { listingCountsSchema, type ListingCounts } from '../../models/contracts/release/listing-counts.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { FEED_FILTER, IS_HOME } from './feeds/listing-feed.ts'

const IS_OPEN = `coalesce(${FEED_FILTER}, false)`

/** Counts the listings of a release as its pages, its search and its tables do. */
export async function listingCounts(warehouse: Warehouse): Promise<ListingCounts> {
  const counts = (when: string): string => `count(*) FILTER (WHERE ${when})`
  const inCommune = (when: string): string => counts(`commune_slug IS NOT NULL AND ${when}`)
  const row = await warehouse.one<Record<keyof ListingCounts, bigint>>(
    `SELECT count(*) AS on_offer, ${inCommune(`${IS_HOME} AND listing_type = 'sale'`)} AS buy, ${inCommune(`${IS_HOME} AND listing_type = 'rent'`)} AS rent,
       ${inCommune(`NOT ${IS_HOME}`)} AS other, ${counts('commune_slug IS NULL')} AS outside, ${counts('is_project')} AS projects, ${counts(IS_OPEN)} AS open,
       ${inCommune(`price_check = 'implausible'`)} AS implausible, ${inCommune(`price_check <> 'implausible' AND NOT ${IS_OPEN}`)} AS unstated,
       (SELECT count(*) FROM stale_listing) AS stale
     FROM listing`,
  )
  return listingCountsSchema.parse(
    Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])),
  )
}
