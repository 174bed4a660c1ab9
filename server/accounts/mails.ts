import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../../content/say/words.ts'
import { RESET_PATH, SIGN_IN_PATH, VERIFY_PATH } from './addresses.ts'
import type { NewMail } from '../mail/mail-queue.ts'
import { withReturnPath } from './return-path.ts'

/** Recipient of an account mail. */
export interface Recipient {
  id: string
  email: string
  locale: Locale
}

/** Destination of the link in an account mail. */
export interface Lead {
  /** Base address of the service. */
  site: string
  /** Page to continue to at the end, as returned by `toReturnPath`. */
  returnPath: string | undefined
}

/** Writes the mail that asks to confirm an account's address. */
export function verificationMail(lead: Lead, to: Recipient, token: string): NewMail {
  return accountMail('verify', lead, to, withToken(VERIFY_PATH, token))
}

/** Writes the mail whose link sets a new password. */
export function resetMail(lead: Lead, to: Recipient, token: string): NewMail {
  return accountMail('reset', lead, to, withToken(RESET_PATH, token))
}

/** Writes the mail that tells an account's owner that someone tried to open another account with their address. The person who tried gets no hint. */
export function existingAccountMail(lead: Lead, to: Recipient): NewMail {
  return accountMail('existing', lead, to, SIGN_IN_PATH)
}

const WORDS = {
  verify: { subject: 'mail.verify.subject', text: 'mail.verify.text' },
  reset: { subject: 'mail.reset.subject', text: 'mail.reset.text' },
  existing: { subject: 'mail.existing.subject', text: 'mail.existing.text' },
} as const

function accountMail(
  about: keyof typeof WORDS,
  lead: Lead,
  { id, email, locale }: Recipient,
  address: string,
): NewMail {
  const { site, returnPath } = lead
  const link = site + withReturnPath(address, returnPath)
  const say = sayIn(locale)
  const { subject, text } = WORDS[about]
  return { about, accountId: id, to: email, locale, subject: say(subject), text: say(text, { site, link }) }
}

function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}
