import type { Kysely, Selectable } from 'kysely'
import type { Tier } from '../limits/tiers.ts'
import type { StateTables } from '../state/state.ts'
import { apiKeyPrefix, hashApiKey, newApiKey } from './api-key.ts'
import type { Scope } from './api-key.ts'

/** A key as the service knows it: everything but the key. */
export interface ApiKey {
  id: number
  name: string
  prefix: string
  tier: Tier
  scopes: Scope[]
  /** Milliseconds since 1970, as all times here. */
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
}

export interface NewKey {
  name: string
  tier: Tier
  scopes: readonly Scope[]
  expiresAt: number | null
}

/** Issues a key. @returns the key itself, which cannot be shown again */
export async function createKey(
  db: Kysely<StateTables>,
  { name, tier, scopes, expiresAt }: NewKey,
  now: number,
): Promise<{ key: string; record: ApiKey }> {
  const key = newApiKey()
  const row = await db
    .insertInto('api_key')
    .values({
      name,
      prefix: apiKeyPrefix(key),
      hash: hashApiKey(key),
      tier,
      scopes: [...new Set(scopes)].sort().join(' '),
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { key, record: toApiKey(row) }
}

/** Finds a key by the text a caller sent, whatever its state. */
export async function findKey(db: Kysely<StateTables>, key: string): Promise<ApiKey | undefined> {
  const row = await db.selectFrom('api_key').selectAll().where('hash', '=', hashApiKey(key)).executeTakeFirst()
  return row && toApiKey(row)
}

/** All keys, oldest first. */
export async function listKeys(db: Kysely<StateTables>): Promise<ApiKey[]> {
  const rows = await db.selectFrom('api_key').selectAll().orderBy('id').execute()
  return rows.map(toApiKey)
}

/** Takes a key out of use at once and for good. @returns undefined when there is none of that id; the record otherwise, with its first revocation */
export async function revokeKey(db: Kysely<StateTables>, id: number, now: number): Promise<ApiKey | undefined> {
  await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  const row = await db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toApiKey(row)
}

function toApiKey(row: Selectable<StateTables['api_key']>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    tier: row.tier,
    scopes: row.scopes.split(' ').filter((scope) => scope !== '') as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}
