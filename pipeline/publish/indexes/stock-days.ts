import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Run } from '../../engine/job.ts'

/** The day of adverts that all came at once, by listing type: they are what was on offer that day, not what was new. */
export async function stockDays(
  warehouse: Pick<Run['warehouse'], 'all'>,
): Promise<Map<TrendSeries['listingType'], string>> {
  const rows = await warehouse.all<Pick<TrendSeries, 'listingType'> & { day: string }>(
    `SELECT listing_type, min(entered_on)::VARCHAR AS day FROM market_entry
     GROUP BY listing_type HAVING min(entered_on) = max(entered_on) ORDER BY listing_type`,
  )
  return new Map(rows.map(({ listingType, day }) => [listingType, day]))
}
