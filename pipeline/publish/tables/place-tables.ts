import {
  communeTableSchema,
  commuteTimeTableSchema,
  liveabilityDimensionTableSchema,
  liveabilityIndicatorTableSchema,
  liveabilityTableSchema,
} from '../../../models/contracts/tables/place-tables.ts'
import type { PublicTable } from './public-table.ts'

const INDICATORS = '[{"name":"VARCHAR","value":"DOUBLE","unit":"VARCHAR","sourceId":"VARCHAR","date":"VARCHAR"}]'
const DIMENSION_OF_COMMUNE = `SELECT k.commune_slug, k.dimension, json_extract(k.dimensions, '$.' || k.dimension) AS body
  FROM (SELECT commune_slug, dimensions, unnest(json_keys(dimensions)) AS dimension FROM liveability) k`

/** Communes, how it is to live there, and the way to work. */
export const PLACE_TABLES: readonly PublicTable[] = [
  {
    name: 'communes',
    description: 'The communes with their names, codes and figures.',
    unit: 'commune',
    key: ['commune_slug'],
    schema: communeTableSchema,
    query: `SELECT c.commune_slug, c.lau2, c.statec_code, c.name_en, c.name_fr, c.name_de, c.name_lb, c.name_pt, c.canton, c.population,
        c.population_year, c.area_km2, c.latitude, c.longitude, c.successor, c.valid_to, o.outline
      FROM published_commune c LEFT JOIN (
        SELECT code, min('{"type":"' || geometry_type || '","coordinates":' || coordinates || '}') AS outline
        FROM map_feature WHERE layer = 'commune-outlines' AND geometry_type IN ('Polygon', 'MultiPolygon') GROUP BY code
      ) o ON o.code = c.lau2`,
    restsOn: ['communes'],
  },
  {
    name: 'liveability',
    description: 'Score and rank of the communes for access and services.',
    unit: 'commune',
    key: ['commune_slug'],
    schema: liveabilityTableSchema,
    query: `SELECT commune_slug, liveability_score, rank, rank_low, rank_high, from_json(source_ids, '["VARCHAR"]') AS source_ids
      FROM liveability`,
    restsOn: ['liveability'],
  },
  {
    name: 'liveability-dimensions',
    description: 'Score and weight of each dimension behind the score of a commune.',
    unit: 'commune x dimension',
    key: ['commune_slug', 'dimension'],
    schema: liveabilityDimensionTableSchema,
    query: `SELECT t.commune_slug, t.dimension, json_extract_string(t.body, '$.score') AS score, json_extract_string(t.body, '$.weight') AS weight,
        json_extract_string(t.body, '$.trend') AS trend, json_extract_string(t.body, '$.trendPercent') AS trend_percent,
        json_extract_string(t.body, '$.dataAvailability') AS data_availability
      FROM (${DIMENSION_OF_COMMUNE}) t`,
    restsOn: ['liveability'],
  },
  {
    name: 'liveability-indicators',
    description: 'Measured values behind each dimension of the score of a commune.',
    unit: 'commune x dimension x indicator',
    key: ['commune_slug', 'dimension', 'indicator'],
    schema: liveabilityIndicatorTableSchema,
    query: `SELECT t.commune_slug, t.dimension, t.i.name AS indicator, t.i.value AS value, t.i.unit AS unit, t.i.sourceId AS source_id, t.i.date AS date
      FROM (SELECT b.commune_slug, b.dimension, unnest(from_json(json_extract(b.body, '$.indicators'), '${INDICATORS}')) AS i
        FROM (${DIMENSION_OF_COMMUNE}) b) t`,
    restsOn: ['liveability'],
  },
  {
    name: 'commute-times',
    description:
      'Minutes from each commune to three places of work, by mode, in and outside the peak of a working day.',
    unit: 'commune x destination x mode x period',
    key: ['commune_slug', 'destination', 'mode', 'period'],
    schema: commuteTimeTableSchema,
    query: `SELECT commune_slug, destination, mode, period, minutes, low, high, distance_km, method, stale, valid_on, via FROM commute_time`,
    restsOn: ['commute'],
  },
]
