import {
  officialIndexRowSchema,
  officialPriceRowSchema,
  officialStatisticSchema,
} from '../../../models/contracts/market/official-series.ts'
import { INDEX_QUARTERS, selectOf, type PublicTable } from './public-table.ts'

/** The official series as tables for download. */
export const OFFICIAL_TABLES: readonly PublicTable[] = [
  {
    name: 'official-prices',
    description:
      'Official mean prices and rents per m² by commune and year since 2009, asked in listings or registered in deeds, with the number of ' +
      'listings or deeds; prices that the office withholds are rows without a price.',
    unit: 'area x listing type x basis x segment x condition x period',
    key: ['area_level', 'area_slug', 'listing_type', 'basis', 'segment', 'condition', 'period_start', 'period_end'],
    schema: officialPriceRowSchema,
    query: selectOf(officialPriceRowSchema, 'official_price_row'),
    restsOn: ['official-prices'],
  },
  {
    name: 'official-index',
    description: 'Official index of prices paid for homes, by quarter, 2015 = 100.',
    ...INDEX_QUARTERS,
    schema: officialIndexRowSchema,
    query: selectOf(officialIndexRowSchema, 'official_index_row'),
    restsOn: ['official-index'],
  },
  {
    name: 'official-statistics',
    description:
      'Other official series of any frequency: interest rates, consumer prices, population and what else a feed brings.',
    unit: 'series x area x breakdown x period',
    key: ['series', 'area', 'breakdown', 'unit', 'period_start', 'period_end', 'source'],
    schema: officialStatisticSchema,
    query: selectOf(officialStatisticSchema, 'official_statistic'),
    restsOn: ['official-statistics'],
  },
]
