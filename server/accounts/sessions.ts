import type { Kysely } from 'kysely'
import { toMilliseconds } from '../state/account-tables.ts'
import type { StateTables } from '../state/state.ts'
import type { Auth } from './auth.ts'

/** The person signed in with a browser. */
export interface SignedIn {
  sessionId: string
  accountId: string
  email: string
}

export interface SessionSummary {
  id: string
  /** The browser's own name for itself. */
  userAgent: string | null
  /** Milliseconds since 1970. */
  createdAt: number
  lastSeenAt: number
}

/** Reads the session cookie. @returns undefined without a valid session */
export async function readSession(auth: Auth, headers: Headers): Promise<SignedIn | undefined> {
  const cookie = headers.get('cookie')
  if (cookie === null) return undefined
  const found = await auth.api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh: true } })
  return found ? { sessionId: found.session.id, accountId: found.user.id, email: found.user.email } : undefined
}

/** Lists signed-in browsers, newest first. */
export async function listSessions(db: Kysely<StateTables>, accountId: string): Promise<SessionSummary[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: toMilliseconds(row.createdAt),
    lastSeenAt: toMilliseconds(row.updatedAt),
  }))
}

/** Signs out one browser of the account, or all. @returns how many were signed in */
export async function signOutSessions(db: Kysely<StateTables>, accountId: string, sessionId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', accountId)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId!))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
