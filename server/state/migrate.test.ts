import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrate, MigrationError, readMigrations, type Dialect } from './migrate.ts'
import { openPostgresState } from './postgres-state.ts'
import { openState } from './state.ts'

function migrationsOf(...texts: string[]) {
  using folder = temporaryFolder()
  for (const [index, sql] of texts.entries()) writeFileSync(join(folder.path, `000${index + 1}-step.sql`), sql)
  return readMigrations('sqlite', folder.path)
}

const first = 'create table a (x integer) strict;'
const second = 'create table b (x integer) strict; insert into b values (1);'

describe('migrations', () => {
  it('are applied once, in order, and recorded', () => {
    const database = new DatabaseSync(':memory:')
    migrate(database, migrationsOf(first), 1)
    migrate(database, migrationsOf(first, second), 2)
    migrate(database, migrationsOf(first, second), 3)
    expect(database.prepare('select version, applied_at from schema_migration').all()).toEqual([
      { version: 1, applied_at: 1 },
      { version: 2, applied_at: 2 },
    ])
    expect(database.prepare('select count(*) as n from b').get()).toEqual({ n: 1 })
  })

  it('are refused when one that was applied has been edited', () => {
    const database = new DatabaseSync(':memory:')
    migrate(database, migrationsOf(first), 1)
    expect(() => migrate(database, migrationsOf(`${first} -- edited`), 2)).toThrow(/Migration 1 \(step\) was changed/)
  })

  it('are refused when the database is newer than the program', () => {
    const database = new DatabaseSync(':memory:')
    migrate(database, migrationsOf(first, second), 1)
    expect(() => migrate(database, migrationsOf(first), 2)).toThrow(/at version 2, this program knows 1/)
  })

  it('leave nothing behind when they fail halfway', () => {
    const database = new DatabaseSync(':memory:')
    expect(() => migrate(database, migrationsOf(`${first} create table oops (;`), 1)).toThrow(/syntax error/)
    expect(database.prepare("select name from sqlite_master where name = 'a'").all()).toEqual([])
  })

  it('are numbered without gaps', () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, '0002-late.sql'), first)
    expect(() => readMigrations('sqlite', folder.path)).toThrow(MigrationError)
  })

  it('say what differs between the two databases in one text', () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, '0001-a.sql'), 'create table a (x {bigint|integer}){| strict};')
    for (const dialect of ['postgres', 'sqlite']) writeFileSync(join(folder.path, `0002-b.${dialect}.sql`), dialect)
    expect(readMigrations('postgres', folder.path).map(({ sql }) => sql)).toEqual([
      'create table a (x bigint);',
      'postgres',
    ])
    expect(readMigrations('sqlite', folder.path)).toMatchObject([
      { name: 'a', sql: 'create table a (x integer) strict;' },
      { name: 'b', sql: 'sqlite' },
    ])
  })

  it('create a database in which keys have only known tiers', async () => {
    const state = openState(':memory:', 1)
    const values = { name: '', prefix: '', hash: 'h', scopes: '', created_at: 1, expires_at: null, revoked_at: null }
    const insert = state.db.insertInto('api_key').values({ ...values, tier: 'gold' as 'free' })
    await expect(insert.execute()).rejects.toThrow(/CHECK constraint failed/)
    await state.close()
  })
})

it('both databases have the same migrations by name', () => {
  const names = (dialect: Dialect) => readMigrations(dialect).map(({ name }) => name)
  expect(names('postgres')).toEqual(names('sqlite'))
})

const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

describe.skipIf(!postgres)('migrations on PostgreSQL', () => {
  const numbers = 'create table a (x bigint);'
  const more = 'create table b (x bigint); insert into b values (1);'

  async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client(url)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  it('are applied once, in order, even by processes that start together', async () => {
    const url = await postgres!.newDatabase()
    const start = () => withClient(url, (client) => migratePostgres(client, migrationsOf(numbers, more), 5))
    await Promise.all([start(), start(), start()])
    const { rows } = await withClient(url, (client) => client.query('select count(*)::int as n from b'))
    expect(rows).toEqual([{ n: 1 }])
  })

  it('are refused when edited, when older than the database, and leave nothing behind when they fail', async () => {
    const url = await postgres!.newDatabase()
    await withClient(url, async (client) => {
      await migratePostgres(client, migrationsOf(numbers, more), 1)
      await expect(migratePostgres(client, migrationsOf(`${numbers} -- edited`), 2)).rejects.toThrow(/was changed/)
      await expect(migratePostgres(client, migrationsOf(numbers), 2)).rejects.toThrow(
        /at version 2, this program knows 1/,
      )
      const failing = migrationsOf(numbers, more, 'create table c (x bigint); create table oops (;')
      await expect(migratePostgres(client, failing, 2)).rejects.toThrow(/syntax error/)
      const { rows } = await client.query("select to_regclass('c') as c")
      expect(rows).toEqual([{ c: null }])
    })
  })

  it('report an unreachable database, without its address', async () => {
    const opened = openPostgresState('postgres://lux:geheim@127.0.0.1:9/none', 1)
    await expect(opened).rejects.toThrow(/STATE_URL cannot be used/)
    await expect(opened).rejects.not.toThrow(/geheim/)
  })
})
