import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import type { Auth } from './auth.ts'
import { PASSWORD_LENGTH } from './auth.ts'
import { throttle } from './throttle.ts'
import type { AccountServices } from './account-services.ts'

/** Where a request comes from, for the brakes: `clientAddress` of it. */
interface From {
  address: string
  userAgent: string | null
}

export type SignInResult =
  | { kind: 'signed-in'; cookies: string[] }
  /** One answer for an unknown address and a wrong password. */
  | { kind: 'refused' }
  /** The password was right; only then is it told that the address is not confirmed yet. */
  | { kind: 'unverified' }

const QUARTER_HOUR_MS = 900_000
const DAY_MS = 86_400_000
const email = z.email().max(254)

/** Signs in with e-mail and password. The session is always a new one, whatever cookie came along. @throws ThrottledError */
export async function signIn(
  services: AccountServices,
  sent: { email: string; password: string },
  { address, userAgent }: From,
): Promise<SignInResult> {
  const who = sent.email.trim().toLowerCase()
  await throttle(braking(services), [
    { what: 'sign-in-address', who: address, limit: 100, windowMs: QUARTER_HOUR_MS },
    { what: 'sign-in', who: `${address} ${who}`, limit: 10, windowMs: QUARTER_HOUR_MS },
    // Higher, so that strangers elsewhere cannot easily lock out the owner.
    { what: 'sign-in-account', who, limit: 60, windowMs: QUARTER_HOUR_MS },
  ])
  if (!email.safeParse(who).success || sent.password.length > PASSWORD_LENGTH.max) return { kind: 'refused' }
  const headers = new Headers(userAgent === null ? {} : { 'user-agent': userAgent.slice(0, 300) })
  try {
    const body = { email: who, password: sent.password }
    const result = await services.auth.api.signInEmail({ body, headers, returnHeaders: true })
    return { kind: 'signed-in', cookies: result.headers.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') return { kind: 'unverified' }
    if (error.status === 'UNAUTHORIZED') return { kind: 'refused' }
    throw error
  }
}

/** Ends the session of the cookie. @returns the cookies that clear it */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const result = await auth.api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    returnHeaders: true,
  })
  return result.headers.getSetCookie()
}

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
  sent: { email: string; password: string; name?: string },
  { address }: Pick<From, 'address'>,
): Promise<boolean> {
  const who = sent.email.trim().toLowerCase()
  if (!email.safeParse(who).success) return false
  if (passwordFault(sent.password))
    throw new RangeError(`The password has to have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`)
  await throttle(braking(services), [
    { what: 'sign-up-address', who: address, limit: 20, windowMs: DAY_MS },
    { what: 'mail', who, limit: 5, windowMs: DAY_MS },
  ])
  const name = (sent.name ?? '').trim().slice(0, 100)
  await services.auth.api.signUpEmail({ body: { email: who, password: sent.password, name } })
  return true
}

/** Confirms the address that a link was mailed to. @returns whether the link was good */
export async function verifyEmail({ auth }: AccountServices, token: string): Promise<boolean> {
  return succeeds(() => auth.api.verifyEmail({ query: { token } }))
}

/** Mails the link anew, if there is an unconfirmed account; the answer never tells. @throws ThrottledError */
export async function resendVerification(
  services: AccountServices,
  to: string,
  { address }: Pick<From, 'address'>,
): Promise<void> {
  const who = to.trim().toLowerCase()
  await mailBrakes(services, who, address)
  if (email.safeParse(who).success)
    await succeeds(() => services.auth.api.sendVerificationEmail({ body: { email: who } }))
}

/** Mails a link to set a new password, if there is an account; the answer never tells. @throws ThrottledError */
export async function requestReset(
  services: AccountServices,
  to: string,
  { address }: Pick<From, 'address'>,
): Promise<void> {
  const who = to.trim().toLowerCase()
  await mailBrakes(services, who, address)
  if (email.safeParse(who).success) await services.auth.api.requestPasswordReset({ body: { email: who } })
}

/** Sets a new password by a mailed link, once; signs out every browser and disconnects every app. @returns whether the link was good */
export async function resetPassword({ auth }: AccountServices, token: string, newPassword: string): Promise<boolean> {
  return succeeds(() => auth.api.resetPassword({ body: { token, newPassword } }))
}

async function mailBrakes(services: AccountServices, who: string, address: string): Promise<void> {
  await throttle(braking(services), [
    { what: 'mail-address', who: address, limit: 30, windowMs: DAY_MS },
    { what: 'mail', who, limit: 5, windowMs: DAY_MS },
  ])
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return false
    throw error
  }
}

function braking({ state, secret, clock }: AccountServices) {
  return { db: state.db, secret, now: clock() }
}
