import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { State, StateTables } from './state.ts'
import { tablesInOrder } from './table-order.ts'
import type { TableShape } from './table-order.ts'

/** An invalid, incomplete or incompatible backup file; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export interface BackupSummary {
  rows: number
  tables: number
}

type Row = Record<string, unknown>

const FORMAT = 'lux-state'
const CHUNK_ROWS = 10_000
/** Parameters per statement; PostgreSQL allows 65,535, SQLite 32,766. */
const INSERT_PARAMETERS = 10_000

const headerSchema = z.object({ format: z.literal(FORMAT), version: z.int(), createdAt: z.string() })
const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
const trailerSchema = z.object({ rows: z.int(), sha256: z.string() })

/**
 * Writes the whole state into one file, as of one moment, while servers continue: gzipped JSON lines, the same from SQLite and
 * PostgreSQL. It contains hashes of passwords and keys: protect it. It does not contain the secret of the settings.
 */
export async function backupState(state: State, path: string, now: number): Promise<BackupSummary> {
  const unfinished = `${path}.unfinished`
  const summary: BackupSummary = { rows: 0, tables: 0 }
  try {
    await inSnapshot(state, async (transaction) => {
      const lines = backupLines(transaction, state, now, summary)
      await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    })
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return summary
}

/**
 * Replaces the whole state with a backup in one transaction: running servers see either the old or the new state. The file is read
 * through before anything changes.
 * @throws BackupError
 */
export async function restoreState(state: State, path: string): Promise<BackupSummary> {
  const version = await versionOf(state)
  await checkBackup(path, version)
  return state.db.transaction().execute(async (transaction) => {
    const tables = await tablesInOrder(transaction, state.dialect)
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
    const shapes = new Map(tables.map((table) => [table.name, table]))
    let rows = 0
    for await (const { table, batch } of batches(path, shapes)) {
      await insert(transaction, state, table, batch)
      rows += batch.length
    }
    if (state.dialect === 'postgres') for (const table of tables) await moveIdentity(transaction, table)
    return { rows, tables: tables.length }
  })
}

/** Whether the state has nothing that a restore would replace. */
export async function isEmptyState({ db }: State): Promise<boolean> {
  const found = await Promise.all(
    (['user', 'api_key'] as const).map((table) => sql`select 1 from ${sql.table(table)} limit 1`.execute(db)),
  )
  return found.every(({ rows }) => rows.length === 0)
}

async function* backupLines(
  transaction: Transaction<StateTables>,
  state: State,
  now: number,
  summary: BackupSummary,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: object) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line({ format: FORMAT, version: await versionOf({ db: transaction }), createdAt: new Date(now).toISOString() })
  for (const table of await tablesInOrder(transaction, state.dialect)) {
    summary.tables++
    for await (const row of rowsOf(transaction, table)) {
      summary.rows++
      yield line({ table: table.name, row })
    }
  }
  yield `${JSON.stringify({ rows: summary.rows, sha256: hash.digest('hex') })}\n`
}

async function* rowsOf(transaction: Transaction<StateTables>, { name, key }: TableShape): AsyncGenerator<Row> {
  const order = sql.join(key.map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += CHUNK_ROWS) {
    const query = sql<Row>`select * from ${sql.table(name)} order by ${order} limit ${CHUNK_ROWS} offset ${offset}`
    const { rows } = await query.execute(transaction)
    yield* rows
    if (rows.length < CHUNK_ROWS) return
  }
}

function inSnapshot<Result>(
  { db, dialect }: State,
  work: (transaction: Transaction<StateTables>) => Promise<Result>,
): Promise<Result> {
  // SQLite reads one moment in any transaction; PostgreSQL needs an isolation level.
  const transaction = db.transaction()
  return dialect === 'sqlite'
    ? transaction.execute(work)
    : transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

async function versionOf({ db }: Pick<State, 'db'>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from schema_migration`.execute(db)
  return Number(rows[0]!.version)
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const content = file.pipe(createGunzip())
  file.on('error', (error) => content.destroy(error))
  yield* createInterface({ input: content, crlfDelay: Infinity })
}

async function checkBackup(path: string, version: number): Promise<void> {
  const hash = createHash('sha256')
  let [lines, last] = [0, '']
  try {
    for await (const line of linesOf(path)) {
      if (lines === 1) checkHeader(last, version)
      if (lines > 0) hash.update(`${last}\n`)
      last = line
      lines++
    }
    const trailer = trailerSchema.safeParse(JSON.parse(last))
    if (trailer.success && trailer.data.rows === lines - 2 && trailer.data.sha256 === hash.digest('hex')) return
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${path} cannot be read as a backup: ${(error as Error).message}`, { cause: error })
  }
  throw new BackupError(`${path} is incomplete or was changed. Use another backup.`)
}

function checkHeader(line: string, version: number): void {
  const header = headerSchema.safeParse(JSON.parse(line))
  if (!header.success) throw new BackupError('This file is not a backup of the state.')
  if (header.data.version !== version)
    throw new BackupError(
      `The backup has table version ${header.data.version}, this program has ${version}: restore it with the program that made it, then start the newer one.`,
    )
}

async function* batches(
  path: string,
  shapes: ReadonlyMap<string, TableShape>,
): AsyncGenerator<{ table: TableShape; batch: Row[] }> {
  let [table, batch]: [TableShape | undefined, Row[]] = [undefined, []]
  for await (const line of linesOf(path)) {
    const parsed = rowSchema.safeParse(JSON.parse(line))
    // First and last line, which were read before.
    if (!parsed.success) continue
    const shape = shapes.get(parsed.data.table)
    if (!shape) throw new BackupError(`The backup contains the unknown table ${parsed.data.table}.`)
    if (table && (shape !== table || batch.length * table.columns.size >= INSERT_PARAMETERS)) {
      yield { table, batch }
      batch = []
    }
    table = shape
    batch.push(parsed.data.row)
  }
  if (table && batch.length > 0) yield { table, batch }
}

async function insert(
  transaction: Transaction<StateTables>,
  { dialect }: State,
  { name, columns }: TableShape,
  batch: readonly Row[],
): Promise<void> {
  const names = Object.keys(batch[0]!)
  const values = batch.map((row) => {
    const cells = names.map((column) => sql`${toStored(row[column] ?? null, columns.get(column) ?? '', dialect)}`)
    return sql`(${sql.join(cells)})`
  })
  const into = sql.join(names.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${into}) values ${sql.join(values)}`.execute(transaction)
}

// The two databases store booleans and JSON differently.
function toStored(value: unknown, type: string, dialect: State['dialect']): unknown {
  if (value === null) return null
  if (dialect === 'sqlite') {
    if (typeof value === 'boolean') return value ? 1 : 0
    return typeof value === 'object' ? JSON.stringify(value) : value
  }
  if (type === 'bool') return Boolean(value)
  return type === 'jsonb' && typeof value !== 'string' ? JSON.stringify(value) : value
}

// Otherwise restored ids would be assigned again.
async function moveIdentity(transaction: Transaction<StateTables>, { name, identity }: TableShape): Promise<void> {
  if (identity === null) return
  const table = sql.table(name)
  const highest = sql`(select coalesce(max(${sql.ref(identity)}), 0) + 1 from ${table})`
  await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${identity}), ${highest}, false)`.execute(transaction)
}
