import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createAccountKey } from '../accounts/account-keys.ts'
import { connectedApps } from '../accounts/connected-apps.ts'
import { signIn } from '../accounts/sign-in.ts'
import { findKey, listKeys } from '../auth/keys.ts'
import { consume, peek } from '../limits/sliding-window.ts'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { HERE, openAccount, PASSWORD, silentAccounts } from '../testing/test-accounts.ts'
import { backupState, BackupError, isEmptyState, restoreState } from './backup.ts'
import { openPostgresState } from './postgres-state.ts'
import { openState } from './state.ts'
import type { State } from './state.ts'

const NOW = Date.now()
const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

const open: Record<string, () => Promise<State>> = {
  SQLite: async () => openState(':memory:', NOW),
  ...(postgres && { PostgreSQL: async () => openPostgresState(await postgres.newDatabase(), NOW) }),
}
const pairs = Object.keys(open).flatMap((from) => Object.keys(open).map((to) => [from, to] as const))

async function filledState(kind: string) {
  const state = await open[kind]!()
  const accounts = await silentAccounts(state)
  const id = await openAccount(accounts, 'anna@example.lu')
  const settings = { name: 'mine', scopes: ['market:read'], expiresAt: null } as const
  const { key, record } = await createAccountKey(state.db, id, settings, NOW)
  for (let request = 0; request < 3; request++) await consume(state.db, `key:${record.id}`, 100, NOW)
  const redirectUris = JSON.stringify(['https://app.example/callback'])
  await state.db
    .insertInto('oauthClient')
    .values({
      id: 'client',
      clientId: 'app',
      name: 'App',
      uri: null,
      redirectUris,
      createdAt: new Date(NOW).toISOString(),
    })
    .execute()
  await state.db
    .insertInto('oauthConsent')
    .values({
      id: 'consent',
      clientId: 'app',
      userId: id,
      scopes: JSON.stringify(['market:read']),
      resources: null,
      createdAt: new Date(NOW).toISOString(),
      updatedAt: new Date(NOW).toISOString(),
    })
    .execute()
  return { state, key, keyId: record.id, accountId: id }
}

describe('backups', () => {
  it.each(pairs)('made on %s work on %s', async (from, to) => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'state.ndjson.gz')
    const { state, key, keyId, accountId } = await filledState(from)
    const written = await backupState(state, file, NOW)
    await state.close()
    const restored = await open[to]!()
    expect(await isEmptyState(restored)).toBe(true)
    expect((await restoreState(restored, file)).rows).toBe(written.rows)
    expect(await findKey(restored.db, key)).toMatchObject({ id: keyId, accountId, tier: 'free' })
    expect(await peek(restored.db, `key:${keyId}`, 100, NOW)).toMatchObject({ remaining: 97 })
    expect(await connectedApps(restored.db, accountId)).toMatchObject([{ name: 'App', hosts: ['app.example'] }])
    const accounts = await silentAccounts(restored)
    const sent = { email: 'anna@example.lu', password: PASSWORD }
    expect((await signIn(accounts, sent, HERE)).kind).toBe('signed-in')
    const settings = { name: 'next', scopes: [], expiresAt: null } as const
    expect((await createAccountKey(restored.db, accountId, settings, NOW)).record.id).toBeGreaterThan(keyId)
    await restored.close()
  })

  it('capture one moment, and replace a database in use in one step', async () => {
    using folder = temporaryFolder()
    const [path, file] = [join(folder.path, 'lux.sqlite'), join(folder.path, 'backup')]
    const [server, command] = [openState(path, NOW), openState(path, NOW)]
    const accounts = await silentAccounts(server)
    const id = await openAccount(accounts, 'anna@example.lu')
    const settings = { name: 'k', scopes: [], expiresAt: null } as const
    const { record } = await createAccountKey(server.db, id, settings, NOW)
    const counting = Array.from({ length: 50 }, () => consume(server.db, `key:${record.id}`, 100, NOW))
    await backupState(command, file, NOW)
    await Promise.all(counting)
    await createAccountKey(server.db, id, settings, NOW)
    await restoreState(command, file)
    expect(await listKeys(server.db)).toHaveLength(1)
    const { rows } = await sql<{ hits: number; counted: number }>`select count(*) as hits,
      (select next_seq - first_seq from allowance_window where holder = ${`key:${record.id}`}) as counted
      from hit join allowance_window w on w.id = window_id where holder = ${`key:${record.id}`}`.execute(server.db)
    // All hits of one moment and no other, whichever moment it was.
    expect(rows[0]!.counted ?? 0).toBe(rows[0]!.hits)
    await Promise.all([server.close(), command.close()])
  })

  it('that are cut, changed or of another version are refused before anything is touched', async () => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'backup')
    const { state } = await filledState('SQLite')
    await backupState(state, file, NOW)
    const text = gunzipSync(readFileSync(file)).toString()
    const spoilt = [
      text.split('\n').slice(0, -2).join('\n'),
      text.replace('"anna@example.lu"', '"eve@example.lu"'),
      text.replace(/"version":\d+/, '"version":999'),
      'hello\n',
      '',
    ]
    for (const each of spoilt) {
      writeFileSync(file, gzipSync(each))
      await expect(restoreState(state, file)).rejects.toThrow(BackupError)
    }
    writeFileSync(file, 'not gzip')
    await expect(restoreState(state, file)).rejects.toThrow(BackupError)
    await expect(restoreState(state, join(folder.path, 'none'))).rejects.toThrow(BackupError)
    expect(await listKeys(state.db)).toHaveLength(1)
    await state.close()
  })
})
