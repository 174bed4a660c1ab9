import { LEVELS, UNKNOWN } from './packed-levels.ts'

/** A view or a macro of the file to attach, with the question that it answers. Names are unqualified: the file is attached under any name. */
export interface Answer {
  name: string
  kind: 'VIEW' | 'MACRO' | 'MACRO TABLE'
  question: string
  sql: string
  /** Table whose columns a view has. */
  like?: string
  /** Meanings of other columns of a view. */
  columns?: Readonly<Record<string, string>>
}

/** Answers to common questions, in an order in which each uses only those before it. */
export const ANSWERS: readonly Answer[] = [
  {
    name: 'quarter_start',
    kind: 'MACRO',
    question: 'First day of a quarter in any spelling: Q3-2026, 2026-Q3, 2026Q3, q3 2026, T3/2026.',
    sql: `quarter_start(label) AS CASE WHEN regexp_matches(label, '\\d{4}') AND regexp_matches(regexp_replace(label, '\\d{4}', ''), '[1-4]')
      THEN make_date(
        regexp_extract(label, '\\d{4}')::INTEGER,
        regexp_extract(regexp_replace(label, '\\d{4}', ''), '[1-4]')::INTEGER * 3 - 2, 1)
      ELSE error(label || ' is no quarter. Write Q3-2026, 2026-Q3 or T3/2026.') END`,
  },
  {
    name: 'newest_levels',
    kind: 'VIEW',
    question: 'Newest stated level of each area, listing type and segment.',
    like: 'trends',
    sql: `newest_levels AS SELECT * FROM trends WHERE price_per_sqm IS NOT NULL
      QUALIFY quarter_start = max(quarter_start) OVER (PARTITION BY area_level, area_slug, listing_type, segment)`,
  },
  {
    name: 'forecast_record',
    kind: 'VIEW',
    question: 'What past forecasts said beside what came, with the error in per cent.',
    like: 'record',
    columns: {
      error_percent: 'distance from the figure stated to the one that came, whichever is higher [%]',
      is_inside: 'whether the figure that came lies in the interval',
    },
    sql: `forecast_record AS SELECT *, 100 * abs(predicted - came) / came AS error_percent, came BETWEEN low AND high AS is_inside
      FROM record WHERE model = 'forecast'`,
  },
  {
    name: 'commune_overview',
    kind: 'VIEW',
    question: 'Newest level for sale, liveability and minutes to Luxembourg City by public transport of each commune.',
    columns: {
      commune_slug: 'commune, as in the table communes',
      lau2: 'LAU 2 code',
      name_en: 'name in English',
      canton: 'canton',
      population: 'inhabitants',
      quarter: 'quarter of the level',
      price_per_sqm: 'newest stated level for sale of all homes [EUR/m²]',
      low: 'lower end of its interval [EUR/m²]',
      high: 'upper end of its interval [EUR/m²]',
      liveability_score: 'score for access and services, 0 to 100',
      rank: 'rank of the score, 1 is the best',
      transit_minutes: 'minutes to Luxembourg City by public transport in the peak',
    },
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
      SELECT NULL AS quarter WHERE error(CASE
          WHEN TRY_CAST(lower(commune) AS packed.commune) IS NULL
            THEN 'There is no commune ' || coalesce(commune, 'null') || ' in trends. FROM communes lists commune_slug.'
          WHEN offer NOT IN ('sale', 'rent') THEN 'offer is sale or rent, not ' || offer || '.'
          WHEN homes NOT IN ('all', 'apartment', 'house') THEN 'homes is all, apartment or house, not ' || homes || '.'
        END) IS NOT NULL
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
      SELECT NULL AS scope WHERE error(CASE
          WHEN NOT EXISTS (FROM market_index m WHERE m.scope = of_scope)
            THEN 'There is no index ' || of_scope || '. SELECT DISTINCT scope FROM market_index lists them.'
          WHEN NOT EXISTS (FROM market_index m WHERE m.scope = of_scope AND m.quarter_start = quarter_start(since))
            THEN 'The index ' || of_scope || ' has no value for ' || since || '.'
          WHEN NOT EXISTS (FROM market_index m WHERE m.scope = of_scope AND m.quarter_start = quarter_start(until))
            THEN 'The index ' || of_scope || ' has no value for ' || until || '.'
        END) IS NOT NULL`,
  },
]
