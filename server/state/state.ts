import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Generated } from 'kysely'
import { secretPath } from '../base/secret.ts'
import type { Tier } from '../base/tiers.ts'
import type { AccountTables } from './account-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { InquiryTables } from './inquiry-tables.ts'
import type { LeaseTables } from './lease-tables.ts'
import type { WatchTables } from './watch-tables.ts'
import { migrate, readMigrations, type Dialect } from './migrate.ts'
import { openPostgresState } from './postgres-state.ts'
import { logKeeper } from './log-keeper.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import { settledWrites } from './settled-writes.ts'
import { StateDamagedError } from './state-damaged.ts'

/** Tables of the server's database. Times in milliseconds since 1970, except those of the accounts library. */
export interface StateTables extends AccountTables, InquiryTables, LeaseTables, MailTables, WatchTables {
  api_key: {
    id: Generated<number>
    /** Owning account; null for keys issued by the operator. */
    account_id: string | null
    name: string
    prefix: string
    hash: string
    /** Tier of a key without an account; keys of an account have the account's. */
    tier: Tier
    /** Separated by spaces. */
    scopes: string
    created_at: number
    expires_at: number | null
    revoked_at: number | null
  }
  allowance_window: {
    id: Generated<number>
    holder: string
    first_seq: Generated<number>
    next_seq: Generated<number>
    last_counted_at: number | null
    expires_at: Generated<number>
  }
  hit: { window_id: number; seq: number; counted_at: number }
  /** Days since 1970-01-01, in UTC. */
  usage_day: { holder: string; day: number; requests: number; last_at: number }
}

export interface State {
  /** The only access to the database. */
  db: Kysely<StateTables>
  dialect: Dialect
  /** Resolves when everything written so far would survive a loss of power; await it before telling anybody. Counters of calls need not. */
  settle(): Promise<void>
  /** Moves the write-ahead log into the database, on a thread that waits for the disk. @throws Error with the reason of SQLite */
  checkpoint(): Promise<void>
  /** Empties the write-ahead log into the database, where no other process reads from it; after an erasure. @throws Error with the reason of SQLite */
  emptyLog(): Promise<void>
  /** @throws StateDamagedError when the database is damaged */
  verify(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that opening waits for another process that migrates; requests wait without blocking, see `sqlite-lock.ts`. */
const OPENING_TIMEOUT_MS = 5_000
/** Log size in pages of 4 KiB at which SQLite checkpoints by itself; normally `checkpoint` does. */
const AUTO_CHECKPOINT_PAGES = 16_384

/** Longest time in milliseconds between the files that a first start creates. */
const FIRST_START_MS = 60_000

/** Path of the database in the data folder. */
export function statePath(dataDir: string): string {
  return join(dataDir, 'state', 'lux.sqlite')
}

/** Opens the configured database: PostgreSQL by `STATE_URL`, otherwise SQLite in the data folder. @throws MigrationError, StateUnreachableError */
export async function openConfiguredState(
  { stateUrl, dataDir }: { stateUrl: string | null; dataDir: string },
  now: number,
): Promise<State> {
  return stateUrl === null ? openState(statePath(dataDir), now) : openPostgresState(stateUrl, now)
}

/** Opens and migrates the SQLite database at a path; creates it if missing. @param synced told after each sync of the log @throws MigrationError */
export function openState(path: string, now: number, synced?: () => void): State {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (path !== ':memory:') {
    refuseEmptied(path)
    keepForOwner(path)
  }
  const database = new DatabaseSync(path)
  try {
    database.exec(`pragma busy_timeout = ${OPENING_TIMEOUT_MS}`)
    damageOr(() => database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on'))
    database.exec(`pragma wal_autocheckpoint = ${AUTO_CHECKPOINT_PAGES}`)
    // Overwrites deleted content in the file, and in its log as soon as that restarts.
    database.exec('pragma secure_delete = on; pragma journal_size_limit = 0')
    migrate(database, readMigrations('sqlite'), now)
    database.exec('pragma busy_timeout = 0')
  } catch (error) {
    database.close()
    throw error
  }
  const [writes, log] = path === ':memory:' ? [null, null] : [settledWrites(path, synced), logKeeper(path)]
  const db = new Kysely<StateTables>({ dialect: nodeSqliteDialect(database, writes?.ran) })
  return {
    db,
    dialect: 'sqlite',
    settle: async () => writes?.settle(),
    checkpoint: async () => log?.run('begin-anew'),
    emptyLog: async () => log?.run('empty'),
    verify: async () => verifySqlite(database),
    async close() {
      await writes?.close()
      await log?.close()
      await db.destroy()
      // Kysely closes only what it has used.
      if (database.isOpen) database.close()
    },
  }
}

// SQLite takes an empty file for a new database: accounts and keys would be gone without a word.
function refuseEmptied(path: string): void {
  const secret = statSync(secretPath(dirname(dirname(path))), { throwIfNoEntry: false })
  const database = statSync(path, { throwIfNoEntry: false })
  // Servers that start together for the first time see the file before it is filled.
  if (!secret || !database || database.size > 0 || database.mtimeMs - secret.mtimeMs < FIRST_START_MS) return
  throw new StateDamagedError(
    `The state database ${path} is empty, though a server has run here. Run "lux state restore <backup>", or remove the file to start without accounts.`,
  )
}

// SQLite gives its log the file mode of the database.
function keepForOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

function verifySqlite(database: DatabaseSync): void {
  const faults = damageOr(() => database.prepare('pragma quick_check(3)').all())
  const orphans = damageOr(() => database.prepare('pragma foreign_key_check').all())
  const texts = faults.map(({ quick_check }) => String(quick_check))
  if (texts.join() !== 'ok') throw damaged(texts.join('; '))
  const tables = [...new Set(orphans.map(({ table }) => String(table)))]
  if (tables.length > 0) throw damaged(`rows of ${tables.join(', ')} refer to nothing`)
}

const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

function damageOr<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string }
    throw errcode === SQLITE_CORRUPT || errcode === SQLITE_NOTADB ? damaged(message) : error
  }
}

function damaged(what: string): StateDamagedError {
  return new StateDamagedError(
    `The state database is damaged: ${what}. Stop the server, move lux.sqlite* away and run "lux state restore <backup>".`,
  )
}
