import type { Kysely } from 'kysely'
import { ProblemError } from '../http/problem.ts'
import type { DenialReason } from '../observability/metrics.ts'
import type { StateTables } from '../state/state.ts'
import { looksLikeApiKey } from './api-key.ts'
import type { Scope } from './api-key.ts'
import { findKey } from './keys.ts'
import type { ApiKey } from './keys.ts'

const CHALLENGE = 'ApiKey realm="Luxembourg property intelligence", header="X-API-Key"'

/** UNAUTHORIZED, with a reason for the metrics. */
export class UnauthorizedError extends ProblemError {
  readonly reason: DenialReason

  constructor(reason: DenialReason, detail: string, scope?: Scope) {
    const challenge = scope ? `${CHALLENGE}, error="insufficient_scope", scope="${scope}"` : CHALLENGE
    super('UNAUTHORIZED', detail, { headers: { 'www-authenticate': challenge }, ...(scope && { status: 403 }) })
    this.reason = reason
  }
}

/**
 * Returns the valid key sent in `X-API-Key`.
 * @throws UnauthorizedError with what to do; the same for unknown and malformed keys
 */
export async function authenticate(db: Kysely<StateTables>, key: string | null, now: number): Promise<ApiKey> {
  if (!key?.trim()) throw new UnauthorizedError('missing', 'Send your API key in the X-API-Key header.')
  const record = looksLikeApiKey(key.trim()) ? await findKey(db, key.trim()) : undefined
  if (!record) throw new UnauthorizedError('unknown', 'The API key is unknown. Check that you copied all of it.')
  if (record.revokedAt !== null) throw new UnauthorizedError('revoked', 'The API key was revoked. Use another one.')
  if (record.expiresAt !== null && record.expiresAt <= now)
    throw new UnauthorizedError('expired', `The API key expired on ${new Date(record.expiresAt).toISOString()}.`)
  return record
}

/** @throws UnauthorizedError (403) when the key lacks the scope */
export function requireScope(key: ApiKey, scope: Scope): void {
  if (key.scopes.includes(scope)) return
  throw new UnauthorizedError('scope', `The API key lacks the scope ${scope}. Use a key that has it.`, scope)
}
