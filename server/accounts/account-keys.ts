import type { Kysely } from 'kysely'
import { createKey } from '../auth/keys.ts'
import type { ApiKey } from '../auth/keys.ts'
import type { Scope } from '../auth/api-key.ts'
import { WINDOW_MS } from '../base/tiers.ts'
import { lockAccount } from '../state/lock-account.ts'
import type { StateTables } from '../state/state.ts'

/** Maximum keys of an account at a time. A revoked key counts for a day; otherwise each new key would bring a new allowance. */
export const MAX_KEYS = 5
export const KEY_NAME_LENGTH = 100

export interface NewAccountKey {
  name: string
  scopes: readonly Scope[]
  /** Milliseconds since 1970; null for no expiry. */
  expiresAt: number | null
}

/** The account has the maximum number of keys. */
export class TooManyKeysError extends Error {
  override name = 'TooManyKeysError'
}

/** Creates a key for an account. @returns the key itself, which cannot be shown again. @throws TooManyKeysError */
export function createAccountKey(
  db: Kysely<StateTables>,
  accountId: string,
  { name, scopes, expiresAt }: NewAccountKey,
  now: number,
): Promise<{ key: string; record: ApiKey }> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const { count } = await transaction
      .selectFrom('api_key')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where(({ eb, or }) => or([eb('revoked_at', 'is', null), eb('revoked_at', '>', now - WINDOW_MS)]))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_KEYS)
      throw new TooManyKeysError(
        `An account can have ${MAX_KEYS} keys; a revoked key counts for 24 hours. Rotate one instead.`,
      )
    return createKey(transaction, { accountId, name, tier: 'free', scopes, expiresAt }, now)
  })
}
