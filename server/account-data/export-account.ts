import type { Kysely } from 'kysely'
import { listKeys } from '../auth/keys.ts'
import { exportInquiries } from '../inquiries/sent-inquiries.ts'
import { exportAnalyses } from '../lease/kept-analyses.ts'
import { watchesOf } from '../watches/kept-watches.ts'
import { usageOf } from '../limits/usage.ts'
import type { StateTables } from '../state/state.ts'
import { findAccount } from '../accounts/accounts.ts'
import { connectedApps } from '../accounts/connected-apps.ts'
import { hasSecondFactor } from '../accounts/second-factor/second-factor.ts'
import { listSessions } from '../accounts/sessions.ts'

/**
 * Exports everything stored about an account, for its owner. Leaves out hashes and tokens, which are useful only to a thief.
 * @returns undefined when the id is unknown
 */
export async function exportAccount(db: Kysely<StateTables>, id: string, now: number) {
  const account = await findAccount(db, id)
  if (!account) return undefined
  const keys = await Promise.all(
    (await listKeys(db, id)).map(async (key) => ({ ...key, usage: await usageOf(db, `key:${key.id}`, now) })),
  )
  return {
    exportedAt: new Date(now).toISOString(),
    account,
    keys,
    secondFactor: (await hasSecondFactor(db, id)) ? 'on' : 'off',
    usage: await usageOf(db, `account:${id}`, now),
    sessions: await listSessions(db, id),
    connectedApps: await connectedApps(db, id),
    inquiries: await exportInquiries(db, account),
    leaseAnalyses: await exportAnalyses(db, id),
    watches: await watchesOf(db, id),
  }
}
