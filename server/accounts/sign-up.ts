import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Locale } from '../../models/kernel/locale.ts'
import type { AccountServices } from './account-services.ts'
import { PASSWORD_LENGTH } from './auth.ts'
import { isCommonPassword } from './common-password.ts'
import { isEmailAddress, mayMail, normalizeEmail, requestMail, succeeds, throttleMail } from './email.ts'
import { signIn } from './sign-in.ts'
import type { From } from './sign-in.ts'
import { throttle, throttlingNow } from '../limits/throttle.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** A token that changes an address has one more claim, and a page of its own. */
const claimsSchema = z.object({ email: z.email(), updateTo: z.undefined().optional() })

/** Checks a new password. @param email address of its account, '' when unknown. @returns undefined when it is acceptable */
export function passwordFault(password: string, email: string): 'short' | 'long' | 'common' | undefined {
  if (password.length < PASSWORD_LENGTH.min) return 'short'
  if (password.length > PASSWORD_LENGTH.max) return 'long'
  return isCommonPassword(password, email) ? 'common' : undefined
}

/**
 * Opens an account, closed until the mailed link is followed. The answer is the same when the account exists; its owner gets a mail.
 * @returns false for an invalid address
 * @throws ThrottledError, RangeError for a password that `passwordFault` refuses
 */
export async function signUp(
  services: AccountServices,
  sent: { email: string; password: string; name?: string; locale?: Locale },
  { address }: Pick<From, 'address'>,
): Promise<boolean> {
  const who = normalizeEmail(sent.email)
  if (!isEmailAddress(who)) return false
  const fault = passwordFault(sent.password, who)
  if (fault !== undefined) throw new RangeError(`The password is too ${fault}`)
  await throttle(throttlingNow(services), [{ what: 'sign-up-address', who: address, limit: 20, windowMs: DAY_MS }])
  await throttleMail(services, { address })
  if (!(await mayMail(services, 'sign-up', who))) return true
  const name = (sent.name ?? '').trim().slice(0, 100)
  await services.auth.api.signUpEmail({
    body: { email: who, password: sent.password, name, locale: sent.locale ?? 'en' },
  })
  return true
}

/** An invalid link, a password other than the account's, or an open account with the cookies of its first session. */
export type ConfirmResult = { kind: 'expired' } | { kind: 'refused' } | { kind: 'confirmed'; cookies: string[] }

/**
 * Confirms a mailed address and signs in. Also asks for the password: a stranger may have opened the account with someone else's
 * address, and would get in through that person's click.
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

/** Mails the confirmation link again if there is an unconfirmed account; the answer never reveals whether there is. @throws ThrottledError */
export function resendVerification(services: AccountServices, to: string, from: Pick<From, 'address'>): Promise<void> {
  return requestMail(services, 'verify', to, from, (email) =>
    succeeds(() => services.auth.api.sendVerificationEmail({ body: { email } })),
  )
}

// The token's unverified claim; its signature is checked when it is used.
function addressOf(token: string): string | undefined {
  try {
    return claimsSchema.parse(decodeJwt(token)).email
  } catch {
    return undefined
  }
}
