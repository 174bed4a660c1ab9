import type { Kysely } from 'kysely'
import { sayIn, type Say } from '../../content/say/words.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import type { InquiryStateDocument } from '../../models/openapi/inquiry-documents.ts'
import { NotFoundError } from '../base/not-found.ts'
import type { InquiryStatus } from '../state/inquiry-tables.ts'
import type { StateTables } from '../state/state.ts'
import { findInquiry } from './find-inquiry.ts'
import type { Sender } from './sender.ts'

/** State of a conversation for the credential that opened it. Times in milliseconds since 1970. */
export interface InquiryState {
  conversationId: string
  listingId: string
  status: InquiryStatus
  createdAt: number
  lastMessageAt: number
  lastReplyAt: number | null
  /** Whether the owner takes no more messages in this conversation. */
  isClosed: boolean
  messageCount: number
  /** Newest replies, oldest of them first; the owner's text on one line, untrusted. */
  replies: { sentAt: number; text: string }[]
  repliesTotal: number
}

const NEWEST_REPLIES = 5
const REPLY_CHARACTERS = 1_000

/** @throws NotFoundError, the same for another credential's conversation as for none */
export async function inquiryState(
  db: Kysely<StateTables>,
  { id: sender }: Sender,
  conversationId: string,
): Promise<InquiryState> {
  const found = await findInquiry(db, conversationId, { sender })
  if (!found) throw unknown(conversationId)
  const { row, messages } = found
  const replies = messages.filter(({ author }) => author === 'owner')
  return {
    conversationId: row.id,
    listingId: row.listing_id,
    status: row.status,
    createdAt: row.created_at,
    lastMessageAt: row.last_message_at,
    lastReplyAt: row.last_reply_at,
    isClosed: row.closed_at !== null,
    messageCount: messages.length,
    replies: replies
      .slice(-NEWEST_REPLIES)
      .map(({ sentAt, text }) => ({ sentAt, text: quotable(text, REPLY_CHARACTERS) })),
    repliesTotal: replies.length,
  }
}

/** The state with times as text, and a note on replies that are left out. @param say language of the note */
export function inquiryStateDocument(
  { repliesTotal, ...state }: InquiryState,
  say: Say = sayIn('en'),
): { document: InquiryStateDocument; notes: string[] } {
  const omitted = repliesTotal - state.replies.length
  const document = {
    ...state,
    createdAt: iso(state.createdAt),
    lastMessageAt: iso(state.lastMessageAt),
    lastReplyAt: state.lastReplyAt === null ? null : iso(state.lastReplyAt),
    replies: state.replies.map(({ sentAt, text }) => ({ sentAt: iso(sentAt), text })),
  }
  return { document, notes: omitted > 0 ? [say('reply.inquiry.omitted', { n: omitted })] : [] }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

function unknown(conversationId: string): NotFoundError {
  const expected = 'reply.expected.conversation'
  return new NotFoundError(
    [{ key: 'reply.lack.conversation' }],
    [{ field: 'conversationId', received: conversationId, expected: sayIn('en')(expected) }],
    expected,
  )
}
