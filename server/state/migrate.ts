import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sha256Of } from '../../models/kernel/sha256-of.ts'

export type Dialect = 'postgres' | 'sqlite'

export interface Migration {
  /** Position in the sequence, from 1. */
  version: number
  name: string
  sql: string
  sha256: string
}

/** A database this program must not touch; the message says why. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

const FOLDER = join(import.meta.dirname, 'migrations')
/** Text that differs between the two databases: `{bigint|integer}`, PostgreSQL first. */
const BY_DIALECT = /\{([^{}|]*)\|([^{}|]*)\}/g

/**
 * Reads `0001-name.sql`, `0002-…` as one database is to run them; a migration of one database only is `0001-name.<dialect>.sql`.
 * @throws MigrationError when a number is missing or duplicated
 */
export function readMigrations(dialect: Dialect, folder = FOLDER): Migration[] {
  const other = dialect === 'sqlite' ? '.postgres.sql' : '.sqlite.sql'
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !file.endsWith(other))
    .sort()
  return files.map((file, index) => {
    const match = /^(\d{4})-([\w-]+)(?:\.\w+)?\.sql$/.exec(file)
    if (Number(match?.[1]) !== index + 1)
      throw new MigrationError(
        `${file}: expected ${String(index + 1).padStart(4, '0')}-<name>.sql as migration ${index + 1}`,
      )
    const text = readFileSync(join(folder, file), 'utf8')
    const sql = text.replaceAll(BY_DIALECT, dialect === 'postgres' ? '$1' : '$2')
    return { version: index + 1, name: match![2]!, sql, sha256: sha256Of(sql) }
  })
}

/**
 * Migrates the database, one transaction per migration; several processes may start at once.
 * @param now milliseconds since 1970, recorded with each applied migration
 * @throws MigrationError when an applied migration was edited afterwards, or the database is newer than this program
 */
export function migrate(database: DatabaseSync, migrations: readonly Migration[], now: number): void {
  database.exec(
    'create table if not exists schema_migration (version integer primary key, name text not null, sha256 text not null, applied_at integer not null) strict',
  )
  for (const migration of migrations) apply(database, migration, now)
  const newest = database.prepare('select max(version) as version from schema_migration').get()?.version
  refuseNewer(Number(newest ?? 0), migrations)
}

/** @throws MigrationError when the database has a version this program does not know */
export function refuseNewer(version: number, migrations: readonly Migration[]): void {
  if (version > migrations.length)
    throw new MigrationError(
      `The database is at version ${version}, this program knows ${migrations.length}: run the newer program, or restore a backup`,
    )
}

/** @throws MigrationError when the applied migration differs from its file */
export function refuseEdited(appliedSha256: unknown, { version, name, sha256 }: Migration): void {
  if (appliedSha256 !== sha256)
    throw new MigrationError(`Migration ${version} (${name}) was changed after it was applied: add a new one instead`)
}

function apply(database: DatabaseSync, migration: Migration, now: number): void {
  const { version, name, sql, sha256 } = migration
  database.exec('begin immediate')
  try {
    const applied = database.prepare('select sha256 from schema_migration where version = ?').get(version)
    if (applied) refuseEdited(applied.sha256, migration)
    else {
      database.exec(sql)
      database.prepare('insert into schema_migration values (?, ?, ?, ?)').run(version, name, sha256, now)
    }
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
