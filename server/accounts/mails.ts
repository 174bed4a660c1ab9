import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../../content/say/words.ts'
import { RESET_PATH, SIGN_IN_PATH, VERIFY_PATH } from './addresses.ts'
import type { NewMail } from '../mail/mail-queue.ts'
import { withReturnPath } from './return-path.ts'

/** Whom a mail about an account is for. */
export interface Recipient {
  id: string
  email: string
  locale: Locale
}

/** Where the link of a mail about an account leads. */
export interface Lead {
  /** The base address of the service. */
  site: string
  /** The page to come to in the end, as `toReturnPath` gives it. */
  returnPath: string | undefined
}

/** Asks to confirm that the address is the account's. */
export function verificationMail(lead: Lead, to: Recipient, token: string): NewMail {
  return accountMail('verify', lead, to, withToken(VERIFY_PATH, token))
}

/** Lets whoever owns the address set a new password. */
export function resetMail(lead: Lead, to: Recipient, token: string): NewMail {
  return accountMail('reset', lead, to, withToken(RESET_PATH, token))
}

/** Tells the owner of an account that someone tried to open another one with its address; whoever tried is not told. */
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
