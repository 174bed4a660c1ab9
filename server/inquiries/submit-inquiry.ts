import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sayIn } from '../../content/say/words.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import { throttle, type Throttling } from '../limits/throttle.ts'
import { NotFoundError } from '../base/not-found.ts'
import { BadArgumentsError } from '../base/read-arguments.ts'
import type { InquiryStatus } from '../state/inquiry-tables.ts'
import type { StateTables } from '../state/state.ts'
import { cleanMessage, messageFault } from './message-text.ts'
import type { Sender } from './sender.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

export interface NewInquiry {
  listing: ListingRecord & { ownerRef: string }
  message: string
  contactEmail?: string
  agentName?: string
  /** Identifies a message across retries; without one the text does. */
  idempotencyKey?: string
}

export interface SubmittedInquiry {
  conversationId: string
  status: InquiryStatus
  /** False when the message had already arrived. */
  isNew: boolean
}

const AGENT_NAME_LENGTH = 80
const TITLE_LENGTH = 120
/** Maximum messages in any 24 hours. */
const LIMITS = { party: 20, partyAndListing: 10, listing: 30 } as const

/**
 * Writes to the owner of a listing: opens a conversation, or continues the open one of this credential, listing and contact address.
 * A repeated message is stored once, however many requests send it at the same time; only simultaneous requests may each count
 * against the limits.
 * @throws BadArgumentsError for an empty message or another message's idempotency key
 * @throws NotFoundError when the owner has blocked the sender
 * @throws ThrottledError
 */
export async function submitInquiry(desk: Throttling, sender: Sender, inquiry: NewInquiry): Promise<SubmittedInquiry> {
  const text = readMessage(inquiry.message)
  const message = { text, hash: contentHash(inquiry, text), onceKey: '' }
  message.onceKey = inquiry.idempotencyKey === undefined ? `content:${message.hash}` : `key:${inquiry.idempotencyKey}`
  const before = await findSubmitted(desk.db, sender, message, inquiry)
  if (before) return before
  await throttle(desk, [
    {
      what: 'inquiry-listing-party',
      who: `${inquiry.listing.id} ${sender.party}`,
      limit: LIMITS.partyAndListing,
      windowMs: DAY_MS,
    },
    { what: 'inquiry-party', who: sender.party, limit: LIMITS.party, windowMs: DAY_MS },
    { what: 'inquiry-listing', who: inquiry.listing.id, limit: LIMITS.listing, windowMs: DAY_MS },
  ])
  try {
    const conversationId = await desk.db
      .transaction()
      .execute((transaction) => store(transaction, sender, inquiry, message, desk.now))
    return { conversationId, status: 'awaiting_reply', isNew: true }
  } catch (error) {
    // Another request with the same message was faster.
    if (error instanceof AlreadyStored) return (await findSubmitted(desk.db, sender, message, inquiry))!
    throw error
  }
}

/** The message as it would be stored, for the person to approve. @throws BadArgumentsError for an empty message */
export function previewInquiry({ message, contactEmail, agentName }: Omit<NewInquiry, 'listing'>) {
  return {
    message: readMessage(message),
    contactEmail: contactEmail?.toLowerCase() ?? null,
    agentName: storedName(agentName),
  }
}

interface Message {
  text: string
  hash: string
  onceKey: string
}

class AlreadyStored extends Error {}

function readMessage(sent: string): string {
  const text = cleanMessage(sent)
  const fault = messageFault(text)
  if (fault) throw new BadArgumentsError([{ field: 'message', received: sent.slice(0, 100), expected: fault }])
  return text
}

function storedName(agentName: string | undefined): string | null {
  return agentName === undefined ? null : quotable(agentName, AGENT_NAME_LENGTH)
}

function contentHash({ listing, contactEmail, agentName }: NewInquiry, text: string): string {
  const content = JSON.stringify([listing.id, contactEmail?.toLowerCase() ?? '', agentName ?? '', text])
  return createHash('sha256').update(content).digest('base64url')
}

async function findSubmitted(
  db: Kysely<StateTables>,
  sender: Sender,
  { onceKey, hash }: Message,
  { idempotencyKey }: NewInquiry,
): Promise<SubmittedInquiry | undefined> {
  const row = await db
    .selectFrom('inquiry_message')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_id')
    .select(['inquiry.id', 'status', 'content_hash'])
    .where('written_by', '=', sender.id)
    .where('once_key', '=', onceKey)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.content_hash !== hash)
    throw new BadArgumentsError([
      {
        field: 'idempotencyKey',
        received: idempotencyKey,
        expected: 'a new key for each new message; this one belongs to another message',
      },
    ])
  return { conversationId: row.id, status: row.status, isNew: false }
}

// Starts with a write, which takes the lock at once: otherwise two servers could both read, and one would fail to write.
async function store(
  transaction: Transaction<StateTables>,
  sender: Sender,
  inquiry: NewInquiry,
  { text, hash, onceKey }: Message,
  now: number,
): Promise<string> {
  const { listing, contactEmail, agentName } = inquiry
  const { id } = await transaction
    .insertInto('inquiry')
    .values({
      id: `inq_${randomBytes(16).toString('base64url')}`,
      sender: sender.id,
      party: sender.party,
      key_id: sender.keyId,
      account_id: sender.accountId,
      listing_id: listing.id,
      listing_title: quotable(listing.title, TITLE_LENGTH),
      owner_ref: listing.ownerRef,
      contact_email: contactEmail?.toLowerCase() ?? '',
      agent_name: storedName(agentName),
      status: 'awaiting_reply',
      created_at: now,
      last_message_at: now,
      last_reply_at: null,
      closed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['sender', 'listing_id', 'contact_email'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ status: 'awaiting_reply', last_message_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await refuseBlocked(transaction, listing, sender)
  const stored = await transaction
    .insertInto('inquiry_message')
    .values({
      inquiry_id: id,
      author: 'sender',
      written_by: sender.id,
      once_key: onceKey,
      content_hash: hash,
      text,
      sent_at: now,
      notified_at: null,
    })
    .onConflict((conflict) => conflict.columns(['written_by', 'once_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw new AlreadyStored()
  return id
}

async function refuseBlocked(
  transaction: Transaction<StateTables>,
  { id, ownerRef }: NewInquiry['listing'],
  { party }: Sender,
): Promise<void> {
  const block = await transaction
    .selectFrom('inquiry_block')
    .select('blocked_at')
    .where('owner_ref', '=', ownerRef)
    .where('party', '=', party)
    .executeTakeFirst()
  if (block)
    throw new NotFoundError(
      [{ key: 'reply.lack.ownerBlocks' }],
      [{ field: 'listingId', received: id, expected: sayIn('en')('reply.expected.acceptingListing') }],
      'reply.expected.acceptingListing',
    )
}
