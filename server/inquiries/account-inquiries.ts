import type { Kysely, Selectable } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { findInquiry } from './find-inquiry.ts'
import type { InquiryMessage } from './find-inquiry.ts'
import type { Sender } from './sender.ts'

type InquiryRow = Selectable<StateTables['inquiry']>

const NEWEST = 200

/** A signed-in person who writes from a page. */
export function webSender(accountId: string): Sender {
  return { id: `account:${accountId}:web`, party: `account:${accountId}`, keyId: null, accountId }
}

/** Conversations that an account opened from a page, newest first. Those of its apps stay with the apps. */
export function sentInquiries(db: Kysely<StateTables>, accountId: string): Promise<InquiryRow[]> {
  return db
    .selectFrom('inquiry')
    .selectAll()
    .where('sender', '=', webSender(accountId).id)
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute()
}

/** @returns undefined when the id is unknown or another account's */
export function readSentInquiry(
  db: Kysely<StateTables>,
  accountId: string,
  id: string,
): Promise<{ row: InquiryRow; messages: InquiryMessage[] } | undefined> {
  return findInquiry(db, id, { sender: webSender(accountId).id })
}
