import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tier } from '../base/tiers.ts'
import { inBatches } from '../state/in-batches.ts'
import { preparedQuery } from '../state/prepared-query.ts'
import { rowList } from '../state/row-list.ts'
import type { StateTables } from '../state/state.ts'
import { apiKeyPrefix, hashApiKey, newApiKey } from './api-key.ts'
import type { Scope } from './api-key.ts'

/** An API key's record, without the key itself. */
export interface ApiKey {
  id: number
  /** Null for keys issued by the operator. */
  accountId: string | null
  name: string
  prefix: string
  tier: Tier
  scopes: Scope[]
  /** Milliseconds since 1970, like every time here. */
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
}

export interface NewKey {
  /** Owning account, whose tier then applies. */
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

/** Finds a key by the text a caller sent, including revoked and expired keys. Keys of simultaneous requests are looked up together. */
export function findKey(db: Kysely<StateTables>, key: string): Promise<ApiKey | undefined> {
  return findTogether(db, hashApiKey(key))
}

const findTogether = inBatches<Kysely<StateTables>, string, ApiKey | undefined>(async (db, hashes) => {
  const rows = await byHashes(db, { rows: JSON.stringify([...new Set(hashes)].map((hash) => [hash])) })
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return hashes.map((hash) => byHash.get(hash)).map((row) => row && toApiKey(row))
})

/** Finds a key by id; with an account, only among its own keys, so another account's key looks missing. */
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

/** Lists all keys, or those of an account, oldest first. */
export async function listKeys(db: Kysely<StateTables>, accountId?: string): Promise<ApiKey[]> {
  const rows = await selectKeys(db)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .orderBy('api_key.id')
    .execute()
  return rows.map(toApiKey)
}

/** Revokes a key at once and for good. @returns the record with its first revocation; undefined when the id is unknown */
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
 * Replaces the text of a valid key; the old text stops working at once. Scopes, expiry and used allowance stay.
 * @returns undefined when the id is unknown or the key was revoked
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

// Keys of an account have the account's tier; a key without an account has its own.
function selectKeys(db: Kysely<StateTables>) {
  return db
    .selectFrom('api_key')
    .leftJoin('user', 'user.id', 'api_key.account_id')
    .select(['api_key.id', 'account_id', 'api_key.name', 'prefix', 'scopes', 'created_at', 'expires_at', 'revoked_at'])
    .select(({ fn, ref }) => fn.coalesce(ref('user.tier'), ref('api_key.tier')).as('tier'))
}

const byHashes = preparedQuery((db, { rows }: { rows: string }) =>
  selectKeys(db)
    .select('hash')
    .where('hash', 'in', sql<string>`(select v.hash from ${rowList(db, { hash: 'text' }, rows)})`),
)

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
