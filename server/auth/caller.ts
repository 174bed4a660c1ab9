import type { AllowanceHolder } from '../limits/sliding-window.ts'
import type { Tier } from '../base/tiers.ts'
import type { Scope } from './api-key.ts'
import type { ApiKey } from './keys.ts'

/** Caller without a credential, counted by `clientAddress`. */
export interface AnonymousCaller {
  kind: 'anonymous'
  address: string
}

/** Caller with a valid API key. */
export interface KeyCaller {
  kind: 'key'
  key: ApiKey
}

/** Caller with an access token that an account granted to a client. */
export interface AccountCaller {
  kind: 'account'
  accountId: string
  clientId: string
  scopes: readonly Scope[]
  tier: Tier
}

/** Author of a call. */
export type Caller = AnonymousCaller | KeyCaller | AccountCaller

/** Reads the access token of `Authorization: Bearer`. @throws InvalidTokenError when unknown, expired, revoked or for another audience */
export type VerifyBearer = (token: string) => Promise<AccountCaller>

/** An invalid token; the message goes to the client as `error_description`. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError'
}

/** Scopes granted to the caller; none without a credential. */
export function scopesOf(caller: Caller): readonly Scope[] {
  if (caller.kind === 'anonymous') return []
  return caller.kind === 'key' ? caller.key.scopes : caller.scopes
}

/** Holder of the allowance a caller uses: a key has one for REST and tools together, an account one for all its clients. */
export function allowanceHolder(caller: Caller): AllowanceHolder {
  if (caller.kind === 'anonymous') return `address:${caller.address}`
  return caller.kind === 'key' ? `key:${caller.key.id}` : `account:${caller.accountId}`
}
