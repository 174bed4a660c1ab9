import { LAKE_PATH } from '../../../content/html/addresses.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { openWarehouse } from '../../warehouse/warehouse.ts'
import type { EarlierRelease } from '../record/earlier-figures.ts'
import { text } from '../tables/sql-text.ts'
import { FEW_GROUPS, writeDatabase } from '../tables/write-database.ts'
import { lakeCatalog, type LakeRelease } from './lake-catalog.ts'
import { lakeFiles } from './lake-files.ts'
import { LAKE_TABLES, type LakeRows, type LakeTable } from './lake-schema.ts'

/**
 * Writes the catalogue of a frozen DuckLake over the Parquet files of this release and of those before it that are kept.
 * Call after the tables have been written: they are read from their files.
 * @param earlier oldest first
 * @param keep number of releases that stay once this one is published
 */
export async function publishLake(
  writer: ReleaseWriter,
  current: Pick<PublishContext, 'releaseId' | 'asOf'>,
  earlier: readonly EarlierRelease[],
  keep: number,
): Promise<void> {
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  try {
    const releases: LakeRelease[] = []
    for (const { id, asOf, folder } of [
      ...earlier.slice(1 - keep),
      { id: current.releaseId, asOf: current.asOf, folder: writer.directory },
    ])
      releases.push({ id, asOf, files: await lakeFiles(warehouse, id, folder) })
    const rows = lakeCatalog(releases)
    await writer.adopt(`public${LAKE_PATH}`, { contentType: 'application/vnd.duckdb', publicPath: LAKE_PATH }, (file) =>
      writeDatabase(file, [{ groupRows: FEW_GROUPS, statements: statementsOf(rows) }]),
    )
  } finally {
    warehouse.close()
  }
}

function statementsOf(rows: LakeRows): string[] {
  return (Object.keys(LAKE_TABLES) as LakeTable[]).flatMap((table) => {
    const values = (rows[table] ?? []).map((row) => `(${row.map(literal).join(', ')})`)
    const create = `CREATE TABLE ${table} (${LAKE_TABLES[table]})`
    return values.length === 0 ? [create] : [create, `INSERT INTO ${table} VALUES ${values.join(', ')}`]
  })
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? text(value) : String(value)
}
