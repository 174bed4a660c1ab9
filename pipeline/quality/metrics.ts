import type { ReleaseMetrics } from '../../models/contracts/release/quality.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

/** Computes the figures compared between releases: volumes, medians, coverage. Sorted by name. */
export async function releaseMetrics(warehouse: Warehouse): Promise<ReleaseMetrics> {
  const rows = await warehouse.all<{ name: string; value: number }>(`
    SELECT 'listings.' || listing_type AS name, count(*)::DOUBLE AS value FROM listing GROUP BY ALL
    UNION ALL SELECT 'listings.in_country', count(*) FILTER (WHERE commune_slug IS NOT NULL) FROM listing
    UNION ALL SELECT 'listings.stale', count(*) FROM stale_listing
    UNION ALL SELECT 'observations.' || source_id, sum(observations) FROM normalized_batch WHERE status IN ('ok', 'suspect') GROUP BY ALL
    UNION ALL SELECT 'adverts', count(*) FROM advert
    UNION ALL SELECT 'adverts.active', count(*) FILTER (WHERE active) FROM advert
    UNION ALL SELECT 'properties', count(DISTINCT property_id) FROM property_member
    UNION ALL SELECT 'rejects.' || code, count(*) FROM reject GROUP BY ALL
    UNION ALL SELECT 'market_entries', count(*) FROM market_entry
    UNION ALL SELECT 'median_price_per_sqm.' || listing_type || '.' || segment, round(median(price_per_sqm), 2)
      FROM listing WHERE segment IS NOT NULL AND price_per_sqm IS NOT NULL AND price_check <> 'implausible'
        AND commune_slug IS NOT NULL GROUP BY listing_type, segment HAVING count(*) >= 30
    UNION ALL SELECT 'trend_series', count(DISTINCT (area_level, area_slug, listing_type, segment)) FROM trend_point
    UNION ALL SELECT 'communes_with_levels', count(DISTINCT area_slug) FROM trend_point WHERE area_level = 'commune' AND data_availability <> 'insufficient'
    UNION ALL SELECT 'index.' || scope, arg_max(value, right(quarter, 4) || quarter) FROM market_index_point GROUP BY scope
    ORDER BY name`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
