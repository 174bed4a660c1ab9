import type { Kysely } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { readInquiry } from './owner-inbox.ts'
import { ownersOf } from './listing-owners.ts'

/** Everything an account wrote through its keys and apps, and everything written to it as an owner. */
export async function exportInquiries(
  db: Kysely<StateTables>,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
) {
  const owners = emailVerified ? await ownersOf(db, email) : []
  const refs = owners.map(({ ownerRef }) => ownerRef)
  return { sent: await sentBy(db, id), received: await receivedBy(db, refs), owners }
}

// All messages, not only the newest that the inbox shows.
async function receivedBy(db: Kysely<StateTables>, ownerRefs: readonly string[]) {
  if (ownerRefs.length === 0) return []
  const rows = await db
    .selectFrom('inquiry')
    .select('id')
    .where('owner_ref', 'in', ownerRefs)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Promise.all(rows.map(({ id }) => readInquiry(db, ownerRefs, id)))
}

async function sentBy(db: Kysely<StateTables>, accountId: string) {
  const rows = await db
    .selectFrom('inquiry')
    .leftJoin('api_key', 'api_key.id', 'inquiry.key_id')
    .select([
      'inquiry.id',
      'listing_id',
      'listing_title',
      'contact_email',
      'agent_name',
      'status',
      'inquiry.created_at',
      'closed_at',
    ])
    .where(({ eb, or }) => or([eb('inquiry.account_id', '=', accountId), eb('api_key.account_id', '=', accountId)]))
    .orderBy('inquiry.created_at')
    .orderBy('inquiry.id')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      messages: await db
        .selectFrom('inquiry_message')
        .select(['author', 'sent_at', 'text'])
        .where('inquiry_id', '=', row.id)
        .orderBy('id')
        .execute(),
    })),
  )
}
