import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const UNUSED_CLIENT_MS = 30 * DAY_MS
const UNVERIFIED_MS = 7 * DAY_MS

/** Forgets what is past: sessions, links and tokens that have expired, clients that nobody ever let in, accounts that were never confirmed. */
export async function pruneAccounts(db: Kysely<StateTables>, now: number): Promise<void> {
  const past = iso(now)
  for (const table of ['session', 'verification', 'oauthAccessToken', 'oauthRefreshToken'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', past).execute()
  await db
    .deleteFrom('oauthClient')
    .where('createdAt', '<', iso(now - UNUSED_CLIENT_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('oauthConsent').select('id').whereRef('oauthConsent.clientId', '=', 'oauthClient.clientId')),
      ),
    )
    .execute()
  await db
    .deleteFrom('user')
    .where('emailVerified', '=', sql<boolean>`${sql.lit(false)}`)
    .where('createdAt', '<', iso(now - UNVERIFIED_MS))
    .execute()
}

// Compares with times on both databases: SQLite keeps them as text of this form.
function iso(time: number): string {
  return new Date(time).toISOString()
}
