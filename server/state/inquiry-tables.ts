import type { Generated } from 'kysely'
import type { Locale } from '../../models/kernel/locale.ts'

export type InquiryStatus = 'awaiting_reply' | 'replied'

/** Tables of inquiries and corrections. Times in milliseconds since 1970. */
export interface InquiryTables {
  inquiry: {
    id: string
    sender: string
    party: string
    key_id: number | null
    account_id: string | null
    listing_id: string
    listing_title: string
    owner_ref: string
    /** Blank when none was given. */
    contact_email: string
    agent_name: string | null
    status: InquiryStatus
    created_at: number
    last_message_at: number
    last_reply_at: number | null
    closed_at: number | null
  }
  inquiry_message: {
    id: Generated<number>
    inquiry_id: string
    author: 'sender' | 'owner'
    written_by: string
    once_key: string
    content_hash: string
    text: string
    sent_at: number
    notified_at: number | null
  }
  inquiry_block: { owner_ref: string; party: string; blocked_at: number }
  listing_owner: { owner_ref: string; email: string; locale: Locale; linked_at: number }
  /** Days since 1970-01-01, in UTC. */
  agency_handoff: { agency: string; day: number; handoffs: number }
  listing_correction: {
    listing_id: string
    field: string
    reporter: string
    fault: string
    note: string | null
    reported_at: number
  }
}
