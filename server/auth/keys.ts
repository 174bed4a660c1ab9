import type { Kysely } from 'kysely'
import type { Tier } from '../base/tiers.ts'
import { preparedQuery } from '../state/prepared-query.ts'
import type { StateTables } from '../state/state.ts'
import { apiKeyPrefix, hashApiKey, newApiKey } from './api-key.ts'
import type { Scope } from './api-key.ts'

/** A key as the service knows it: everything but the key. */
export interface ApiKey {
  id: number
  /** Null for keys that the operator issued. */
  accountId: string | null
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
  /** Whose it is; its tier is then the account's. */
  accountId?: string
  name: string
  tier: Tier
  scopes: readonly Scope[]
  expiresAt: number | null
}

/** Issues a key. @returns the key itself, which cannot be shown again */
export async function createKey(
  db: Kysely<StateTables>,
  { accountId, name, tier, scopes, expiresAt }: NewKey,
  now: number,
): Promise<{ key: string; record: ApiKey }> {
  const key = newApiKey()
  const row = await db
    .insertInto('api_key')
    .values({
      account_id: accountId ?? null,
      name,
      prefix: apiKeyPrefix(key),
      hash: hashApiKey(key),
      tier,
      scopes: [...new Set(scopes)].sort().join(' '),
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { key, record: (await findKeyById(db, row.id))! }
}

/** Finds a key by the text a caller sent, whatever its state. */
export async function findKey(db: Kysely<StateTables>, key: string): Promise<ApiKey | undefined> {
  const [row] = await byHash(db, { hash: hashApiKey(key) })
  return row && toApiKey(row)
}

/** Finds a key by its number; with an account, only among its own, so that another's looks like a missing one. */
export async function findKeyById(
  db: Kysely<StateTables>,
  id: number,
  accountId?: string,
): Promise<ApiKey | undefined> {
  const row = await selectKeys(db)
    .where('api_key.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .executeTakeFirst()
  return row && toApiKey(row)
}

/** All keys, or those of an account, oldest first. */
export async function listKeys(db: Kysely<StateTables>, accountId?: string): Promise<ApiKey[]> {
  const rows = await selectKeys(db)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .orderBy('api_key.id')
    .execute()
  return rows.map(toApiKey)
}

/** Takes a key out of use at once and for good. @returns undefined when there is none of that id; the record otherwise, with its first revocation */
export async function revokeKey(
  db: Kysely<StateTables>,
  id: number,
  now: number,
  accountId?: string,
): Promise<ApiKey | undefined> {
  const key = await findKeyById(db, id, accountId)
  if (!key) return undefined
  await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  return findKeyById(db, id)
}

/**
 * Replaces the text of a key in good standing; the former one ends at once. Scopes, expiry and what was used of the allowance stay.
 * @returns undefined when there is none of that id, or it was revoked
 */
export async function rotateKey(
  db: Kysely<StateTables>,
  id: number,
  accountId?: string,
): Promise<{ key: string; record: ApiKey } | undefined> {
  const before = await findKeyById(db, id, accountId)
  if (!before) return undefined
  const key = newApiKey()
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set({ hash: hashApiKey(key), prefix: apiKeyPrefix(key) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? undefined : { key, record: (await findKeyById(db, id))! }
}

// An account has one tier for all it does; a key that belongs to none has its own.
function selectKeys(db: Kysely<StateTables>) {
  return db
    .selectFrom('api_key')
    .leftJoin('user', 'user.id', 'api_key.account_id')
    .select(['api_key.id', 'account_id', 'api_key.name', 'prefix', 'scopes', 'created_at', 'expires_at', 'revoked_at'])
    .select(({ fn, ref }) => fn.coalesce(ref('user.tier'), ref('api_key.tier')).as('tier'))
}

const byHash = preparedQuery((db, { hash }: { hash: string }) => selectKeys(db).where('hash', '=', hash))

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number]

function toApiKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    prefix: row.prefix,
    tier: row.tier,
    scopes: row.scopes.split(' ').filter((scope) => scope !== '') as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}
