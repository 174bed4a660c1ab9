import type { Scope } from '../../auth/api-key.ts'
import { authenticateCaller } from '../../auth/authenticate-caller.ts'
import { InvalidTokenError, tokenFault } from '../../auth/caller.ts'
import { readSession } from '../../accounts/sessions.ts'
import { TIER_DAY_LIMITS } from '../../base/tiers.ts'
import type { Told, ToldError } from '../../base/told.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import { ProblemError } from '../../http/problem.ts'
import { webSender } from '../../inquiries/account-inquiries.ts'
import { senderOf, type Sender } from '../../inquiries/sender.ts'
import { giveBack } from '../../limits/give-back.ts'
import { allowanceUsed } from '../../limits/allowance-used.ts'
import { rateLimitHeaders } from '../../limits/rate-limit-headers.ts'
import { consume, peek } from '../../limits/sliding-window.ts'
import type { Services } from '../services.ts'

/** The person something is done for, and how it is counted. */
export interface Person {
  accountId: string
  /** The person as author of inquiries: the app that holds the token, or the pages of this site. */
  sender: Sender
  /** Counts a request. @returns header fields, and how to take it back. @throws ProblemError 429 */
  count(): Promise<Counted>
}

export interface Counted {
  headers: Record<string, string>
  /** Takes the request back. @returns header fields of what is left then */
  giveBack?(): Promise<Record<string, string>>
}

/**
 * The person behind an access token with a scope or, on this site, a session. Browsers name the origin of every request but a reading one of
 * the same site, so that a session writes only for pages of this site.
 * @throws ProblemError 401, 403, 429
 */
export async function personOf(
  services: Services,
  { method, client }: Pick<Exchange, 'method' | 'client'>,
  headers: Headers,
  scope: Scope,
): Promise<Person> {
  const { config, accounts } = services
  if (headers.has('authorization') || headers.has('x-api-key')) return personOfToken(services, headers, client, scope)
  const origin = headers.get('origin')
  const isReading = method === 'GET' || method === 'HEAD'
  const isOwnPage = origin === new URL(config.publicBaseUrl).origin || (isReading && origin === null)
  const signedIn = isOwnPage ? await readSession(accounts.auth, headers) : undefined
  if (!signedIn) throw unauthorized(scope, { key: 'reply.access.session' })
  const { accountId } = signedIn
  return { accountId, sender: webSender(accountId), count: async () => ({ headers: {} }) }
}

async function personOfToken(services: Services, headers: Headers, address: string, scope: Scope): Promise<Person> {
  const { state, verifyBearer, clock, metrics } = services
  const door = { db: state.db, verifyBearer, now: clock() }
  const caller = await authenticateCaller(door, headers, address).catch((error: unknown) => {
    throw error instanceof InvalidTokenError ? unauthorized(scope, tokenFault(error)) : error
  })
  if (caller.kind !== 'account') throw unauthorized(scope, { key: 'reply.access.person' }, 403)
  if (!caller.scopes.includes(scope))
    throw unauthorized(scope, { key: 'reply.access.tokenScope', values: { scope } }, 403)
  const holder = `account:${caller.accountId}` as const
  return {
    accountId: caller.accountId,
    sender: senderOf(caller),
    async count() {
      const limit = TIER_DAY_LIMITS[caller.tier]
      const allowance = await consume(state.db, holder, limit, clock())
      const counted = rateLimitHeaders(allowance)
      if (!allowance.allowed) {
        metrics.limited(caller.tier)
        throw limited(allowanceUsed(allowance, caller.tier), allowance.retryAfterMs, counted)
      }
      return {
        headers: counted,
        async giveBack() {
          await giveBack(state.db, holder, allowance.countedAt!)
          return rateLimitHeaders(await peek(state.db, holder, limit, clock()))
        },
      }
    },
  }
}

function unauthorized(scope: Scope, told: Told, status: 401 | 403 = 401): ProblemError {
  return new ProblemError('UNAUTHORIZED', [told], {
    status,
    headers: { 'www-authenticate': `Bearer scope="${scope}"` },
  })
}

export function limited(
  told: readonly Told[] | ToldError,
  retryAfterMs: number,
  headers: Record<string, string> = {},
): ProblemError {
  return new ProblemError('RATE_LIMIT_EXCEEDED', told, { headers: { ...retryAfter(retryAfterMs), ...headers } })
}

export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'retry-after': String(Math.ceil(milliseconds / 1_000)) }
}
