import { chmodSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { consume } from '../limits/sliding-window.ts'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openPostgresState } from './postgres-state.ts'
import { readSecret, secretPath } from '../base/secret.ts'
import { openState, statePath } from './state.ts'
import { StateDamagedError } from './state-damaged.ts'
import { isStateUnavailable } from './unavailable.ts'

const NOW = Date.now()
const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

describe('a database on SQLite', () => {
  it('that is damaged is reported at start, with what to do', async () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    const state = openState(path, NOW)
    const settings = { name: 'k', tier: 'free', scopes: [], expiresAt: null } as const
    for (let key = 0; key < 200; key++) await createKey(state.db, settings, NOW)
    await state.verify()
    await state.close()
    const bytes = readFileSync(path)
    bytes.fill(0xff, bytes.length - 8_192)
    writeFileSync(path, bytes)
    const damaged = openState(path, NOW)
    await expect(damaged.verify()).rejects.toThrow(StateDamagedError)
    await expect(damaged.verify()).rejects.toThrow(/lux state restore/)
    await damaged.close()
  })

  it('with dangling references is reported too', async () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    await openState(path, NOW).close()
    const raw = new DatabaseSync(path, { enableForeignKeyConstraints: false })
    raw.exec('insert into hit values (99, 0, 0)')
    raw.close()
    const state = openState(path, NOW)
    await expect(state.verify()).rejects.toThrow(/rows of hit refer to nothing/)
    await state.close()
  })

  it('that is not a database is reported', () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    writeFileSync(path, 'hello, this is something else'.repeat(500))
    expect(() => openState(path, NOW)).toThrow(StateDamagedError)
  })

  it('that was emptied, though a server has run there, is refused instead of started anew', async () => {
    using folder = temporaryFolder()
    const path = statePath(folder.path)
    await openState(path, NOW).close()
    readSecret({ authSecret: null, dataDir: folder.path })
    await openState(path, NOW).close()
    truncateSync(path)
    await openState(path, NOW).close()
    truncateSync(path)
    utimesSync(secretPath(folder.path), new Date(NOW - 120_000), new Date(NOW - 120_000))
    expect(() => openState(path, NOW)).toThrow(/is empty, though a server has run here.*lux state restore/)
    expect(statSync(path).size).toBe(0)
    rmSync(path)
    await openState(path, NOW).close()
  })

  it('that is full or cannot be written fails the request and counts nothing', async () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    const state = openState(path, NOW)
    await consume(state.db, 'address:192.0.2.1', 3, NOW)
    await sql`pragma query_only = on`.execute(state.db)
    const readOnly = await consume(state.db, 'address:192.0.2.1', 3, NOW).catch((error: unknown) => error)
    expect(String(readOnly)).toContain('readonly')
    expect(isStateUnavailable(readOnly)).toBe(true)
    await sql`pragma query_only = off`.execute(state.db)
    // Limits the database to its current size.
    await sql`pragma max_page_count = 1`.execute(state.db)
    const counted = async () => {
      for (let holder = 0; ; holder++) await consume(state.db, `account:${'x'.repeat(500)}${holder}`, 3, NOW)
    }
    await expect(counted()).rejects.toThrow(/full/)
    await sql`pragma max_page_count = 1000000`.execute(state.db)
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from allowance_window where id not in (select window_id from hit)`.execute(state.db)
    expect(rows).toEqual([{ n: 0 }])
    expect((await consume(state.db, 'address:192.0.2.1', 3, NOW)).remaining).toBe(1)
    await state.close()
  })

  it('is readable only by its owner, in any folder', async () => {
    using folder = temporaryFolder()
    chmodSync(folder.path, 0o755)
    const path = join(folder.path, 'lux.sqlite')
    const state = openState(path, NOW)
    await consume(state.db, 'key:1', 3, NOW)
    for (const each of [path, `${path}-wal`]) expect(statSync(each).mode & 0o077).toBe(0)
    await state.close()
  })
})

describe.skipIf(!postgres)('a database on PostgreSQL', () => {
  it('that has lost a page is reported, with what to do', async () => {
    const state = await openPostgresState(await postgres!.newDatabase(), NOW)
    await state.verify()
    const settings = { name: 'k', tier: 'free', scopes: [], expiresAt: null } as const
    for (let key = 0; key < 200; key++) await createKey(state.db, settings, NOW)
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('api_key') as path`.execute(state.db)
    await sql`checkpoint`.execute(state.db)
    // Its cache would hide the loss.
    await sql`create extension if not exists pg_buffercache`.execute(state.db)
    await sql`select pg_buffercache_evict_relation('api_key'::regclass)`.execute(state.db)
    const file = join(postgres!.dataFolder, rows[0]!.path)
    const bytes = readFileSync(file)
    bytes.fill(0xff, 8_192 + 100, 8_192 + 4_000)
    writeFileSync(file, bytes)
    await expect(state.verify()).rejects.toThrow(/table api_key is damaged.*lux state restore/)
    await state.close()
  })

  it('whose connections are lost answers the next request, and counts each request once or not at all', async () => {
    const state = await openPostgresState(await postgres!.newDatabase(), NOW)
    const ask = () =>
      consume(state.db, 'key:1', 100, NOW).then(
        ({ allowed }) => allowed,
        () => false,
      )
    expect(await ask()).toBe(true)
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, ask),
      postgres!.dropConnections().then(() => false),
    ])
    const told = answers.filter(Boolean).length + 1
    await expect.poll(ask).toBe(true)
    const { n } = await state.db
      .selectFrom('hit')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    // A request may be counted although its answer was lost; none is allowed without being counted.
    expect(Number(n)).toBeGreaterThanOrEqual(told + 1)
    await state.close()
  })
})
