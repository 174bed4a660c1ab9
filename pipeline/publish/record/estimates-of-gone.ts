import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ESTIMATES_PATH, listingEstimatesSchema } from '../../../models/contracts/market/valuation.ts'
import type { RecordRow } from '../../../models/contracts/market/record.ts'
import { INTERVAL_LEVEL } from '../../../models/forecast/horizon.ts'
import { formatQuarter, parseQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { readJson, type EarlierRelease } from './earlier-figures.ts'

/** A listing that is no longer on offer: the last price asked, and what its area was worth at the price level of the release. */
interface GoneListing {
  id: string
  listingType: 'sale' | 'rent'
  priceEur: number | null
  offMarketOn: string
  naive: number | null
}

/**
 * The last estimate of each listing that has gone since, beside the last price asked for it. A home that is still advertised
 * somewhere has not gone.
 *
 * @param releases oldest first
 */
export async function estimatesOfGone(warehouse: Warehouse, releases: readonly EarlierRelease[]): Promise<RecordRow[]> {
  const rows = new Map<string, RecordRow>()
  for (const release of releases.toReversed()) {
    const estimates = readJson(join(release.folder, ESTIMATES_PATH), listingEstimatesSchema) ?? {}
    const ids = Object.keys(estimates).filter((id) => !rows.has(id))
    for (const gone of await goneAmong(warehouse, ids, release)) {
      const [predicted, low, high] = estimates[gone.id]!
      // Some homes are like none that the model knows: it gives no figure for them.
      if (predicted === null || low === null || high === null) continue
      const madeIn = parseQuarter(release.quarter)
      const forQuarter = Math.max(madeIn, quarterOfDate(gone.offMarketOn))
      rows.set(gone.id, {
        model: 'valuation',
        kind: gone.listingType,
        origin: 'published',
        releaseId: release.id,
        madeIn: release.quarter,
        forQuarter: formatQuarter(forQuarter),
        subject: gone.id,
        horizon: forQuarter - madeIn,
        predicted,
        low,
        high,
        intervalLevel: INTERVAL_LEVEL,
        naive: gone.naive === null ? null : Math.round(gone.naive),
        came: gone.priceEur,
        outcome: gone.priceEur === null ? 'unknown' : 'scored',
      })
    }
  }
  return [...rows.values()]
}

function goneAmong(
  warehouse: Warehouse,
  ids: readonly string[],
  { quarter, folder }: EarlierRelease,
): Promise<GoneListing[]> {
  const trends = join(folder, 'public', 'data', 'trends.parquet')
  const levels = existsSync(trends)
    ? `(SELECT * FROM read_parquet('${trends.replaceAll("'", "''")}') WHERE area_level = 'commune' AND quarter = $quarter)`
    : `(SELECT * FROM trend_point WHERE false AND quarter = $quarter)`
  return warehouse.all<GoneListing>(
    `SELECT a.advert_id AS id, a.listing_type, a.price_eur, a.off_market_on, a.area_m2 * l.price_per_sqm AS naive
     FROM advert a LEFT JOIN ${levels} l
       ON l.area_slug = a.commune_slug AND l.listing_type = a.listing_type AND l.segment = a.segment
     WHERE a.advert_id IN (SELECT unnest(from_json($ids, '["VARCHAR"]'))) AND a.off_market_on IS NOT NULL
       AND NOT EXISTS (
         SELECT 1 FROM property_member own JOIN property_member other ON other.property_id = own.property_id
         JOIN advert b ON b.advert_id = other.advert_id
         WHERE own.advert_id = a.advert_id AND b.off_market_on IS NULL)
     ORDER BY a.advert_id`,
    { ids: JSON.stringify(ids), quarter },
  )
}
