/** A published figure computed again from released tables by the stated method, in SQL on lux.duckdb. */
export interface Recipe {
  table: string
  title: string
  /** Select with the columns `published` and `recomputed` beside what tells the rows apart. */
  sql: string
  /** Largest difference that rounding of the inputs explains, in the unit of the figure. */
  rounding: number
}

export const RECIPES: readonly Recipe[] = [
  {
    table: 'market-index',
    title: 'Yearly change of the index',
    sql: `SELECT now.scope, now.quarter, now.yoy_percent AS published, round(100 * (now.value / before.value - 1), 2) AS recomputed
FROM market_index now
JOIN market_index before ON before.scope = now.scope AND before.quarter_start = now.quarter_start - INTERVAL 1 YEAR
WHERE now.yoy_percent IS NOT NULL
ORDER BY now.scope, now.quarter_start`,
    rounding: 0.03,
  },
  {
    table: 'forecasts',
    title: 'Change that a forecast expects',
    sql: `SELECT commune_slug, property_type, quarter, change_percent AS published,
  round(100 * (price_per_sqm / last_price_per_sqm - 1)) AS recomputed
FROM forecasts
ORDER BY commune_slug, property_type, quarter_start`,
    rounding: 1,
  },
  {
    table: 'liveability',
    title: 'Score of a commune: weighted geometric mean of its dimensions, each counted as 10 at least',
    sql: `SELECT l.commune_slug, l.liveability_score AS published,
  round(exp(sum(d.weight * ln(greatest(d.score, 10)))), 1) AS recomputed
FROM liveability l
JOIN liveability_dimensions d ON d.commune_slug = l.commune_slug AND d.weight > 0
WHERE l.liveability_score IS NOT NULL
GROUP BY l.commune_slug, l.liveability_score
ORDER BY l.commune_slug`,
    rounding: 0.2,
  },
  {
    table: 'agencies',
    title: 'Stock of an agency: its listings for sale and for rent',
    sql: `SELECT commune_slug, agency_name, stock AS published, buy_count + rent_count AS recomputed
FROM agencies
ORDER BY commune_slug, agency_name`,
    rounding: 0,
  },
  {
    table: 'listings',
    title: 'Asking price by living area',
    sql: `SELECT id, price_per_sqm AS published, round(price / area_sqm, 2) AS recomputed
FROM listings
WHERE price_per_sqm IS NOT NULL
ORDER BY id`,
    rounding: 0.01,
  },
]

/** Figures of the page on the record, computed again from its table: scored forecasts, those inside their interval, mean error. */
export const RECORD_RECIPE = `SELECT kind, horizon, count(*) AS scored, count(*) FILTER (came BETWEEN low AND high) AS inside,
  round(avg(100 * abs(predicted - came) / came), 2) AS error_percent
FROM record
WHERE model = 'forecast' AND outcome = 'scored'
GROUP BY kind, horizon
ORDER BY kind, horizon`
