import {
  estimatePartTableSchema,
  forecastPartTableSchema,
  indexPartTableSchema,
  levelPartTableSchema,
  paidToAskedTableSchema,
} from '../../../models/contracts/tables/part-tables.ts'
import { FEED_FILTER } from '../feeds/listing-feed.ts'
import { columnsOf } from '../../warehouse/columns.ts'
import { AREA_QUARTERS, INDEX_QUARTERS, selectOf, type PublicTable } from './public-table.ts'

/** Parts that published figures are computed from by the stated method, unrounded: anybody can compute them again. */
export const PART_TABLES: readonly PublicTable[] = [
  {
    name: 'level-parts',
    description: 'What nation, canton and commune add to each stated level of trends, in logs.',
    ...AREA_QUARTERS,
    schema: levelPartTableSchema,
    query: selectOf(levelPartTableSchema, 'level_part'),
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'index-parts',
    description: 'The index as this release estimates it on its own, before it is linked to what was published.',
    ...INDEX_QUARTERS,
    schema: indexPartTableSchema,
    query: selectOf(indexPartTableSchema, 'published_index_part'),
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'forecast-parts',
    description: 'Growth that forecasts rest on, the share of it that past forecasts have earned, and its interval.',
    unit: 'commune x property type x quarters ahead',
    key: ['commune_slug', 'property_type', 'steps'],
    schema: forecastPartTableSchema,
    query: selectOf(forecastPartTableSchema, 'forecast_part'),
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'estimate-parts',
    description:
      'What each of our estimates is made of: three models, their weights, and the width of the interval, in logs.',
    unit: 'listing',
    key: ['listing_id'],
    schema: estimatePartTableSchema,
    query: `SELECT ${columnsOf(estimatePartTableSchema)
      .map(({ name }) => `e."${name}" AS "${name}"`)
      .join(', ')} FROM estimate_part e JOIN listing l ON l.id = e.listing_id AND (${FEED_FILTER})`,
    restsOn: ['listings'],
  },
  {
    name: 'paid-to-asked',
    description: 'Mean price paid over mean price asked per m² of flats by commune: of the last year, and expected.',
    unit: 'commune x segment x condition',
    key: ['commune_slug', 'segment', 'condition'],
    schema: paidToAskedTableSchema,
    query: selectOf(paidToAskedTableSchema, 'paid_to_asked'),
    restsOn: ['official-prices'],
  },
]
