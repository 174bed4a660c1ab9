import { DuckDBInstance, type DuckDBConnection, type DuckDBResult, type DuckDBValue } from '@duckdb/node-api'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { columnsOf, toCamelCase, type Column } from './columns.ts'
import { createRowAppender, type RowAppender } from './append.ts'
import { readerOf } from './read.ts'
import type { z } from 'zod'

export interface WarehouseOptions {
  /** A file path, `:memory:`, or any DuckDB connection string such as `md:name`. */
  location: string
  /** @default 2 */
  threads?: number
  /** DuckDB's own memory limit. @default '3GB' */
  memoryLimit?: string
  /** SQL that runs first, for an attached warehouse: `ATTACH 'ducklake:…' AS lake (DATA_PATH 's3://…'); USE lake`. */
  setup?: string | null
  /** Settings that DuckDB takes only as it starts. */
  startSettings?: Readonly<Record<string, string>>
}

type Parameters = Record<string, DuckDBValue>

/** The only writing connection to DuckDB: typed queries, plain rows, and one transaction per job. */
export interface Warehouse {
  run(sql: string, parameters?: Parameters): Promise<void>
  /** All rows, with camel-case fields. Only for results that fit in memory. */
  all<Row>(sql: string, parameters?: Parameters): Promise<Row[]>
  /** The single row of an aggregate. @throws Error when there is none */
  one<Row>(sql: string, parameters?: Parameters): Promise<Row>
  /** Streams rows in chunks of at most 2048. */
  stream<Row>(sql: string, parameters?: Parameters): AsyncGenerator<Row[]>
  /** Creates an empty table of a contract; replaces an existing one unless `keep` is set. */
  createTable(table: string, schema: z.ZodObject, options?: { keep?: boolean }): Promise<Column[]>
  appender<Row extends object>(table: string, schema: z.ZodObject): Promise<RowAppender<Row>>
  /** @param isWorthKeeping false undoes what the work wrote, without an error @default true */
  transaction<T>(work: () => Promise<T>, isWorthKeeping?: (result: T) => boolean): Promise<T>
  /** Leaves half of its memory to threads that work beside it. */
  withHalfMemory<T>(work: () => Promise<T>): Promise<T>
  /** Order-independent hash of the content of a table; `absent` when there is no such table. */
  contentHash(table: string): Promise<{ hash: string; rows: number }>
  interrupt(): void
  close(): void
}

export async function openWarehouse(options: WarehouseOptions): Promise<Warehouse> {
  const { location, threads = 2, memoryLimit = '3GB', setup = null, startSettings = {} } = options
  if (!location.includes(':')) mkdirSync(dirname(location), { recursive: true })
  const instance = await DuckDBInstance.create(location, {
    ...startSettings,
    threads: String(threads),
    memory_limit: memoryLimit,
  })
  const connection = await instance.connect()
  await connection.run(`SET preserve_insertion_order = false; SET TimeZone = 'UTC'`)
  if (setup !== null) await connection.run(setup)
  return bindWarehouse(connection, instance, memoryLimit)
}

function bindWarehouse(connection: DuckDBConnection, instance: DuckDBInstance, memoryLimit: string): Warehouse {
  const warehouse: Warehouse = {
    async run(sql, parameters) {
      await connection.run(sql, parameters)
    },
    async all<Row>(sql: string, parameters?: Parameters) {
      const rows: Row[] = []
      for await (const chunk of warehouse.stream<Row>(sql, parameters)) for (const row of chunk) rows.push(row)
      return rows
    },
    async one<Row>(sql: string, parameters?: Parameters) {
      const [row] = await warehouse.all<Row>(sql, parameters)
      if (row === undefined) throw new Error(`Expected one row, got none: ${sql.trim().slice(0, 120)}`)
      return row
    },
    stream: (sql, parameters) => streamRows(connection, sql, parameters),
    async createTable(table, schema, { keep = false } = {}) {
      const columns = columnsOf(schema)
      const body = columns.map(({ name, storedAs }) => `"${name}" ${storedAs}`).join(', ')
      await connection.run(
        `CREATE ${keep ? 'TABLE IF NOT EXISTS' : 'OR REPLACE TABLE'} "${table}" (${body})${columnComments(table, columns)}`,
      )
      return columns
    },
    async appender(table, schema) {
      return createRowAppender(await connection.createAppender(table), columnsOf(schema))
    },
    transaction: (work, isWorthKeeping) => inTransaction(connection, work, isWorthKeeping),
    withHalfMemory: (work) => withHalfMemory(connection, memoryLimit, work),
    contentHash: (table) => hashTable(warehouse, table),
    interrupt: () => connection.interrupt(),
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
  return warehouse
}

/** Statements that write the contract's meaning of each column beside it. */
function columnComments(table: string, columns: readonly Column[]): string {
  return columns
    .filter(({ description }) => description !== '')
    .map(({ name, description, unit }) => {
      const comment = `${description}${unit === null ? '' : ` [${unit}]`}`
      return `; COMMENT ON COLUMN "${table}"."${name}" IS '${comment.replaceAll("'", "''")}'`
    })
    .join('')
}

async function* streamRows<Row>(
  connection: DuckDBConnection,
  sql: string,
  parameters?: Parameters,
): AsyncGenerator<Row[]> {
  const result: DuckDBResult = await connection.stream(sql, parameters)
  const fields = result.deduplicatedColumnNames().map(toCamelCase)
  const readers = result.columnTypes().map(readerOf)
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    const rows = Array.from({ length: chunk.rowCount }, () => ({}) as Record<string, unknown>)
    for (let column = 0; column < fields.length; column++) {
      const values = chunk.getColumnValues(column)
      const read = readers[column]!
      const field = fields[column]!
      for (let row = 0; row < rows.length; row++) rows[row]![field] = read(values[row] ?? null)
    }
    yield rows as Row[]
  }
}

async function inTransaction<T>(
  connection: DuckDBConnection,
  work: () => Promise<T>,
  isWorthKeeping: (result: T) => boolean = () => true,
): Promise<T> {
  await connection.run('BEGIN TRANSACTION')
  try {
    const result = await work()
    await connection.run(isWorthKeeping(result) ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    await connection.run('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function withHalfMemory<T>(connection: DuckDBConnection, limit: string, work: () => Promise<T>): Promise<T> {
  const [amount, unit] = [Number.parseInt(limit, 10), limit.replace(/^\d+/, '')]
  const whole = () => connection.run(`SET memory_limit = '${limit}'`)
  await connection.run(`SET memory_limit = '${amount / 2}${unit}'`)
  const result = await work().catch(async (error: unknown) => {
    // Refused after an error in a transaction, which would hide that error.
    await whole().catch(() => undefined)
    throw error
  })
  await whole()
  return result
}

async function hashTable(warehouse: Warehouse, table: string): Promise<{ hash: string; rows: number }> {
  const known = await warehouse.all(`SELECT 1 FROM duckdb_tables() WHERE table_name = $table`, { table })
  if (known.length === 0) return { hash: 'absent', rows: 0 }
  // A sum beside the xor: equal rows must not cancel each other out.
  const { hash, rows } = await warehouse.one<{ hash: string; rows: number }>(
    `SELECT count(*) AS rows, coalesce(bit_xor(hash(t)), 0)::VARCHAR || '-' || coalesce(sum(hash(t)::HUGEINT), 0)::VARCHAR AS hash FROM "${table}" t`,
  )
  return { hash, rows }
}
