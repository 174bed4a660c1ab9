import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Locale } from '../../models/kernel/locale.ts'
import type { AccountServices } from './account-services.ts'
import { PASSWORD_LENGTH } from './auth.ts'
import { isEmailAddress, normalizeEmail, succeeds, throttleMail } from './email.ts'
import { signIn } from './sign-in.ts'
import type { From } from './sign-in.ts'
import { throttle, throttlingNow } from '../limits/throttle.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const claimsSchema = z.object({ email: z.email() })

/** What is wrong with a password somebody wants to set; undefined when nothing is. */
export function passwordFault(password: string): 'short' | 'long' | undefined {
  if (password.length < PASSWORD_LENGTH.min) return 'short'
  return password.length > PASSWORD_LENGTH.max ? 'long' : undefined
}

/**
 * Opens an account, closed until the mailed link is followed. The answer is the same when there is one already; its owner is told by mail.
 * @returns false for an address that is none. @throws ThrottledError, RangeError for a password of the wrong length
 */
export async function signUp(
  services: AccountServices,
  sent: { email: string; password: string; name?: string; locale?: Locale },
  { address }: Pick<From, 'address'>,
): Promise<boolean> {
  const who = normalizeEmail(sent.email)
  if (!isEmailAddress(who)) return false
  if (passwordFault(sent.password))
    throw new RangeError(`The password has to have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`)
  await throttle(throttlingNow(services), [{ what: 'sign-up-address', who: address, limit: 20, windowMs: DAY_MS }])
  await throttleMail(services, who, { address })
  const name = (sent.name ?? '').trim().slice(0, 100)
  await services.auth.api.signUpEmail({
    body: { email: who, password: sent.password, name, locale: sent.locale ?? 'en' },
  })
  return true
}

/** A link that is not good, a password that is not the one the account was opened with, or an open account and the cookies of its first session. */
export type ConfirmResult = { kind: 'expired' } | { kind: 'refused' } | { kind: 'confirmed'; cookies: string[] }

/**
 * Confirms the address that a link was mailed to, and signs in. It takes the password, too: a stranger may have opened the account with the
 * address of whoever gets the mail, and would else get in by their click.
 * @throws ThrottledError
 */
export async function confirmAccount(
  services: AccountServices,
  { token, password }: { token: string; password: string },
  from: From,
): Promise<ConfirmResult> {
  const email = addressOf(token)
  if (email === undefined) return { kind: 'expired' }
  const before = await signIn(services, { email, password }, from)
  if (before.kind === 'refused') return before
  if (!(await succeeds(() => services.auth.api.verifyEmail({ query: { token } })))) return { kind: 'expired' }
  const after = before.kind === 'signed-in' ? before : await signIn(services, { email, password }, from)
  return after.kind === 'signed-in' ? { kind: 'confirmed', cookies: after.cookies } : { kind: 'expired' }
}

/** Mails the link anew, if there is an unconfirmed account; the answer never tells. @throws ThrottledError */
export async function resendVerification(
  services: AccountServices,
  to: string,
  { address }: Pick<From, 'address'>,
): Promise<void> {
  const who = normalizeEmail(to)
  await throttleMail(services, who, { address })
  if (isEmailAddress(who)) await succeeds(() => services.auth.api.sendVerificationEmail({ body: { email: who } }))
}

// What the token claims; whether it is ours is checked when it is used.
function addressOf(token: string): string | undefined {
  try {
    return claimsSchema.parse(decodeJwt(token)).email
  } catch {
    return undefined
  }
}
