import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { migrate, MigrationError, readMigrations } from './migrate.ts'
import { openState } from './state.ts'

function migrationsOf(...texts: string[]) {
  using folder = temporaryFolder()
  for (const [index, sql] of texts.entries()) writeFileSync(join(folder.path, `000${index + 1}-step.sql`), sql)
  return readMigrations(folder.path)
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
    expect(() => readMigrations(folder.path)).toThrow(MigrationError)
  })

  it('make a database in which keys have known tiers only', async () => {
    const state = openState(':memory:', 1)
    const values = { name: '', prefix: '', hash: 'h', scopes: '', created_at: 1, expires_at: null, revoked_at: null }
    const insert = state.db.insertInto('api_key').values({ ...values, tier: 'gold' as 'free' })
    await expect(insert.execute()).rejects.toThrow(/CHECK constraint failed/)
    await state.close()
  })
})
