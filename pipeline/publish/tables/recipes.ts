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
    table: 'level-parts',
    title: 'Level of a commune, a canton or the nation: the exponential of the sum of its parts',
    sql: `SELECT area_level, area_slug, listing_type, segment, t.quarter, t.price_per_sqm AS published,
  round(exp(p.nation_log + p.canton_log + p.commune_log), CASE listing_type WHEN 'rent' THEN 2 ELSE 0 END) AS recomputed
FROM trends t
JOIN level_parts p USING (area_level, area_slug, listing_type, segment, quarter_start)
ORDER BY area_level, area_slug, listing_type, segment, quarter_start`,
    rounding: 0,
  },
  {
    table: 'level-parts',
    title: 'Upper end of the 95 % interval of a level',
    sql: `SELECT area_level, area_slug, listing_type, segment, t.quarter, t.high AS published,
  round(exp(p.nation_log + p.canton_log + p.commune_log + 1.959963984540054 * p.standard_error),
    CASE listing_type WHEN 'rent' THEN 2 ELSE 0 END) AS recomputed
FROM trends t
JOIN level_parts p USING (area_level, area_slug, listing_type, segment, quarter_start)
ORDER BY area_level, area_slug, listing_type, segment, quarter_start`,
    rounding: 0,
  },
  {
    table: 'index-parts',
    title:
      'Value of the index: values that were published stay, later ones follow the estimate at the mean distance of those that stay',
    sql: `SELECT i.scope, i.quarter, i.value AS published,
  CASE WHEN p.is_settled THEN i.value ELSE round(exp(p.estimate_log + coalesce(l.link, 0)), 2) END AS recomputed
FROM market_index i
JOIN index_parts p ON p.scope = i.scope AND p.quarter_start = i.quarter_start
JOIN (SELECT s.scope, avg(ln(v.value) - s.estimate_log) FILTER (WHERE s.is_settled) AS link
  FROM index_parts s JOIN market_index v ON v.scope = s.scope AND v.quarter_start = s.quarter_start GROUP BY s.scope) l ON l.scope = i.scope
ORDER BY i.scope, i.quarter_start`,
    rounding: 0.01,
  },
  {
    table: 'forecast-parts',
    title:
      'Lower end of the interval of a forecast: the last level times the lower end of growth, below the forecast itself',
    sql: `SELECT f.commune_slug, f.property_type, f.quarter, f.low AS published,
  round(f.last_price_per_sqm * least(p.low, p.growth ** p.share)) AS recomputed
FROM forecasts f
JOIN forecast_parts p ON p.commune_slug = f.commune_slug AND p.property_type = f.property_type
  AND f.quarter_start = f.made_in_start + to_months(3 * p.steps)
ORDER BY f.commune_slug, f.property_type, f.quarter_start`,
    rounding: 0,
  },
  {
    table: 'estimate-parts',
    title:
      'Estimate of a home: the weighted mean of three models, stretched about the centre, at the level of the quarter',
    sql: `SELECT e.listing_id, e.estimate AS published, round(v.value, CASE WHEN v.value < 10000 THEN 0 ELSE -2 END) AS recomputed
FROM estimates e
JOIN (SELECT p.listing_id, exp(p.centre_log + p.stretch * (p.hedonic_weight * p.hedonic_log + p.comparables_weight * p.comparables_log
    + p.boosting_weight * p.boosting_log + p.bias_log + p.area_log - p.centre_log) + p.time_log) AS value FROM estimate_parts p) v
  ON v.listing_id = e.listing_id
ORDER BY e.listing_id`,
    rounding: 0,
  },
  {
    table: 'paid-to-asked',
    title: 'Official ratio of a commune: mean registered in deeds over mean asked in adverts',
    sql: `SELECT r.commune_slug, r.condition, r.last_year, r.last_ratio AS published, round(d.price_per_sqm / a.price_per_sqm, 3) AS recomputed
FROM paid_to_asked r
JOIN official_prices d ON d.area_level = 'commune' AND d.area_slug = r.commune_slug
  AND d.basis = 'registered' AND d.segment = r.segment AND d.condition = r.condition
  AND d.listing_type = 'sale' AND year(d.period_end) = r.last_year AND d.price_per_sqm IS NOT NULL
JOIN official_prices a ON a.area_level = 'commune' AND a.area_slug = d.area_slug
  AND a.basis = 'asking' AND a.segment = r.segment AND a.condition = 'all'
  AND a.listing_type = 'sale' AND a.period_start = d.period_start AND a.period_end = d.period_end AND a.price_per_sqm IS NOT NULL
ORDER BY r.commune_slug, r.condition`,
    rounding: 0,
  },
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
