import type { Generated } from 'kysely'

/** What a mail says: confirm an address, set a new password, there is an account already, there is a message for an owner. */
export type MailAbout = 'verify' | 'reset' | 'existing' | 'inquiry'

/** Mails on their way. Times are milliseconds since 1970. */
export interface MailTables {
  mail: {
    id: Generated<number>
    about: MailAbout
    account_id: string | null
    inquiry_id: string | null
    /** Encrypted; null once it was given up. */
    sealed: string | null
    created_at: number
    expires_at: number
    attempts: Generated<number>
    next_at: number
    last_fault: string | null
    given_up_at: number | null
  }
}
