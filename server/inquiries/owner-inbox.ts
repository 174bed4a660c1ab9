import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { InquiryStatus } from '../state/inquiry-tables.ts'
import type { StateTables } from '../state/state.ts'
import { findInquiry } from './find-inquiry.ts'
import type { InquiryMessage } from './find-inquiry.ts'
import { cleanMessage } from './message-text.ts'

/** A conversation as its listing's owner sees it. Times in milliseconds since 1970. */
export interface ReceivedInquiry {
  id: string
  listingId: string
  listingTitle: string
  contactEmail: string | null
  agentName: string | null
  status: InquiryStatus
  createdAt: number
  lastMessageAt: number
  isClosed: boolean
}

const NEWEST = 200
export const REPLY_LENGTH = 5_000

/** Conversations about these references' listings: those awaiting a reply first, then newest first. */
export async function inboxOf(db: Kysely<StateTables>, ownerRefs: readonly string[]): Promise<ReceivedInquiry[]> {
  if (ownerRefs.length === 0) return []
  const rows = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('owner_ref', 'in', ownerRefs)
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute()
  const waits = (each: ReceivedInquiry) => Number(each.status === 'awaiting_reply' && !each.isClosed)
  return rows.map(toReceived).sort((a, b) => waits(b) - waits(a))
}

/** @returns undefined when the id is unknown or concerns another owner's listing */
export async function readInquiry(
  db: Kysely<StateTables>,
  ownerRefs: readonly string[],
  id: string,
): Promise<(ReceivedInquiry & { messages: InquiryMessage[] }) | undefined> {
  if (ownerRefs.length === 0) return undefined
  const found = await findInquiry(db, id, { ownerRefs })
  return found && { ...toReceived(found.row), messages: found.messages }
}

/**
 * Replies to a conversation and marks it `replied`. The same text sent again before any other message, for example after going back
 * in the browser, is stored once.
 * @returns whether there was an open conversation of this owner and a text
 */
export async function replyToInquiry(
  db: Kysely<StateTables>,
  ownerRefs: readonly string[],
  id: string,
  { text, now }: { text: string; now: number },
): Promise<boolean> {
  const clean = cleanMessage(text)
  if (clean === '' || ownerRefs.length === 0) return false
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('inquiry')
      .set({ status: 'replied', last_reply_at: now, last_message_at: now })
      .where('id', '=', id)
      .where('owner_ref', 'in', ownerRefs)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const last = await transaction
      .selectFrom('inquiry_message')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('inquiry_id', '=', id)
      .where('author', '=', 'sender')
      .executeTakeFirstOrThrow()
    const hash = createHash('sha256').update(clean).digest('base64url')
    await transaction
      .insertInto('inquiry_message')
      .values({
        inquiry_id: id,
        author: 'owner',
        written_by: `owner:${id}`,
        once_key: `after:${last.id}:${hash}`,
        content_hash: hash,
        text: clean,
        sent_at: now,
        notified_at: null,
      })
      .onConflict((conflict) => conflict.columns(['written_by', 'once_key']).doNothing())
      .execute()
    return true
  })
}

/** Closes a conversation to further messages. With `block`, its sender can no longer write to this owner about any listing. */
export function closeInquiry(
  db: Kysely<StateTables>,
  ownerRefs: readonly string[],
  id: string,
  { now, block = false }: { now: number; block?: boolean },
): Promise<boolean> {
  if (ownerRefs.length === 0) return Promise.resolve(false)
  return db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('inquiry')
      .set(({ fn, ref, val }) => ({ closed_at: fn.coalesce(ref('closed_at'), val(now)) }))
      .where('id', '=', id)
      .where('owner_ref', 'in', ownerRefs)
      .returning(['owner_ref', 'party'])
      .executeTakeFirst()
    if (closed && block)
      await transaction
        .insertInto('inquiry_block')
        .values({ ...closed, blocked_at: now })
        .onConflict((conflict) => conflict.columns(['owner_ref', 'party']).doNothing())
        .execute()
    return closed !== undefined
  })
}

function toReceived(row: {
  id: string
  listing_id: string
  listing_title: string
  contact_email: string
  agent_name: string | null
  status: InquiryStatus
  created_at: number
  last_message_at: number
  closed_at: number | null
}): ReceivedInquiry {
  return {
    id: row.id,
    listingId: row.listing_id,
    listingTitle: row.listing_title,
    contactEmail: row.contact_email === '' ? null : row.contact_email,
    agentName: row.agent_name,
    status: row.status,
    createdAt: row.created_at,
    lastMessageAt: row.last_message_at,
    isClosed: row.closed_at !== null,
  }
}
