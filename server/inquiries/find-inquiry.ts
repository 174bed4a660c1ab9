import type { Kysely, Selectable } from 'kysely'
import type { StateTables } from '../state/state.ts'

export interface InquiryMessage {
  author: 'sender' | 'owner'
  /** Milliseconds since 1970. */
  sentAt: number
  text: string
}

/** Finds a conversation of a sender, or about listings of an owner, with its messages, oldest first. */
export async function findInquiry(
  db: Kysely<StateTables>,
  id: string,
  party: { sender: string } | { ownerRefs: readonly string[] },
): Promise<{ row: Selectable<StateTables['inquiry']>; messages: InquiryMessage[] } | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => ('sender' in party ? eb('sender', '=', party.sender) : eb('owner_ref', 'in', party.ownerRefs)))
    .executeTakeFirst()
  if (!row) return undefined
  const messages = await db
    .selectFrom('inquiry_message')
    .select(['author', 'sent_at as sentAt', 'text'])
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .execute()
  return { row, messages }
}
