import type { Kysely } from 'kysely'
import { ProblemError } from '../http/problem.ts'
import type { DenialReason } from '../observability/metrics.ts'
import type { StateTables } from '../state/state.ts'
import { looksLikeApiKey } from './api-key.ts'
import type { Scope } from './api-key.ts'
import type { Told } from '../base/told.ts'
import { findKey } from './keys.ts'
import type { ApiKey } from './keys.ts'

const CHALLENGE = 'ApiKey realm="Luxembourg property intelligence", header="X-API-Key"'

/** UNAUTHORIZED, with a reason for the metrics. */
export class UnauthorizedError extends ProblemError {
  readonly reason: DenialReason

  constructor(reason: DenialReason, told: Told, scope?: Scope) {
    const challenge = scope ? `${CHALLENGE}, error="insufficient_scope", scope="${scope}"` : CHALLENGE
    super('UNAUTHORIZED', [told], { headers: { 'www-authenticate': challenge }, ...(scope && { status: 403 }) })
    this.reason = reason
  }
}

/**
 * Returns the valid key sent in `X-API-Key`.
 * @throws UnauthorizedError with what to do; the same for unknown and malformed keys
 */
export async function authenticate(db: Kysely<StateTables>, key: string | null, now: number): Promise<ApiKey> {
  if (!key?.trim()) throw new UnauthorizedError('missing', { key: 'reply.access.keyMissing' })
  const record = looksLikeApiKey(key.trim()) ? await findKey(db, key.trim()) : undefined
  if (!record) throw new UnauthorizedError('unknown', { key: 'reply.access.keyUnknown' })
  if (record.revokedAt !== null) throw new UnauthorizedError('revoked', { key: 'reply.access.keyRevoked' })
  if (record.expiresAt !== null && record.expiresAt <= now)
    throw new UnauthorizedError('expired', {
      key: 'reply.access.keyExpired',
      values: { time: new Date(record.expiresAt).toISOString() },
    })
  return record
}

/** @throws UnauthorizedError (403) when the key lacks the scope */
export function requireScope(key: ApiKey, scope: Scope): void {
  if (key.scopes.includes(scope)) return
  throw new UnauthorizedError('scope', { key: 'reply.access.keyScope', values: { scope } }, scope)
}
