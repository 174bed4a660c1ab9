import { join } from 'node:path'
import { ATTACHABLE_PATH } from '../../../content/html/addresses.ts'
import { QUARTER_LABEL, SLUG } from '../../../models/contracts/tables/columns.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { ANSWERS } from './attachable-views.ts'
import { explainedDictionary, type ExplainedTable } from './dictionary.ts'
import { publicColumns, type PublicColumn } from './public-table.ts'
import type { TableRights } from './table-rights.ts'
import { PUBLIC_TABLES } from './tables.ts'

/** Small blocks: whoever asks one question over HTTP fetches little. The older format is read whole when attached. */
const LAYOUT = "BLOCK_SIZE 16384, STORAGE_VERSION 'v1.2.0'"
/** Rows in a group: each group adds to what attaching fetches, and a question about one commune passes over whole groups. */
export const FEW_GROUPS = 122_880
const SMALL_GROUPS = 2048
const LARGE_TABLES = PUBLIC_TABLES.filter(({ isLarge }) => isLarge)
/** Large tables but the one that is asked by commune. */
const IN_FEW_GROUPS = new Set(LARGE_TABLES.map(({ name }) => name).filter((name) => name !== 'trends'))
/** Compression writes memory that was never set, other in each run, and with it what the process read before (duckdb/duckdb#23382). */
const COMPRESSION = 'uncompressed'

type Column = Pick<PublicColumn, 'allowed'>
const AREA = SLUG.source
const QUARTER = QUARTER_LABEL.source

type Statement = Pick<PublishContext, 'releaseId' | 'asOf' | 'quarter' | 'market' | 'sample'>

/**
 * Writes one DuckDB file with every public table, comments on tables and columns, views and macros. The same tables give the same bytes.
 * Call after the tables have been written: they are read from their Parquet files.
 */
export async function publishAttachable(writer: ReleaseWriter, rights: TableRights, release: Statement): Promise<void> {
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  try {
    const tables = await explainedDictionary(warehouse)
    await writer.adopt(
      `public${ATTACHABLE_PATH}`,
      { contentType: 'application/vnd.duckdb', publicPath: ATTACHABLE_PATH },
      (file) =>
        writeDatabase(
          warehouse,
          file,
          contentOf(warehouse, join(writer.directory, 'public', 'data'), tables, rights, release),
        ),
    )
  } finally {
    warehouse.close()
  }
}

/** Content of a DuckDB file in groups of so many rows: it writes into the attached file, a table in each transaction. */
export interface DatabasePart {
  groupRows: number
  write: () => Promise<void>
}

/** Writes a DuckDB file, part by part. */
export async function writeDatabase(warehouse: Warehouse, file: string, parts: readonly DatabasePart[]): Promise<void> {
  await warehouse.run(
    `SET preserve_insertion_order = true; SET checkpoint_threshold = '1TB'; PRAGMA force_compression = '${COMPRESSION}'`,
  )
  for (const { groupRows, write } of parts) {
    await warehouse.run(`ATTACH ${text(file)} AS lux (${LAYOUT}, ROW_GROUP_SIZE ${groupRows}); USE lux`)
    await write()
    await warehouse.run('CHECKPOINT lux; USE memory; DETACH lux')
  }
}

function contentOf(
  warehouse: Warehouse,
  folder: string,
  tables: readonly ExplainedTable[],
  rights: TableRights,
  release: Statement,
): DatabasePart[] {
  const fileOf = ({ name }: { name: string }): string => `read_parquet(${text(join(folder, `${name}.parquet`))})`
  const writeTables = async (areMeant: (name: string) => boolean): Promise<void> => {
    for (const table of tables.filter(({ name }) => areMeant(name)))
      await warehouse.transaction(async () => {
        const columns = await compact(warehouse, table, fileOf(table))
        await warehouse.run(`CREATE TABLE ${tableName(table)} AS SELECT ${columns} FROM ${fileOf(table)}`)
      })
  }
  return [
    {
      groupRows: FEW_GROUPS,
      async write() {
        await writeTypes(warehouse, fileOf)
        await writeTables((name) => IN_FEW_GROUPS.has(name))
      },
    },
    {
      groupRows: SMALL_GROUPS,
      // Meanings come last: the metadata of the first part stays in the file beside what replaces it.
      async write() {
        await writeRelease(warehouse, release)
        await writeTables((name) => !IN_FEW_GROUPS.has(name))
        await warehouse.transaction(async () => {
          for (const table of tables) await describeTable(warehouse, table, rights(table.name).licence)
        })
        await writeDictionary(warehouse, tables, rights)
        await warehouse.transaction(() => writeAnswers(warehouse))
      },
    },
  ]
}

async function writeAnswers(warehouse: Warehouse): Promise<void> {
  for (const { name, kind, question, sql } of ANSWERS) {
    await warehouse.run(`CREATE ${kind.replace(' TABLE', '')} ${sql}`)
    await warehouse.run(`COMMENT ON ${kind} ${name} IS ${text(question)}`)
  }
}

/** Name in SQL without quotation marks. */
export function tableName({ name }: { name: string }): string {
  return name.replaceAll('-', '_')
}

/** Texts of few values as numbers: communes and cantons, and quarters, which then sort by time. */
const TYPES = [
  { name: 'area', isOf: (column: Column) => column.allowed === AREA, order: 'value' },
  { name: 'quarter', isOf: (column: Column) => column.allowed === QUARTER, order: 'right(value, 4), value' },
] as const

async function writeTypes(warehouse: Warehouse, fileOf: (table: { name: string }) => string): Promise<void> {
  for (const { name, isOf, order } of TYPES) {
    const columns = LARGE_TABLES.flatMap((table) =>
      publicColumns(table).flatMap((column) =>
        isOf(column) ? [`SELECT "${column.name}" AS value FROM ${fileOf(table)}`] : [],
      ),
    )
    await warehouse.run(
      `CREATE TYPE ${name} AS ENUM (SELECT DISTINCT value FROM (${columns.join(' UNION ALL ')}) WHERE value IS NOT NULL ORDER BY ${order})`,
    )
  }
}

/** Whole numbers of large tables in half the bytes where all of them fit. */
async function compact(warehouse: Warehouse, { name }: { name: string }, from: string): Promise<string> {
  const table = LARGE_TABLES.find((each) => each.name === name)
  if (!table) return '*'
  const columns = publicColumns(table)
  const wide = columns.filter(({ type }) => type === 'BIGINT').map((column) => column.name)
  const tests = wide.map(
    (each, at) => `bool_and("${each}" IS NULL OR try_cast("${each}" AS INTEGER) IS NOT NULL) AS fits${at}`,
  )
  const fits =
    tests.length === 0 ? {} : await warehouse.one<Record<string, boolean>>(`SELECT ${tests.join(', ')} FROM ${from}`)
  return columns
    .map((column) => {
      const type = column.values
        ? `ENUM (${column.values.map(text).join(', ')})`
        : fits[`fits${wide.indexOf(column.name)}`]
          ? 'INTEGER'
          : TYPES.find(({ isOf }) => isOf(column))?.name
      return type ? `"${column.name}"::${type} AS "${column.name}"` : `"${column.name}"`
    })
    .join(', ')
}

async function writeRelease(warehouse: Warehouse, release: Statement): Promise<void> {
  const { releaseId, asOf, quarter, market, sample } = release
  await warehouse.run(
    `CREATE TABLE release AS SELECT ${text(releaseId)} AS release_id, DATE ${text(asOf)} AS as_of, ${text(quarter)} AS quarter,
       ${text(market)} AS market, ${sample} AS sample`,
  )
  await warehouse.run(
    `COMMENT ON TABLE release IS 'The release that this file belongs to; sample: its market is invented.'`,
  )
}

async function describeTable(warehouse: Warehouse, table: ExplainedTable, licence: string): Promise<void> {
  const name = tableName(table)
  const statement = `${table.description} One row per ${table.unit}. Key: ${table.key.join(', ')}. Licence: ${licence}.`
  await warehouse.run(`COMMENT ON TABLE ${name} IS ${text(statement)}`)
  for (const { name: column, description, unit } of table.columns)
    await warehouse.run(
      `COMMENT ON COLUMN ${name}."${column}" IS ${text(`${description}${unit === null ? '' : ` [${unit}]`}`)}`,
    )
}

async function writeDictionary(
  warehouse: Warehouse,
  tables: readonly ExplainedTable[],
  rights: TableRights,
): Promise<void> {
  const rows = tables.flatMap((table, at) =>
    table.columns.map((column, position) => ({
      tableName: tableName(table),
      at,
      position,
      column: column.name,
      type: column.type,
      unit: column.unit,
      allowed: column.allowed,
      nullable: column.nullable,
      meaning: column.description,
      isKey: table.key.includes(column.name),
      madeFrom: column.from,
      licence: rights(table.name).licence,
    })),
  )
  const shape =
    '[{"tableName":"VARCHAR","at":"INTEGER","position":"INTEGER","column":"VARCHAR","type":"VARCHAR","unit":"VARCHAR","allowed":"VARCHAR",' +
    '"nullable":"BOOLEAN","meaning":"VARCHAR","isKey":"BOOLEAN","madeFrom":["VARCHAR"],"licence":"VARCHAR"}]'
  await warehouse.run(
    `CREATE TABLE dictionary AS SELECT r.tableName AS table_name, r."column" AS column_name, r.type AS column_type, r.unit, r.allowed, r.nullable,
       r.isKey AS is_key, r.meaning, r.madeFrom AS made_from, r.licence
     FROM (SELECT unnest(from_json(${text(JSON.stringify(rows))}, '${shape}')) AS r) ORDER BY r.at, r.position`,
  )
  await warehouse.run(
    `COMMENT ON TABLE dictionary IS 'Every column of every table: meaning, unit, allowed values, and the warehouse columns it is made from.'`,
  )
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
