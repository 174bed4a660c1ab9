import { parsePeriod, type Period } from '../../models/kernel/period.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

interface Found {
  sourceId: string
  /** Period of the newest values, in any spelling, the last of several months after a slash; null where the rows are of no day. */
  period: string | null
}

/** Periods of the values of each open-data table; map layers and routed trips are of the day of their file. */
const OPEN_DATA = [
  'SELECT DISTINCT source_id, period FROM official_price WHERE price_per_sqm IS NOT NULL OR price_eur IS NOT NULL',
  'SELECT DISTINCT source_id, period FROM price_index_point WHERE value IS NOT NULL',
  'SELECT DISTINCT source_id, period FROM statistic WHERE value IS NOT NULL',
  'SELECT DISTINCT source_id, service_date::VARCHAR AS period FROM transit_stop',
  `SELECT DISTINCT source_id, snapshot_date::VARCHAR AS period FROM open_data_batch JOIN raw_batch USING (batch_id, source_id)
   WHERE "table" IN ('map_feature', 'routed_trip') AND error IS NULL`,
]

/**
 * Newest day that each feed covers: the last day on which an advert was seen, the end of the newest period with a value, or the day of the file of a map.
 * @param asOf day of the release: a year that is not over reaches up to it, as its figure may be of any of its days; other periods are told to their end
 */
export async function newestDays(warehouse: Warehouse, asOf: string): Promise<Map<string, string>> {
  const adverts = 'SELECT source_id, max(observed_at)::VARCHAR AS period FROM observation GROUP BY ALL'
  const days = new Map<string, string>()
  for (const sql of [adverts, ...OPEN_DATA])
    for (const { sourceId, period } of await warehouse.all<Found>(sql)) {
      const found = period === null ? null : parsePeriod(period.split('/').at(-1)!)
      if (found === null) continue
      const day = lastDay(found, asOf)
      if (day > (days.get(sourceId) ?? '')) days.set(sourceId, day)
    }
  return days
}

function lastDay({ frequency, start, end }: Period, asOf: string): string {
  if (frequency !== 'A' || end <= asOf) return end
  return start > asOf ? start : asOf
}
