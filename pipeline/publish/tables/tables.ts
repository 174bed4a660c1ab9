import { z } from 'zod'
import { agentListingSchema } from '../../../models/contracts/listings/listing.ts'
import { marketActivitySchema } from '../../../models/contracts/places/commune.ts'
import { commuteTimeRowSchema } from '../../../models/contracts/places/commute.ts'
import { recordRowSchema } from '../../../models/contracts/market/record.ts'
import { marketIndexRowSchema } from '../../../models/contracts/market/market-index.ts'
import { trendRowSchema } from '../../../models/contracts/market/trend.ts'
import { columnsOf, type Column } from '../../warehouse/columns.ts'
import { exportQuery } from '../../warehouse/export.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { FEED_FILTER } from '../feeds/listing-feed.ts'
import { OFFICIAL_TABLES } from './official-tables.ts'
import type { TableRights, TableSource } from './table-rights.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** A table for download: aggregates and feed fields only, no personal data. */
interface PublicTable {
  name: string
  description: string
  /** Meaning of one row. */
  unit: string
  key: readonly string[]
  schema: z.ZodObject
  query: string
  restsOn: readonly TableSource[]
}

/** Columns of the public listing table: fields of the feed and how long the listing has been seen. */
const listingTableSchema = agentListingSchema
  .omit({
    currency: true,
    photoUrls: true,
    features: true,
    description: true,
    url: true,
    imageUrl: true,
    city: true,
    status: true,
  })
  .extend({
    communeSlug: z.string(),
    freshUntil: z.iso.date().describe('last day on which it counts as on offer unless it is seen again'),
    daysOnMarket: z
      .int()
      .describe('from the first to the last day seen, so at least; including the time under earlier references'),
  })

export const PUBLIC_TABLES: PublicTable[] = [
  {
    name: 'listings',
    description: 'Properties on the market on the day of the release, one row each however often they are advertised.',
    unit: 'listing',
    key: ['id'],
    schema: listingTableSchema,
    query: `SELECT id, title, price_eur AS price, listing_type, property_type, district, bedrooms AS beds, bathrooms AS baths, area_m2 AS area_sqm,
              energy_class, price_per_sqm, charges_eur AS charges, agency->>'$.name' AS agency_name,
              latitude, longitude, first_seen, last_seen, commune_slug, fresh_until, days_on_market
            FROM listing WHERE ${FEED_FILTER}`,
    restsOn: ['listings'],
  },
  {
    name: 'trends',
    description: 'Asking price levels per quarter by commune, canton and nation, modelled from new unique adverts.',
    unit: 'area x listing type x segment x quarter',
    key: ['area_level', 'area_slug', 'listing_type', 'segment', 'right(quarter, 4)', 'quarter'],
    schema: trendRowSchema,
    query: 'SELECT * FROM trend_point',
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'market-index',
    description: 'National index of asking prices, mix-adjusted, with sub-indices.',
    unit: 'scope x quarter',
    key: ['scope', 'right(quarter, 4)', 'quarter'],
    schema: marketIndexRowSchema,
    query: 'SELECT * FROM published_index_point',
    restsOn: ['adverts', 'official-prices'],
  },
  {
    name: 'record',
    description:
      'What was stated of a quarter before it was known, beside what came: forecasts, first index figures, estimates.',
    unit: 'model x quarter made in x quarter x subject',
    key: ['model', 'right(made_in, 4)', 'made_in', 'right(for_quarter, 4)', 'for_quarter', 'kind', 'subject'],
    schema: recordRowSchema,
    query: 'SELECT * FROM published_record',
    restsOn: ['listings', 'adverts', 'official-prices'],
  },
  {
    name: 'activity',
    description: 'Listings on the market on the day of the release by commune.',
    unit: 'commune x listing type x segment',
    key: ['commune_slug', 'listing_type', 'segment'],
    schema: marketActivitySchema,
    query: 'SELECT * FROM activity',
    restsOn: ['adverts'],
  },
  {
    name: 'commute-times',
    description:
      'Minutes from each commune to three places of work, by mode, in and outside the peak of a working day.',
    unit: 'commune x destination x mode x period',
    key: ['commune_slug', 'destination', 'mode', 'period'],
    schema: commuteTimeRowSchema,
    query: 'SELECT * FROM commute_time',
    restsOn: ['commute'],
  },
  ...OFFICIAL_TABLES,
]

/** Writes every public table as Parquet, which states its licence and sources, and as CSV below `/data/`. */
export async function publishTables(warehouse: Warehouse, writer: ReleaseWriter, rights: TableRights): Promise<void> {
  for (const { name, key, query } of PUBLIC_TABLES) {
    const { licence, sources } = rights(name)
    const metadata = { licence, sources: JSON.stringify(sources) }
    const { rows } = await warehouse.one<{ rows: number }>(`SELECT count(*) AS rows FROM (${query})`)
    for (const format of ['parquet', 'csv'] as const) {
      const contentType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.apache.parquet'
      const path = `/data/${name}.${format}`
      await writer.adopt(`public${path}`, { contentType, rows, publicPath: path }, (file) =>
        exportQuery(warehouse, query, file, { orderBy: key.join(', '), format, metadata }),
      )
    }
  }
}

export interface DictionaryTable {
  name: string
  description: string
  unit: string
  key: string[]
  columns: Pick<Column, 'name' | 'type' | 'nullable' | 'description' | 'unit'>[]
}

/** Describes each column of each public table. */
export function dataDictionary(): DictionaryTable[] {
  return PUBLIC_TABLES.map(({ name, description, unit, key, schema }) => ({
    name,
    description,
    unit,
    key: key.filter((part) => !part.includes('(')),
    columns: columnsOf(schema).map(({ name, type, nullable, description, unit }) => ({
      name,
      type: type === 'JSON' ? 'VARCHAR' : type,
      nullable,
      description,
      unit,
    })),
  }))
}
