import type { Locale } from '../../models/domain/locale.ts'
import { sayIn } from '../../models/text/words.ts'
import { RESET_PATH, SIGN_IN_PATH, VERIFY_PATH } from './addresses.ts'
import type { NewMail } from '../mail/mail-queue.ts'

/** Whom a mail about an account is for. */
export interface Recipient {
  id: string
  email: string
  locale: Locale
}

/** Asks to confirm that the address is the account's. */
export function verificationMail(site: string, to: Recipient, token: string): NewMail {
  return accountMail('verify', site, to, withToken(site, VERIFY_PATH, token))
}

/** Lets whoever owns the address set a new password. */
export function resetMail(site: string, to: Recipient, token: string): NewMail {
  return accountMail('reset', site, to, withToken(site, RESET_PATH, token))
}

/** Tells the owner of an account that someone tried to open another one with its address; whoever tried is not told. */
export function existingAccountMail(site: string, to: Recipient): NewMail {
  return accountMail('existing', site, to, site + SIGN_IN_PATH)
}

const WORDS = {
  verify: { subject: 'mail.verify.subject', text: 'mail.verify.text' },
  reset: { subject: 'mail.reset.subject', text: 'mail.reset.text' },
  existing: { subject: 'mail.existing.subject', text: 'mail.existing.text' },
} as const

function accountMail(about: keyof typeof WORDS, site: string, { id, email, locale }: Recipient, link: string): NewMail {
  const say = sayIn(locale)
  const { subject, text } = WORDS[about]
  return { about, accountId: id, to: email, locale, subject: say(subject), text: say(text, { site, link }) }
}

function withToken(site: string, path: string, token: string): string {
  return `${site}${path}?token=${encodeURIComponent(token)}`
}
