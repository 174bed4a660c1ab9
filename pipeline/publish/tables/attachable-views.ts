import { LEVELS, UNKNOWN } from './packed-levels.ts'

/** A view or a macro of the file to attach, with the question that it answers. Names are unqualified: the file is attached under any name. */
export interface Answer {
  name: string
  kind: 'VIEW' | 'MACRO' | 'MACRO TABLE'
  question: string
  sql: string
}

/** Answers to common questions, in an order in which each uses only those before it. */
export const ANSWERS: readonly Answer[] = [
  {
    name: 'quarter_start',
    kind: 'MACRO',
    question: 'First day of a quarter in any spelling: Q3-2026, 2026-Q3, 2026Q3, q3 2026, T3/2026.',
    sql: `quarter_start(label) AS make_date(
      regexp_extract(label, '\\d{4}')::INTEGER,
      regexp_extract(regexp_replace(label, '\\d{4}', ''), '[1-4]')::INTEGER * 3 - 2, 1)`,
  },
  {
    name: 'newest_levels',
    kind: 'VIEW',
    question: 'Newest stated level of each area, listing type and segment.',
    sql: `newest_levels AS SELECT * FROM trends WHERE price_per_sqm IS NOT NULL
      QUALIFY quarter_start = max(quarter_start) OVER (PARTITION BY area_level, area_slug, listing_type, segment)`,
  },
  {
    name: 'forecast_record',
    kind: 'VIEW',
    question: 'What past forecasts said beside what came, with the error in per cent.',
    sql: `forecast_record AS SELECT *, 100 * abs(predicted - came) / came AS error_percent, came BETWEEN low AND high AS is_inside
      FROM record WHERE model = 'forecast'`,
  },
  {
    name: 'commune_overview',
    kind: 'VIEW',
    question: 'Newest level for sale, liveability and minutes to Luxembourg City by public transport of each commune.',
    sql: `commune_overview AS SELECT c.commune_slug, c.lau2, c.name_en, c.canton, c.population, l.quarter, l.price_per_sqm, l.low, l.high,
        v.liveability_score, v.rank, t.minutes AS transit_minutes
      FROM communes c
      LEFT JOIN newest_levels l
        ON l.area_level = 'commune' AND l.area_slug = c.commune_slug AND l.listing_type = 'sale' AND l.segment = 'all'
      LEFT JOIN liveability v ON v.commune_slug = c.commune_slug
      LEFT JOIN commute_times t ON t.commune_slug = c.commune_slug AND t.destination = 'luxembourg-city'
        AND t.mode = 'transit' AND t.period = 'peak'`,
  },
  {
    name: 'commune_trend',
    kind: 'MACRO TABLE',
    question:
      "Levels of a commune through time: FROM commune_trend('esch-sur-alzette', offer := 'rent', homes := 'apartment').",
    // The second part says that a name is unknown, where the first would be empty.
    sql: `commune_trend(commune, offer := 'sale', homes := 'all') AS TABLE
      SELECT 'Q' || quarter(quarter_start) || '-' || year(quarter_start) AS quarter, quarter_start,
        ${LEVELS.map((level) => `nullif(${level}, ${UNKNOWN})::DOUBLE AS ${level}`).join(', ')}, listing_count, data_availability
      FROM packed.commune_levels
      WHERE commune_slug = TRY_CAST(lower(commune) AS packed.commune) AND listing_type = offer AND segment = homes
      UNION ALL BY NAME
      SELECT NULL AS quarter WHERE TRY_CAST(lower(commune) AS packed.commune) IS NULL
        AND error('There is no commune ' || commune || ' in trends. FROM communes lists commune_slug.')
      ORDER BY quarter_start`,
  },
  {
    name: 'index_change',
    kind: 'MACRO TABLE',
    question: "Change of an index between two quarters: FROM index_change('national', 'Q3-2021', 'Q3-2026').",
    sql: `index_change(of_scope, since, until) AS TABLE
      SELECT b.scope, a.value AS value_since, b.value AS value_until, 100 * (b.value / a.value - 1) AS change_percent
      FROM market_index a JOIN market_index b ON b.scope = a.scope
      WHERE a.scope = of_scope AND a.quarter_start = quarter_start(since) AND b.quarter_start = quarter_start(until)
      UNION ALL BY NAME
      SELECT NULL AS scope WHERE NOT EXISTS (FROM market_index m WHERE m.scope = of_scope)
        AND error('There is no index ' || of_scope || '. SELECT DISTINCT scope FROM market_index lists them.')`,
  },
]
