import {
  forecastTableSchema,
  marketEntryTableSchema,
  marketIndexTableSchema,
  officialForecastTableSchema,
  recordTableSchema,
  trendTableSchema,
  valuationScoreTableSchema,
  vintageTableSchema,
} from '../../../models/contracts/tables/market-tables.ts'
import { AREA_QUARTERS, INDEX_QUARTERS, quarterLabelSql, quarterStartSql, type PublicTable } from './public-table.ts'

const PREDICTION =
  '[{"quarter":"VARCHAR","predictedValue":"DOUBLE","confidenceLow":"DOUBLE","confidenceHigh":"DOUBLE","changePercent":"BIGINT"}]'

/** Levels, index, forecasts, how right they were, and what they rest on. */
export const MARKET_TABLES: readonly PublicTable[] = [
  {
    name: 'trends',
    description: 'Asking price levels per quarter by commune, canton and nation, modelled from new unique adverts.',
    ...AREA_QUARTERS,
    schema: trendTableSchema,
    query: `SELECT area_level, area_slug, listing_type, segment, basis, quarter, ${quarterStartSql('quarter')} AS quarter_start,
        price_per_sqm, low, high, median_price_per_sqm, qoq_percent, qoq_se_percent, yoy_percent, yoy_se_percent, listing_count,
        year_listing_count, year_commune_count, trend, data_availability FROM trend_point`,
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'market-index',
    description: 'National index of asking prices, mix-adjusted, with sub-indices.',
    ...INDEX_QUARTERS,
    schema: marketIndexTableSchema,
    query: `SELECT scope, quarter, ${quarterStartSql('quarter')} AS quarter_start, value, low, high, qoq_percent, yoy_percent,
        qoq_low_percent, qoq_high_percent, yoy_low_percent, yoy_high_percent, listing_count FROM published_index_point`,
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'forecasts',
    description: 'Expected levels of asking prices for sale of the next four quarters.',
    unit: 'commune x property type x quarter',
    key: ['commune_slug', 'property_type', 'quarter_start'],
    schema: forecastTableSchema,
    query: `SELECT f.commune_slug, f.property_type, f.made_in, ${quarterStartSql('f.made_in')} AS made_in_start, f.last_price_per_sqm,
        f.p.quarter AS quarter, ${quarterStartSql('f.p.quarter')} AS quarter_start, f.p.predictedValue AS price_per_sqm,
        f.p.confidenceLow AS low, f.p.confidenceHigh AS high, f.p.changePercent AS change_percent, f.interval_level, f.is_clamped,
        f.beats_no_change, f.skill, f.weight, f.judged_quarters, f.model_version
      FROM (SELECT commune_slug, property_type, generated_for_quarter AS made_in, unnest(from_json(predictions, '${PREDICTION}')) AS p,
          json_extract_string(history, '$[#-1].pricePerSqm') AS last_price_per_sqm, interval_level, is_clamped, beats_no_change, skill,
          weight, judged_quarters, model_version FROM forecast) f`,
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'official-forecasts',
    description: "Expected value of next year's official price of a commune.",
    unit: 'commune x listing type x segment x basis x condition',
    key: ['commune_slug', 'listing_type', 'segment', 'basis', 'condition'],
    schema: officialForecastTableSchema,
    query: `SELECT commune_slug, listing_type, segment, basis, condition, last_year, last_price_per_sqm, "year", price_per_sqm, low, high,
        change_percent, interval_level, skill, beats_no_change, weight, coverage, judged_years FROM official_forecast`,
    restsOn: ['official-prices'],
  },
  {
    name: 'record',
    description:
      'What was stated of a quarter before it was known, beside what came: forecasts, first index figures, estimates.',
    unit: 'model x quarter made in x quarter x kind x subject',
    key: ['model', 'made_in_start', 'for_quarter_start', 'kind', 'subject'],
    schema: recordTableSchema,
    query: `SELECT model, kind, origin, release_id, made_in, ${quarterStartSql('made_in')} AS made_in_start, for_quarter,
        ${quarterStartSql('for_quarter')} AS for_quarter_start, subject, horizon, predicted, low, high, interval_level, naive, came, outcome
      FROM published_record`,
    restsOn: ['listings', 'adverts', 'official-prices'],
  },
  {
    name: 'valuation-scores',
    description: 'How the estimates did on homes that the model was not trained on, beside standard methods.',
    unit: 'listing type x hold-out x quarter x method x group',
    key: ['listing_type', 'held_out', 'quarter_start', 'method', 'by', 'segment'],
    schema: valuationScoreTableSchema,
    query: `SELECT listing_type, quarter, ${quarterStartSql('quarter')} AS quarter_start, held_out, trained_on, method, "by", segment, "count",
        mdape, pe10, pe20, cod, prd, prb, coverage, width FROM valuation_score`,
    restsOn: ['adverts'],
  },
  {
    name: 'market-entries',
    description:
      'Inputs of levels and index: homes as they came on the market, once each time, without what tells who offers them; only homes that may be shown.',
    unit: 'home that came on the market',
    key: ['entry'],
    schema: marketEntryTableSchema,
    query: `SELECT row_number() OVER (ORDER BY md5(property_id || entered_on::VARCHAR), property_id, entered_on) AS entry, listing_type,
        segment, property_type, commune_slug, canton, locality, district,
        CASE WHEN project IS NOT NULL THEN dense_rank() OVER (ORDER BY md5(project)) END AS project,
        ${quarterLabelSql('quarter')} AS quarter, make_date((quarter // 4)::INTEGER, (quarter % 4)::INTEGER * 3 + 1, 1) AS quarter_start,
        price_eur, area_m2, land_area_m2, bedrooms, bathrooms, energy_class, new_build, parking, terrace, furnished, condition,
        construction_year, floor, adverts
      FROM market_entry WHERE showable`,
    restsOn: ['listings'],
  },
  {
    name: 'vintages',
    description:
      'What was known of the index and the forecasts at the end of each quarter, as the newest release of the quarter stated it.',
    unit: 'table x subject x kind x quarter x quarter in which it was known',
    key: ['table_name', 'subject', 'kind', 'quarter_start', 'known_in_start'],
    schema: vintageTableSchema,
    query: `SELECT known_in, known_in_start, release_id, as_of, table_name, subject, kind, quarter, quarter_start, value, low, high
      FROM published_vintage`,
    restsOn: ['adverts', 'official-prices'],
  },
]
