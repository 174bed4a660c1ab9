import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migratePostgres } from './migrate-postgres.ts'
import { MigrationError, readMigrations } from './migrate.ts'
import { StateDamagedError } from './state-damaged.ts'
import type { State, StateTables } from './state.ts'
import { tablesInOrder } from './table-order.ts'

/** The database of `STATE_URL` does not answer; the message never contains the address, which may hold a password. */
export class StateUnreachableError extends Error {
  override name = 'StateUnreachableError'
}

const CONNECTIONS = 16
const CONNECT_TIMEOUT_MS = 5_000
/** Query timeout in milliseconds; none of our queries takes long. */
const QUERY_TIMEOUT_MS = 15_000
const { INT8 } = pg.types.builtins

/** Opens and migrates a PostgreSQL database. @throws StateUnreachableError, MigrationError */
export async function openPostgresState(url: string, now: number): Promise<State> {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types: { getTypeParser },
  }
  await bringForward(new pg.Client(connection), now)
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS })
  // A lost connection fails its current query and is replaced at the next. Without this listener its event would end the process:
  // the pool listens only to idle connections.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<StateTables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    dialect: 'postgres',
    // PostgreSQL answers a commit when it is on the disk.
    settle: () => Promise.resolve(),
    checkpoint: () => Promise.resolve(),
    emptyLog: () => Promise.resolve(),
    verify: () => verifyPostgres(db),
    close: () => db.destroy(),
  }
}

/** Codes of corrupted data and of a corrupted index. */
const CORRUPTED = new Set(['XX001', 'XX002'])

// Reads every row: PostgreSQL reports pages with a wrong checksum.
async function verifyPostgres(db: Kysely<StateTables>): Promise<void> {
  for (const { name } of await tablesInOrder(db, 'postgres'))
    try {
      await sql`select count(*) from ${sql.table(name)}`.execute(db)
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (!CORRUPTED.has(code ?? '')) throw error
      throw new StateDamagedError(
        `The table ${name} is damaged: ${message}. Repair it, or name an empty database and run "lux state restore <backup>".`,
        { cause: error },
      )
    }
}

async function bringForward(client: pg.Client, now: number): Promise<void> {
  client.on('error', () => undefined)
  try {
    await client.connect()
    await migratePostgres(client, readMigrations('postgres'), now)
  } catch (error) {
    if (error instanceof MigrationError) throw error
    const { code, message } = error as { code?: string; message: string }
    throw new StateUnreachableError(
      `The database of STATE_URL cannot be used (${code ?? message}). Check that it runs and that the user may create tables.`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

// Safe as numbers: our integers are ids, counts and milliseconds, all below 2^53.
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}
