import type { AllowanceHolder } from '../limits/sliding-window.ts'
import type { Tier } from '../base/tiers.ts'
import type { Scope } from './api-key.ts'
import type { ApiKey } from './keys.ts'

/** Nobody in particular: counted by address, as `clientAddress` tells it. */
export interface AnonymousCaller {
  kind: 'anonymous'
  address: string
}

/** Shows an API key in good standing. */
export interface KeyCaller {
  kind: 'key'
  key: ApiKey
}

/** Shows an access token that an account has granted to a client. */
export interface AccountCaller {
  kind: 'account'
  accountId: string
  clientId: string
  scopes: readonly Scope[]
  tier: Tier
}

/** Who makes a call. */
export type Caller = AnonymousCaller | KeyCaller | AccountCaller

/** Reads the access token of `Authorization: Bearer`. @throws InvalidTokenError for one that is unknown, expired, revoked or for another audience */
export type VerifyBearer = (token: string) => Promise<AccountCaller>

/** The token cannot be used; the message goes to the client as `error_description`. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError'
}

/** Scopes that the caller was granted; none without a credential. */
export function scopesOf(caller: Caller): readonly Scope[] {
  if (caller.kind === 'anonymous') return []
  return caller.kind === 'key' ? caller.key.scopes : caller.scopes
}

/** Whose allowance the caller uses. A key has one for REST and tools together, an account one for all its clients. */
export function allowanceHolder(caller: Caller): AllowanceHolder {
  if (caller.kind === 'anonymous') return `address:${caller.address}`
  return caller.kind === 'key' ? `key:${caller.key.id}` : `account:${caller.accountId}`
}
