import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseDiff } from '../../models/contracts/release/release-diff.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

type TableChange = ReleaseDiff['tables'][number]

/** A released table: its file, its columns with their types, and the columns that tell its rows apart, none where it states none. */
interface ReleasedTable {
  source: string
  columns: ReadonlyMap<string, string>
  key: readonly string[]
}

const ENDING = '.parquet'

/**
 * Compares every released table by its content, row by row under its key.
 * @param before folder of the earlier release; null when there is none
 * @returns tables that differ, by name
 */
export async function compareTables(duckdb: Warehouse, before: string | null, after: string): Promise<TableChange[]> {
  const [old, now] = [before === null ? [] : tableNames(before), tableNames(after)]
  const changes: TableChange[] = []
  for (const table of [...new Set([...old, ...now])].sort()) {
    const was = old.includes(table) ? await readTable(duckdb, fileOf(before!, table)) : null
    const is = now.includes(table) ? await readTable(duckdb, fileOf(after, table)) : null
    const change = { table, ...(await compareTable(duckdb, was, is)) }
    if (differs(change)) changes.push(change)
  }
  return changes
}

function differs(change: TableChange): boolean {
  const { before, after, added, removed, changed, addedColumns, removedColumns } = change
  const isThere = before !== null && after !== null
  return !isThere || added + removed + changed + addedColumns.length + removedColumns.length > 0
}

async function compareTable(
  duckdb: Warehouse,
  was: ReleasedTable | null,
  is: ReleasedTable | null,
): Promise<Omit<TableChange, 'table'>> {
  const [before, after] = [was && (await rowsOf(duckdb, was)), is && (await rowsOf(duckdb, is))]
  const same = { changed: 0, changedColumns: [], addedColumns: [], removedColumns: [] }
  if (!was || !is) return { before, after, added: after ?? 0, removed: before ?? 0, ...same }
  const shared = [...is.columns.keys()].filter((name) => was.columns.has(name))
  const columns = {
    addedColumns: [...is.columns.keys()].filter((name) => !was.columns.has(name)),
    removedColumns: [...was.columns.keys()].filter((name) => !is.columns.has(name)),
  }
  const hasKey = is.key.length > 0 && is.key.every((name) => shared.includes(name))
  const rows = hasKey ? await compareByKey(duckdb, was, is, shared) : await compareWholeRows(duckdb, was, is, shared)
  return { before, after, ...same, ...columns, ...rows }
}

type RowChanges = Pick<TableChange, 'added' | 'removed' | 'changed' | 'changedColumns'>

async function compareByKey(
  duckdb: Warehouse,
  was: ReleasedTable,
  is: ReleasedTable,
  shared: readonly string[],
): Promise<RowChanges> {
  const values = shared.filter((name) => !is.key.includes(name))
  const [old, now] = [(name: string) => cell('b', name, was, is), (name: string) => cell('a', name, was, is)]
  const changes = values.map((name) => `${old(name)} IS DISTINCT FROM ${now(name)}`)
  const isBoth = 'b.is_there AND a.is_there'
  const counts = changes.map((change) => `count(*) FILTER (${isBoth} AND ${change})`)
  const { added, removed, changed, columns } = await duckdb.one<
    Omit<RowChanges, 'changedColumns'> & { columns: string }
  >(
    `SELECT count(*) FILTER (b.is_there IS NULL) AS added, count(*) FILTER (a.is_there IS NULL) AS removed,
       count(*) FILTER (${isBoth} AND (${['false', ...changes].join(' OR ')})) AS changed, to_json([${counts.join(', ')}]::BIGINT[])::VARCHAR AS columns
     FROM (SELECT *, true AS is_there FROM ${was.source}) b FULL JOIN (SELECT *, true AS is_there FROM ${is.source}) a
       ON ${is.key.map((name) => `${old(name)} IS NOT DISTINCT FROM ${now(name)}`).join(' AND ')}`,
  )
  const rows = JSON.parse(columns) as number[]
  const changedColumns = values.flatMap((column, at) => (rows[at]! > 0 ? [{ column, rows: rows[at]! }] : []))
  return { added, removed, changed, changedColumns }
}

/** Counts rows that only one release has: without a key, a row with another value is one removed and one added. */
async function compareWholeRows(
  duckdb: Warehouse,
  was: ReleasedTable,
  is: ReleasedTable,
  shared: readonly string[],
): Promise<Pick<RowChanges, 'added' | 'removed'>> {
  const select = (alias: string, { source }: ReleasedTable): string =>
    `SELECT ${shared.map((name) => cell(alias, name, was, is)).join(', ')} FROM ${source} ${alias}`
  const [old, now] = [select('b', was), select('a', is)]
  return duckdb.one(`SELECT (SELECT count(*) FROM (${now} EXCEPT ALL ${old})) AS added,
    (SELECT count(*) FROM (${old} EXCEPT ALL ${now})) AS removed`)
}

/** A value, as text where its column has another type in the other release. */
function cell(alias: string, name: string, was: ReleasedTable, is: ReleasedTable): string {
  const value = `${alias}.${quoted(name)}`
  return was.columns.get(name) === is.columns.get(name) ? value : `CAST(${value} AS VARCHAR)`
}

async function rowsOf(duckdb: Warehouse, { source }: ReleasedTable): Promise<number> {
  return (await duckdb.one<{ rows: number }>(`SELECT count(*) AS rows FROM ${source}`)).rows
}

async function readTable(duckdb: Warehouse, file: string): Promise<ReleasedTable> {
  const path = `'${file.replaceAll("'", "''")}'`
  const source = `read_parquet(${path})`
  const columns = await duckdb.all<{ columnName: string; columnType: string }>(`DESCRIBE SELECT * FROM ${source}`)
  const [key] = await duckdb.all<{ value: string }>(
    `SELECT decode(value) AS value FROM parquet_kv_metadata(${path}) WHERE decode(key) = 'key'`,
  )
  return {
    source,
    columns: new Map(columns.map(({ columnName, columnType }) => [columnName, columnType])),
    key: key === undefined ? [] : key.value.split(', '),
  }
}

function tableNames(directory: string): string[] {
  const folder = join(directory, 'public', 'data')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
}

function fileOf(directory: string, table: string): string {
  return join(directory, 'public', 'data', `${table}${ENDING}`)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
