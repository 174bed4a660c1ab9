import { isAPIError } from 'better-auth/api'
import type { Auth } from './auth.ts'
import { PASSWORD_LENGTH } from './auth.ts'
import { isEmailAddress, normalizeEmail } from './email.ts'
import { throttle, throttlingNow } from '../limits/throttle.ts'
import type { AccountServices } from './account-services.ts'

/** Origin of a request for the throttles, from `clientAddress`. */
export interface From {
  address: string
  userAgent: string | null
}

export type SignInResult =
  | { kind: 'signed-in'; cookies: string[] }
  /** The password was right; a code has to follow. The cookies go on to that step. */
  | { kind: 'second-factor'; cookies: string[] }
  /** Same answer for an unknown address and a wrong password. */
  | { kind: 'refused' }
  /** Reported only when the password was right: the address is not confirmed yet. */
  | { kind: 'unverified' }

const QUARTER_HOUR_MS = 900_000

/** Signs in with e-mail and password. Always starts a new session, whatever cookie was sent. @throws ThrottledError */
export async function signIn(
  services: AccountServices,
  sent: { email: string; password: string },
  { address, userAgent }: From,
): Promise<SignInResult> {
  const who = normalizeEmail(sent.email)
  await throttle(throttlingNow(services), [
    { what: 'sign-in-address', who: address, limit: 100, windowMs: QUARTER_HOUR_MS },
    { what: 'sign-in', who: `${address} ${who}`, limit: 10, windowMs: QUARTER_HOUR_MS },
    // Higher, so that strangers elsewhere cannot easily lock out the account's owner.
    { what: 'sign-in-account', who, limit: 60, windowMs: QUARTER_HOUR_MS },
  ])
  if (!isEmailAddress(who) || sent.password.length > PASSWORD_LENGTH.max) return { kind: 'refused' }
  const headers = new Headers(userAgent === null ? {} : { 'user-agent': userAgent.slice(0, 300) })
  try {
    const body = { email: who, password: sent.password }
    const result = await services.auth.api.signInEmail({ body, headers, returnHeaders: true })
    const kind = 'twoFactorRedirect' in result.response ? 'second-factor' : 'signed-in'
    return { kind, cookies: result.headers.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') return { kind: 'unverified' }
    if (error.status === 'UNAUTHORIZED') return { kind: 'refused' }
    throw error
  }
}

/** Ends the session of the cookie. @returns cookies that clear it */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const result = await auth.api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    returnHeaders: true,
  })
  return result.headers.getSetCookie()
}
