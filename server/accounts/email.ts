import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import type { AccountServices } from './account-services.ts'
import type { From } from './sign-in.ts'
import { throttle, throttlingNow } from '../limits/throttle.ts'
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

/** Has a mail sent to an address, if it is one, within the limits of `throttleMail`. @throws ThrottledError */
export async function requestMail(
  services: AccountServices,
  to: string,
  from: Pick<From, 'address'>,
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  const email = normalizeEmail(to)
  await throttleMail(services, email, from)
  if (isEmailAddress(email)) await send(email)
}

/** Counts a requested mail. @throws ThrottledError after too many requests from this client or for this address */
export function throttleMail(
  services: AccountServices,
  email: string,
  { address }: Pick<From, 'address'>,
): Promise<void> {
  return throttle(throttlingNow(services), [
    { what: 'mail-address', who: address, limit: 30, windowMs: DAY_MS },
    { what: 'mail', who: email, limit: 5, windowMs: DAY_MS },
  ])
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
