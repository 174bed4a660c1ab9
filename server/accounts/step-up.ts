import type { Kysely } from 'kysely'
import { hashToken } from './auth.ts'
import { consume } from '../limits/sliding-window.ts'
import type { StateTables } from '../state/state.ts'

/** Longest wait for a client's answer to a challenge for a wider scope, in milliseconds; clients answer at once. */
const ANSWER_MS = 15_000

/** App of a person. */
export interface Connection {
  accountId: string
  clientId: string
}

/** Notes that an app was told to ask the person for a wider scope. A second note within the time does not prolong it. */
export async function noteStepUp(db: Kysely<StateTables>, connection: Connection, now: number): Promise<void> {
  await consume(db, holderOf(connection), 1, now, ANSWER_MS)
}

/** Whether the app of a refresh token was told just now to ask the person for a wider scope. */
export async function isSteppingUp(db: Kysely<StateTables>, tokenHash: string, now: number): Promise<boolean> {
  const token = await db
    .selectFrom('oauthRefreshToken')
    .select(['userId as accountId', 'clientId'])
    .where('token', '=', tokenHash)
    .executeTakeFirst()
  if (!token) return false
  const noted = await db
    .selectFrom('allowance_window')
    .select('expires_at')
    .where('holder', '=', holderOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return noted !== undefined
}

// A hash, so that nothing about the person remains when the account is deleted.
function holderOf({ accountId, clientId }: Connection): `throttle:${string}` {
  return `throttle:step-up:${hashToken(`${accountId} ${clientId}`)}`
}
