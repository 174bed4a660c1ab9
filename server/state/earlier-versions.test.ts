import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { listAccounts } from '../accounts/accounts.ts'
import { authenticate } from '../auth/authenticate.ts'
import { hashApiKey, newApiKey } from '../auth/api-key.ts'
import { readInquiry } from '../inquiries/owner-inbox.ts'
import { consume } from '../limits/sliding-window.ts'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPostgresState } from './postgres-state.ts'
import { openState } from './state.ts'
import type { State } from './state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const NOW = Date.now()
const KEY = newApiKey()
const USED = 3

/** Possible contents of a database at each version; each version extends the one before. */
const FIRST_SQLITE = `
  insert into api_key (id, name, prefix, hash, tier, scopes, created_at, first_seq, next_seq)
  values (7, 'old', 'lux_abcd', '${hashApiKey(KEY)}', 'basic', 'market:read', 1, 0, ${USED});
  insert into hit values (7, 0, ${NOW - 30}), (7, 1, ${NOW - 20}), (7, 2, ${NOW - 10});`
const KEY_ROW = `
  insert into api_key (id, name, prefix, hash, tier, scopes, created_at)
  values (7, 'old', 'lux_abcd', '${hashApiKey(KEY)}', 'basic', 'market:read', 1);`
const WINDOW_ROWS = `
  insert into allowance_window (id, holder, first_seq, next_seq) values (1, 'key:7', 0, ${USED});
  insert into hit values (1, 0, ${NOW - 30}), (1, 1, ${NOW - 20}), (1, 2, ${NOW - 10});`
const DATED_ROWS = `
  insert into allowance_window (id, holder, first_seq, next_seq, last_counted_at, expires_at)
  values (1, 'key:7', 0, ${USED}, ${NOW - 10}, ${NOW - 10 + DAY_MS});
  insert into hit values (1, 0, ${NOW - 30}), (1, 1, ${NOW - 20}), (1, 2, ${NOW - 10});`

/** An account, at the fourth version. */
const ACCOUNT_ROWS = `
  insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "tier")
  values ('u1', '', 'anna@example.lu', '1', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'basic');`
/** A conversation of the key, at the fifth version. */
const INQUIRY_ROWS = `
  insert into inquiry (id, sender, party, key_id, listing_id, listing_title, owner_ref, status, created_at, last_message_at)
  values ('inq_1', 'key:7', 'key:7', 7, 'lx', 'Flat', 'owner-1', 'awaiting_reply', ${NOW}, ${NOW});
  insert into inquiry_message (inquiry_id, author, written_by, once_key, content_hash, text, sent_at, notified_at)
  values ('inq_1', 'sender', 'key:7', 'key:a', 'h', 'Is it free?', ${NOW}, ${NOW});`

/** Possible contents of a database at a version, besides its keys' usage. */
function rowsOf(version: number): string {
  const keys = KEY_ROW + (version === 2 ? WINDOW_ROWS : DATED_ROWS)
  return keys + (version >= 4 ? ACCOUNT_ROWS : '') + (version >= 5 ? INQUIRY_ROWS : '')
}

const sqlite = readMigrations('sqlite')
const postgresql = readMigrations('postgres')
const versions = sqlite.map(({ version }) => version)
const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

async function expectKept(state: State, version: number): Promise<void> {
  const key = await authenticate(state.db, KEY, NOW)
  expect(key).toMatchObject({ id: 7, name: 'old', tier: 'basic', scopes: ['market:read'] })
  const { remaining, resetMs } = await consume(state.db, 'key:7', 1_000, NOW)
  expect({ remaining, resetMs }).toEqual({ remaining: 1_000 - USED - 1, resetMs: DAY_MS - 30 })
  if (version >= 4) expect(await listAccounts(state.db)).toMatchObject([{ id: 'u1', tier: 'basic', locale: 'en' }])
  if (version >= 5)
    expect(await readInquiry(state.db, ['owner-1'], 'inq_1')).toMatchObject({ messages: [{ text: 'Is it free?' }] })
  await state.verify()
  await state.close()
}

describe('a database of an earlier version', () => {
  it.each(versions)('%i keeps its keys and their usage on SQLite', async (version) => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    const before = new DatabaseSync(path)
    migrate(before, sqlite.slice(0, version), NOW)
    before.exec(version === 1 ? FIRST_SQLITE : rowsOf(version))
    before.close()
    await expectKept(openState(path, NOW), version)
  })

  // The first version had no windows yet.
  it.skipIf(!postgres).each(versions.slice(1))('%i keeps its keys and their usage on PostgreSQL', async (version) => {
    const url = await postgres!.newDatabase()
    const client = new pg.Client(url)
    await client.connect()
    await migratePostgres(client, postgresql.slice(0, version), NOW)
    await client.query(rowsOf(version))
    await client.end()
    await expectKept(await openPostgresState(url, NOW), version)
  })
})
