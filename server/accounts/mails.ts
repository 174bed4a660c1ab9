import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../../content/say/words.ts'
import { EMAIL_PATH, RESET_PATH, SIGN_IN_PATH, VERIFY_PATH } from './addresses.ts'
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

/** Writes the mail to a new address of an account, whose link confirms it. */
export function changeMail(lead: Lead, to: Recipient, token: string): NewMail {
  return accountMail('change', lead, to, withToken(EMAIL_PATH, token))
}

/** Writes the mail that tells the former address of an account that it has another. */
export function changedMail(lead: Lead, to: Recipient, newEmail: string): NewMail {
  return accountMail('changed', lead, to, `/${to.locale}/imprint`, newEmail)
}

const WORDS = {
  change: { subject: 'mail.change.subject', text: 'mail.change.text' },
  changed: { subject: 'mail.changed.subject', text: 'mail.changed.text' },
  verify: { subject: 'mail.verify.subject', text: 'mail.verify.text' },
  reset: { subject: 'mail.reset.subject', text: 'mail.reset.text' },
  existing: { subject: 'mail.existing.subject', text: 'mail.existing.text' },
} as const

function accountMail(
  what: keyof typeof WORDS,
  lead: Lead,
  { id, email, locale }: Recipient,
  address: string,
  newEmail = '',
): NewMail {
  const { site, returnPath } = lead
  const link = site + withReturnPath(address, returnPath)
  const say = sayIn(locale)
  const { subject, text } = WORDS[what]
  // The kinds of mails that the database knows: an address to confirm, and news of an account.
  const about = what === 'change' ? 'verify' : what === 'changed' ? 'existing' : what
  return {
    about,
    accountId: id,
    to: email,
    locale,
    subject: say(subject),
    text: say(text, { site, link, email: newEmail }),
  }
}

function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}
