import type { Kysely } from 'kysely'
import type { StateTables } from '../state/state.ts'

export interface InquiryMessage {
  author: 'sender' | 'owner'
  /** Milliseconds since 1970. */
  sentAt: number
  text: string
}

/** Lists a conversation's messages, oldest first. */
export function messagesOf(db: Kysely<StateTables>, inquiryId: string): Promise<InquiryMessage[]> {
  return db
    .selectFrom('inquiry_message')
    .select(['author', 'sent_at as sentAt', 'text'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute()
}
