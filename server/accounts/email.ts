import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import type { AccountServices } from './account-services.ts'
import type { From } from './sign-in.ts'
import { ThrottledError, throttle, throttlingNow } from '../limits/throttle.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const schema = z.email().max(254)

/** Normalises an address for storage and comparison: lower case. */
export function normalizeEmail(sent: string): string {
  return sent.trim().toLowerCase()
}

/** @param email as returned by `normalizeEmail` */
export function isEmailAddress(email: string): boolean {
  return schema.safeParse(email).success
}

/** Kinds of mails that anybody can have sent to an address. */
type MailKind = 'reset' | 'verify' | 'sign-up' | 'change'

/** Has a mail sent to an address, if it is one, within the limits of `throttleMail` and `mayMail`. @throws ThrottledError */
export async function requestMail(
  services: AccountServices,
  kind: MailKind,
  to: string,
  from: Pick<From, 'address'>,
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  const email = normalizeEmail(to)
  await throttleMail(services, from)
  if (isEmailAddress(email) && (await mayMail(services, kind, email))) await send(email)
}

/** Counts a requested mail. @throws ThrottledError after too many requests from this client */
export function throttleMail(services: AccountServices, { address }: Pick<From, 'address'>): Promise<void> {
  return throttle(throttlingNow(services), [{ what: 'mail-address', who: address, limit: 30, windowMs: DAY_MS }])
}

/** Milliseconds and number of mails of a kind to one address. Half the life of the shortest link. */
export const MAILS_TO_ADDRESS = { limit: 2, windowMs: 1_800_000 } as const

/**
 * Counts a mail to an address, whoever asked for it. The owner of the address is never shut out by what strangers ask for: kinds are
 * counted apart, and whenever no more is sent, a mail of this kind with a link that still works was sent within the window.
 */
export async function mayMail(services: AccountServices, kind: MailKind, email: string): Promise<boolean> {
  try {
    await throttle(throttlingNow(services), [{ what: `mail-${kind}`, who: email, ...MAILS_TO_ADDRESS }])
    return true
  } catch (error) {
    if (error instanceof ThrottledError) return false
    throw error
  }
}

/** Runs a call of the accounts library. @returns false when the input is at fault */
export async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return false
    throw error
  }
}
