import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Generated } from 'kysely'
import type { Tier } from '../limits/tiers.ts'
import { migrate, readMigrations } from './migrate.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

/** Tables of the server's own database. Times are milliseconds since 1970. */
export interface StateTables {
  api_key: {
    id: Generated<number>
    name: string
    prefix: string
    hash: string
    tier: Tier
    /** Separated by blanks. */
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
  }
  hit: { window_id: number; seq: number; counted_at: number }
}

export interface State {
  /**
   * The one door to the database. Nothing else in this process may write through a connection of its own: its wait for the lock would block the
   * very turn in which this one could let go of it.
   */
  db: Kysely<StateTables>
  /** Moves the write-ahead log into the database; called between requests, as it waits for the disk. */
  checkpoint(): void
  close(): Promise<void>
}

const MIGRATIONS = join(import.meta.dirname, 'migrations', 'sqlite')
/** Waits for another process, such as `lux keys`, to finish writing. */
const BUSY_TIMEOUT_MS = 5_000
/** The log is moved by `checkpoint`; this is only the limit if nobody calls it. 4 KiB pages. */
const AUTO_CHECKPOINT_PAGES = 16_384

/** Path of the database within the data folder. */
export function statePath(dataDir: string): string {
  return join(dataDir, 'state', 'lux.sqlite')
}

/** Opens the database and brings it forward; creates it when there is none. @throws MigrationError */
export function openState(path: string, now: number): State {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(path)
  try {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
    database.exec(`pragma wal_autocheckpoint = ${AUTO_CHECKPOINT_PAGES}`)
    migrate(database, readMigrations(MIGRATIONS), now)
  } catch (error) {
    database.close()
    throw error
  }
  const db = new Kysely<StateTables>({ dialect: nodeSqliteDialect(database) })
  return {
    db,
    checkpoint: () => database.exec('pragma wal_checkpoint(passive)'),
    close: () => db.destroy(),
  }
}
