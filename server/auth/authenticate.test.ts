import { afterAll, describe, expect, it } from 'vitest'
import { openState } from '../state/state.ts'
import { hashApiKey, looksLikeApiKey, newApiKey } from './api-key.ts'
import { authenticate, requireScope, UnauthorizedError } from './authenticate.ts'
import { createKey, listKeys, revokeKey } from './keys.ts'

const NOW = 1_790_000_000_000
const state = openState(':memory:', NOW)
afterAll(() => state.close())

const issue = (changed = {}) =>
  createKey(state.db, { name: 'n', tier: 'free', scopes: ['market:read'], expiresAt: null, ...changed }, NOW)

async function reasonOf(key: string | null): Promise<unknown> {
  return authenticate(state.db, key, NOW).then(
    () => 'let in',
    (error: unknown) => (error instanceof UnauthorizedError ? error.reason : error),
  )
}

describe('API keys', () => {
  it('are 256 random bits behind lux_', () => {
    const keys = Array.from({ length: 100 }, newApiKey)
    expect(keys.every(looksLikeApiKey)).toBe(true)
    expect(new Set(keys).size).toBe(100)
    expect(Buffer.from(keys[0]!.slice(4), 'base64url')).toHaveLength(32)
  })

  it('are stored as a hash only', async () => {
    const { key, record } = await issue()
    const row = await state.db.selectFrom('api_key').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow()
    expect(row.hash).toBe(hashApiKey(key))
    expect(JSON.stringify(row)).not.toContain(key.slice(8))
  })

  it('are accepted while valid', async () => {
    const { key } = await issue({ expiresAt: NOW + 1 })
    expect(await authenticate(state.db, ` ${key} `, NOW)).toMatchObject({ tier: 'free' })
  })

  it('are rejected with a reason otherwise', async () => {
    expect(await reasonOf(null)).toBe('missing')
    expect(await reasonOf('  ')).toBe('missing')
    expect(await reasonOf('lux_short')).toBe('unknown')
    expect(await reasonOf(newApiKey())).toBe('unknown')
    expect(await reasonOf((await issue({ expiresAt: NOW })).key)).toBe('expired')
    const { key, record } = await issue()
    await revokeKey(state.db, record.id, NOW)
    expect(await reasonOf(key)).toBe('revoked')
  })

  it('allow only what their scopes name', async () => {
    const { record } = await issue()
    expect(() => requireScope(record, 'market:read')).not.toThrow()
    expect(() => requireScope(record, 'listings:read')).toThrow('lacks the scope listings:read')
  })

  it('keep the time of their first revocation', async () => {
    const { record } = await issue()
    await revokeKey(state.db, record.id, NOW)
    expect(await revokeKey(state.db, record.id, NOW + 5)).toMatchObject({ revokedAt: NOW })
    expect(await revokeKey(state.db, 999_999, NOW)).toBeUndefined()
    expect((await listKeys(state.db)).find((key) => key.id === record.id)).toMatchObject({ revokedAt: NOW })
  })
})
