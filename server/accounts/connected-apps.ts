import type { Kysely } from 'kysely'
import { SCOPES } from '../auth/api-key.ts'
import type { Scope } from '../auth/api-key.ts'
import { toList, toMilliseconds } from '../state/account-tables.ts'
import type { StateTables } from '../state/state.ts'

/** A client that an account has allowed to act for it. */
export interface ConnectedApp {
  clientId: string
  /** The client's own name for itself, unverified. */
  name: string
  /** Hosts the client redirects people to, the only verified fact about it. */
  hosts: string[]
  scopes: Scope[]
  /** Milliseconds since 1970. */
  connectedAt: number
}

/** Lists the apps an account has connected, newest first. */
export async function connectedApps(db: Kysely<StateTables>, accountId: string): Promise<ConnectedApp[]> {
  const rows = await db
    .selectFrom('oauthConsent')
    .innerJoin('oauthClient', 'oauthClient.clientId', 'oauthConsent.clientId')
    .select(['oauthClient.clientId', 'name', 'redirectUris', 'oauthConsent.scopes', 'oauthConsent.createdAt'])
    .where('oauthConsent.userId', '=', accountId)
    .orderBy('oauthConsent.createdAt', 'desc')
    .orderBy('oauthClient.clientId')
    .execute()
  return rows.map((row) => ({
    clientId: row.clientId,
    name: row.name ?? row.clientId,
    hosts: redirectHosts(toList(row.redirectUris)),
    scopes: toScopes(toList(row.scopes)),
    connectedAt: toMilliseconds(row.createdAt),
  }))
}

/** Withdraws consent; every token of the app ends at once. @returns whether it was connected */
export function disconnectApp(db: Kysely<StateTables>, accountId: string, clientId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const consent = await transaction
      .deleteFrom('oauthConsent')
      .where('userId', '=', accountId)
      .where('clientId', '=', clientId)
      .executeTakeFirstOrThrow()
    for (const table of ['oauthAccessToken', 'oauthRefreshToken'] as const)
      await transaction.deleteFrom(table).where('userId', '=', accountId).where('clientId', '=', clientId).execute()
    return consent.numDeletedRows > 0n
  })
}

/** Withdraws every consent of an account. */
export function disconnectAllApps(db: Kysely<StateTables>, accountId: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const table of ['oauthConsent', 'oauthAccessToken', 'oauthRefreshToken'] as const)
      await transaction.deleteFrom(table).where('userId', '=', accountId).execute()
  })
}

/** Hosts, or schemes of native apps, that a client redirects people to. */
function redirectHosts(redirectUris: readonly string[]): string[] {
  const hosts = redirectUris.map((uri) => {
    const { protocol, host } = new URL(uri)
    return protocol === 'https:' || protocol === 'http:' ? host : protocol
  })
  return [...new Set(hosts)]
}

/** Keeps the interface's own scopes of a grant; drops `offline_access`, which only sets the duration. */
export function toScopes(scopes: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => scopes.includes(scope))
}
