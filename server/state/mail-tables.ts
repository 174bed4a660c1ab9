import type { Generated } from 'kysely'

/** Subject of a mail: confirm an address, set a new password, the account exists already, a message for an owner. */
export type MailAbout = 'verify' | 'reset' | 'existing' | 'inquiry'

/** Queued mails. Times in milliseconds since 1970. */
export interface MailTables {
  mail: {
    id: Generated<number>
    about: MailAbout
    account_id: string | null
    inquiry_id: string | null
    /** Encrypted content; null once given up. */
    sealed: string | null
    created_at: number
    expires_at: number
    attempts: Generated<number>
    next_at: number
    last_fault: string | null
    given_up_at: number | null
  }
}
