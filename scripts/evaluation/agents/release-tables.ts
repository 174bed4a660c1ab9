import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { LEGAL_PATH, legalFactsSchema } from '../../../models/contracts/law/legal.ts'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'

/** Tables of a release, read without the server. */
export interface ReleaseTables {
  /** Rows of a question in SQL about `listings`, `communes`, `commute`, `trends`, `forecasts` and `liveability`. */
  rows<Row>(sql: string): Promise<Row[]>
  legal: LegalFacts
  /** Day of the release. */
  asOf: string
  close(): void
}

const PUBLISHED = {
  communes: 'communes',
  commute: 'commute-times',
  trends: 'trends',
  forecasts: 'forecasts',
  liveability: 'liveability',
} as const

/** Opens the public tables of a release folder, and its listings with their localities. */
export async function openReleaseTables(folder: string, asOf: string): Promise<ReleaseTables> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const listings = `read_ndjson('${join(folder, 'index', 'listings.ndjson')}', sample_size = -1)`
  await connection.run(`
    CREATE TABLE listings AS SELECT id, listingType AS market, propertyType AS "type", coalesce(priceEur, priceFromEur) AS price,
      coalesce(priceCheck, '') = 'implausible' AS isImplausible, areaM2 AS area, bedrooms AS beds, communeSlug AS commune, locality,
      energyClass, chargesEur AS charges, agency.name AS agency, list_contains(features, 'elevator') AS hasElevator,
      list_contains(absentFeatures, 'elevator') AS lacksElevator
    FROM ${listings} WHERE status = 'on_offer' AND communeSlug IS NOT NULL`)
  for (const [name, file] of Object.entries(PUBLISHED))
    await connection.run(`CREATE VIEW ${name} AS FROM '${join(folder, 'public', 'data', `${file}.parquet`)}'`)
  const legal = legalFactsSchema.parse(JSON.parse(readFileSync(join(folder, LEGAL_PATH), 'utf8')))
  return {
    rows: (sql) => rowsOf(connection, sql),
    legal,
    asOf,
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

export async function rowsOf<Row>(connection: DuckDBConnection, sql: string): Promise<Row[]> {
  const reader = await connection.runAndReadAll(sql)
  return reader.getRowObjectsJS().map((row) => {
    const told = Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value])
    return Object.fromEntries(told) as Row
  })
}
