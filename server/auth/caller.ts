import type { AllowanceHolder } from '../limits/sliding-window.ts'
import type { Tier } from '../base/tiers.ts'
import { ToldError, type Told } from '../base/told.ts'
import type { WordKey } from '../../content/say/words.ts'
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

/** An invalid token; the English message goes to the client as `error_description`. */
export class InvalidTokenError extends ToldError {
  override name = 'InvalidTokenError'
  readonly reason: TokenFault

  constructor(reason: TokenFault) {
    super([{ key: reason }])
    this.reason = reason
  }
}

/** Why a token cannot be used. */
type TokenFault = Extract<WordKey, `reply.access.token${'Expired' | 'Form' | 'None' | 'Unknown'}`>

/** Tells that a token cannot be used, and why. */
export function tokenFault({ reason }: InvalidTokenError): Told {
  return { key: 'reply.access.token', values: { reason: { key: reason } } }
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
