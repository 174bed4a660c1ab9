import { isAPIError } from 'better-auth/api'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { SECOND_FACTOR_COOKIE } from '../../../content/pages/trust/cookies.ts'
import { throttle, throttlingNow } from '../../limits/throttle.ts'
import type { StateTables } from '../../state/state.ts'
import type { AccountServices } from '../account-services.ts'
import { disconnectAllApps } from '../connected-apps.ts'
import type { From } from '../sign-in.ts'
import type { SignedIn } from '../sessions.ts'

/** Characters of a code as people write it, with spaces. */
const MOST_CODE_CHARACTERS = 40
const QUARTER_HOUR_MS = 900_000

/** A second factor that is being set up: what the person sees once. */
export const setUpSchema = z.object({ uri: z.string(), backupCodes: z.array(z.string()) })
export type SetUp = z.infer<typeof setUpSchema>

/** Says whether an account has a second factor. */
export async function hasSecondFactor(db: Kysely<StateTables>, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('user').select('twoFactorEnabled').where('id', '=', accountId).executeTakeFirst()
  return Boolean(row?.twoFactorEnabled)
}

/** Removes the second factor of an account without its password: for the operator. */
export async function dropSecondFactor(db: Kysely<StateTables>, accountId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('user')
      .set({ twoFactorEnabled: sql<boolean>`false` })
      .where('id', '=', accountId)
      .execute()
    await transaction.deleteFrom('twoFactor').where('userId', '=', accountId).execute()
  })
}

/** Makes a secret and backup codes, which count once a code is confirmed. @returns undefined for a wrong password. @throws ThrottledError */
export async function startSecondFactor(
  services: AccountServices,
  who: SignedIn,
  headers: Headers,
  password: string,
): Promise<SetUp | undefined> {
  await throttlePassword(services, who)
  const made = await ifValid(() =>
    services.auth.api.enableTwoFactor({ body: { password }, headers: cookieOf(headers) }),
  )
  return made && setUpSchema.parse({ ...made, uri: 'totpURI' in made ? made.totpURI : undefined })
}

/** Turns the second factor on with the first code. @returns cookies of the session, undefined for a wrong code. @throws ThrottledError */
export async function confirmSecondFactor(
  services: AccountServices,
  { accountId }: SignedIn,
  headers: Headers,
  code: string,
): Promise<string[] | undefined> {
  await throttle(throttlingNow(services), [
    { what: 'second-factor-set-up', who: accountId, limit: 20, windowMs: QUARTER_HOUR_MS },
  ])
  const body = { code: digitsOf(code) }
  return cookiesOf(() => services.auth.api.verifyTOTP({ body, headers: cookieOf(headers), returnHeaders: true }))
}

/** A change that its person confirms by the password; undefined for a wrong one. @throws ThrottledError */
type ByPassword = (
  services: AccountServices,
  who: SignedIn,
  headers: Headers,
  password: string,
) => Promise<string[] | undefined>

/** Turns it off. @returns cookies of the session */
export const removeSecondFactor: ByPassword = async (services, who, headers, password) => {
  await throttlePassword(services, who)
  return cookiesOf(() =>
    services.auth.api.disableTwoFactor({ body: { password }, headers: cookieOf(headers), returnHeaders: true }),
  )
}

/** Replaces the backup codes. @returns the new ones */
export const newBackupCodes: ByPassword = async (services, who, headers, password) => {
  await throttlePassword(services, who)
  const body = { password }
  const made = await ifValid(() => services.auth.api.generateBackupCodes({ body, headers: cookieOf(headers) }))
  return made?.backupCodes
}

/** Replaces a known password; signs out every other browser and disconnects every app. @returns undefined for a wrong password. @throws ThrottledError */
export async function changePassword(
  services: AccountServices,
  who: SignedIn,
  headers: Headers,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<string[] | undefined> {
  await throttlePassword(services, who)
  const body = { currentPassword: password, newPassword, revokeOtherSessions: true }
  const cookies = await cookiesOf(() =>
    services.auth.api.changePassword({ body, headers: cookieOf(headers), returnHeaders: true }),
  )
  if (cookies) await disconnectAllApps(services.state.db, who.accountId)
  return cookies
}

export type SecondStep =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'refused' }
  /** The first step is too long ago, or there were too many wrong codes since. */
  | { kind: 'start-again' }

/** Ends signing in with a code of the app, or with a backup code, which then is used up. @throws ThrottledError */
export async function passSecondFactor(
  services: AccountServices,
  headers: Headers,
  code: string,
  { address }: Pick<From, 'address'>,
): Promise<SecondStep> {
  await throttle(throttlingNow(services), [
    { what: 'second-factor', who: address, limit: 30, windowMs: QUARTER_HOUR_MS },
  ])
  const pending = pendingCookie(headers)
  if (pending === undefined) return { kind: 'start-again' }
  const written = code.slice(0, MOST_CODE_CHARACTERS).trim()
  const sent = { headers: new Headers({ cookie: pending }), returnHeaders: true } as const
  try {
    const { headers: answered } = /^[\d\s]+$/.test(written)
      ? await services.auth.api.verifyTOTP({ body: { code: digitsOf(written) }, ...sent })
      : await services.auth.api.verifyBackupCode({ body: { code: written }, ...sent })
    return { kind: 'signed-in', cookies: answered.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    const isWrong = error.body?.code === 'INVALID_CODE' || error.body?.code === 'INVALID_BACKUP_CODE'
    return { kind: isWrong ? 'refused' : 'start-again' }
  }
}

/** Whether the first step of signing in was done in this browser a moment ago. */
export function isHalfSignedIn(headers: Headers): boolean {
  return pendingCookie(headers) !== undefined
}

// The cookie of a session must not come along: the library would then check the code of that session's account.
function pendingCookie(headers: Headers): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) =>
    [SECOND_FACTOR_COOKIE, `__Secure-${SECOND_FACTOR_COOKIE}`].some((name) => cookie.startsWith(`${name}=`)),
  )
}

/** Counts an attempt at the password of whoever is signed in. @throws ThrottledError */
export function throttlePassword(services: AccountServices, { accountId }: SignedIn): Promise<void> {
  return throttle(throttlingNow(services), [
    { what: 'password-again', who: accountId, limit: 10, windowMs: QUARTER_HOUR_MS },
  ])
}

/** Runs a call of the library. @returns cookies that it sets; undefined when it finds the input at fault */
export async function cookiesOf(work: () => Promise<{ headers: Headers }>): Promise<string[] | undefined> {
  return (await ifValid(work))?.headers.getSetCookie()
}

/** @returns undefined when the library finds the input at fault */
async function ifValid<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined
    throw error
  }
}

/** The cookies of a request, and nothing else of it. */
export function cookieOf(headers: Headers): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '' })
}

function digitsOf(code: string): string {
  return code.slice(0, MOST_CODE_CHARACTERS).replaceAll(/\D/g, '')
}
