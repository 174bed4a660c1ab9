import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Locale } from '../../../models/kernel/locale.ts'
import { EMAIL_CHANGE } from '../addresses.ts'
import type { AccountServices } from '../account-services.ts'
import { isEmailAddress, mayMail, normalizeEmail, succeeds, throttleMail } from '../email.ts'
import { changedMail } from '../mails.ts'
import { cookieOf, cookiesOf, throttlePassword } from './second-factor.ts'
import type { SignedIn } from '../sessions.ts'
import type { From } from '../sign-in.ts'

const claimsSchema = z.object({ requestType: z.literal(EMAIL_CHANGE), email: z.email(), updateTo: z.email() })

/**
 * Mails a link to the address that an account is to have, unless another account has it; the answer never reveals whether one does.
 * @throws ThrottledError
 */
export async function requestEmailChange(
  services: AccountServices,
  who: SignedIn,
  headers: Headers,
  { password, newEmail, address }: { password: string; newEmail: string } & Pick<From, 'address'>,
): Promise<'mailed' | 'wrong-password' | 'no-address'> {
  const { api } = services.auth
  const email = normalizeEmail(newEmail)
  if (!isEmailAddress(email) || email === who.email) return 'no-address'
  await throttlePassword(services, who)
  const own = { headers: cookieOf(headers) }
  if (!(await succeeds(() => api.verifyPassword({ body: { password }, ...own })))) return 'wrong-password'
  await throttleMail(services, { address })
  if (await mayMail(services, 'change', email)) await api.changeEmail({ body: { newEmail: email }, ...own })
  return 'mailed'
}

/** The address that a mailed link gives to the account of whoever is signed in; undefined for any other link. Says nothing of its signature. */
export function newEmailOf(token: string, { email }: SignedIn): string | undefined {
  try {
    const claims = claimsSchema.parse(decodeJwt(token))
    return claims.email === email ? claims.updateTo : undefined
  } catch {
    return undefined
  }
}

/**
 * Changes the address through a mailed link, for the account itself only: a mistyped address is a stranger's, whose click must give them nothing. Tells
 * the former address.
 * @returns cookies of the session; undefined for a link that does not work
 */
export async function confirmEmailChange(
  { auth, state, mailer, site }: AccountServices & { site: string },
  who: SignedIn,
  headers: Headers,
  token: string,
): Promise<string[] | undefined> {
  const email = newEmailOf(token, who)
  if (email === undefined) return undefined
  const rows = await state.db
    .selectFrom('user')
    .select(['id', 'locale'])
    .where('email', 'in', [email, who.email])
    .execute()
  if (rows.length !== 1) return undefined
  const cookies = await cookiesOf(() =>
    auth.api.verifyEmail({ query: { token }, headers: cookieOf(headers), returnHeaders: true }),
  )
  const former = { id: who.accountId, email: who.email, locale: rows[0]!.locale as Locale }
  if (cookies) await mailer.send(changedMail({ site, returnPath: undefined }, former, email))
  return cookies
}
