import type { Client, ClientBase } from 'pg'
import { refuseEdited, refuseNewer } from './migrate.ts'
import type { Migration } from './migrate.ts'

/** Advisory lock key, any number not locked elsewhere; processes that start together take turns. */
const MIGRATION_LOCK = 5_217_310

/** Migrates a PostgreSQL database under the rules of `migrate`. @throws MigrationError */
export async function migratePostgres(client: Client, migrations: readonly Migration[], now: number): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await client.query(
      'create table if not exists schema_migration (version integer primary key, name text not null, sha256 text not null, applied_at bigint not null)',
    )
    for (const migration of migrations) await apply(client, migration, now)
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from schema_migration',
    )
    refuseNewer(rows[0]?.version ?? 0, migrations)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

async function apply(client: ClientBase, migration: Migration, now: number): Promise<void> {
  const { version, name, sql, sha256 } = migration
  const { rows } = await client.query<{ sha256: string }>('select sha256 from schema_migration where version = $1', [
    version,
  ])
  if (rows[0]) return refuseEdited(rows[0].sha256, migration)
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration values ($1, $2, $3, $4)', [version, name, sha256, now])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
