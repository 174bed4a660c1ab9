import type { Kysely } from 'kysely'
import { ACCESS_TOKEN_PREFIX, hashToken, mcpResource } from './auth.ts'
import { toScopes } from './connected-apps.ts'
import { InvalidTokenError } from '../auth/caller.ts'
import type { VerifyBearer } from '../auth/caller.ts'
import { toList, toMilliseconds } from '../state/account-tables.ts'
import { preparedQuery } from '../state/prepared-query.ts'
import type { StateTables } from '../state/state.ts'

/**
 * Creates the reader of access tokens. It looks them up at each call, so a revoked token or a disconnected app stops at once, and
 * accepts only those issued for the MCP endpoint (RFC 8707).
 */
export function bearerVerifier(db: Kysely<StateTables>, publicBaseUrl: string, clock: () => number): VerifyBearer {
  const resource = mcpResource(publicBaseUrl)
  return async (token) => {
    const [row] = token.startsWith(ACCESS_TOKEN_PREFIX)
      ? await findToken(db, { hash: hashToken(token.slice(ACCESS_TOKEN_PREFIX.length)) })
      : []
    // Same answer for unknown tokens and other audiences, so nobody learns about a token that is not theirs.
    if (!row || !toList(row.resources).includes(resource)) throw new InvalidTokenError('reply.access.tokenUnknown')
    if (row.revoked !== null) throw new InvalidTokenError('reply.access.tokenUnknown')
    if (toMilliseconds(row.expiresAt) <= clock()) throw new InvalidTokenError('reply.access.tokenExpired')
    const scopes = toScopes(toList(row.scopes))
    return { kind: 'account', accountId: row.accountId, clientId: row.clientId, scopes, tier: row.tier }
  }
}

const findToken = preparedQuery((db, { hash }: { hash: string }) =>
  db
    .selectFrom('oauthAccessToken as token')
    .innerJoin('user', 'user.id', 'token.userId')
    .select(['user.id as accountId', 'user.tier', 'clientId', 'scopes', 'resources', 'expiresAt', 'revoked'])
    .where('token.token', '=', hash),
)
