import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import type { AccountServices } from './account-services.ts'
import type { From } from './sign-in.ts'
import { throttle, throttlingNow } from '../limits/throttle.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const schema = z.email().max(254)

/** Addresses are kept and compared in lower case. */
export function normalizeEmail(sent: string): string {
  return sent.trim().toLowerCase()
}

/** @param email as `normalizeEmail` gives it */
export function isEmailAddress(email: string): boolean {
  return schema.safeParse(email).success
}

/** Counts a mail that somebody asks for. @throws ThrottledError when too many were, from there or to that address */
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

/** Whether the accounts library did what was asked; false when what was sent is at fault. */
export async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return false
    throw error
  }
}
