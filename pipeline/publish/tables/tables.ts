import { exportQuery, inOneThread } from '../../warehouse/export.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { LISTING_TABLES } from './listing-tables.ts'
import { MARKET_TABLES } from './market-tables.ts'
import { OFFICIAL_TABLES } from './official-tables.ts'
import { PART_TABLES } from './part-tables.ts'
import { PLACE_TABLES } from './place-tables.ts'
import { foreignTexts, publicColumns, typedQuery, type PublicColumn, type PublicTable } from './public-table.ts'
import { RELEASE_TABLES } from './release-tables.ts'
import type { TableRights } from './table-rights.ts'

export const PUBLIC_TABLES: readonly PublicTable[] = [
  ...LISTING_TABLES,
  ...MARKET_TABLES,
  ...OFFICIAL_TABLES,
  ...PART_TABLES,
  ...PLACE_TABLES,
  ...RELEASE_TABLES,
]

/** Writes every public table as Parquet, which states its licence, sources, release and columns, and as CSV below `/data/`. */
export async function publishTables(
  warehouse: Warehouse,
  writer: ReleaseWriter,
  rights: TableRights,
  { releaseId, asOf }: { releaseId: string; asOf: string },
): Promise<void> {
  await inOneThread(warehouse, () => writeTables(warehouse, writer, rights, { releaseId, asOf }))
}

async function writeTables(
  warehouse: Warehouse,
  writer: ReleaseWriter,
  rights: TableRights,
  { releaseId, asOf }: { releaseId: string; asOf: string },
): Promise<void> {
  const dictionary = new Map(dataDictionary().map((table) => [table.name, table]))
  for (const table of PUBLIC_TABLES) {
    const { name, key } = table
    const { licence, sources } = rights(name)
    const { description, columns } = dictionary.get(name)!
    const metadata = {
      licence,
      release: releaseId,
      as_of: asOf,
      description,
      key: key.join(', '),
      sources: JSON.stringify(sources),
      columns: JSON.stringify(columns),
    }
    const lists = publicColumns(table).flatMap((column) => (column.type === 'VARCHAR[]' ? [column.name] : []))
    const asCsv = { foreignTexts: foreignTexts(table), lists }
    // Computed once for both files.
    await warehouse.run(`CREATE OR REPLACE TEMP TABLE public_table AS ${typedQuery(table)}`)
    const { rows } = await warehouse.one<{ rows: number }>('SELECT count(*) AS rows FROM public_table')
    for (const format of ['parquet', 'csv'] as const) {
      const contentType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.apache.parquet'
      const path = `/data/${name}.${format}`
      const orderBy = key.map((column) => `"${column}"`).join(', ')
      await writer.adopt(`public${path}`, { contentType, rows, publicPath: path }, (file) =>
        exportQuery(warehouse, 'SELECT * FROM public_table', file, { orderBy, format, metadata, ...asCsv }),
      )
    }
  }
  await warehouse.run('DROP TABLE IF EXISTS temp.public_table')
}

export interface DictionaryTable {
  name: string
  description: string
  unit: string
  key: readonly string[]
  columns: Pick<PublicColumn, 'name' | 'type' | 'nullable' | 'description' | 'unit' | 'allowed'>[]
}

/** Describes each column of each public table. */
export function dataDictionary(): DictionaryTable[] {
  return PUBLIC_TABLES.map((table) => ({
    name: table.name,
    description: table.description,
    unit: table.unit,
    key: table.key,
    columns: publicColumns(table).map(({ name, type, nullable, description, unit, allowed }) => ({
      name,
      type,
      nullable,
      description,
      unit,
      allowed,
    })),
  }))
}
