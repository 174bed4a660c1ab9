import type { Scope } from '../../auth/api-key.ts'
import { authenticateCaller } from '../../auth/authenticate-caller.ts'
import { InvalidTokenError } from '../../auth/caller.ts'
import { readSession } from '../../accounts/sessions.ts'
import { TIER_DAY_LIMITS } from '../../base/tiers.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import { ProblemError } from '../../http/problem.ts'
import { webSender } from '../../inquiries/account-inquiries.ts'
import { senderOf, type Sender } from '../../inquiries/sender.ts'
import { giveBack } from '../../limits/give-back.ts'
import { rateLimitHeaders } from '../../limits/rate-limit-headers.ts'
import { consume } from '../../limits/sliding-window.ts'
import type { Services } from '../services.ts'

/** The person something is done for, and how it is counted. */
export interface Person {
  accountId: string
  /** The person as author of inquiries: the app that holds the token, or the pages of this site. */
  sender: Sender
  /** Counts a request. @returns header fields, and how to take it back when the service was busy. @throws ProblemError 429 */
  count(): Promise<Counted>
}

export interface Counted {
  headers: Record<string, string>
  giveBack?(): Promise<void>
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
  if (!signedIn)
    throw unauthorized(
      scope,
      'Send an access token in Authorization: Bearer, or the session of a signed-in person with the Origin of this site.',
    )
  const { accountId } = signedIn
  return { accountId, sender: webSender(accountId), count: async () => ({ headers: {} }) }
}

async function personOfToken(services: Services, headers: Headers, address: string, scope: Scope): Promise<Person> {
  const { state, verifyBearer, clock, metrics } = services
  const door = { db: state.db, verifyBearer, now: clock() }
  const caller = await authenticateCaller(door, headers, address).catch((error: unknown) => {
    throw error instanceof InvalidTokenError
      ? unauthorized(scope, `The access token is not valid: ${error.message}.`)
      : error
  })
  if (caller.kind !== 'account')
    throw unauthorized(
      scope,
      'This is done for a person: an API key is not enough. Send an access token of OAuth.',
      403,
    )
  if (!caller.scopes.includes(scope))
    throw unauthorized(scope, `The access token lacks the scope ${scope}. Ask the person for it.`, 403)
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
        throw limited(
          `You have used the ${limit} requests in 24 hours of the ${caller.tier} tier.`,
          allowance.retryAfterMs,
          counted,
        )
      }
      return { headers: counted, giveBack: () => giveBack(state.db, holder, allowance.countedAt!) }
    },
  }
}

function unauthorized(scope: Scope, detail: string, status: 401 | 403 = 401): ProblemError {
  return new ProblemError('UNAUTHORIZED', detail, {
    status,
    headers: { 'www-authenticate': `Bearer scope="${scope}"` },
  })
}

export function limited(detail: string, retryAfterMs: number, headers: Record<string, string> = {}): ProblemError {
  return new ProblemError('RATE_LIMIT_EXCEEDED', detail, { headers: { ...retryAfter(retryAfterMs), ...headers } })
}

export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'retry-after': String(Math.ceil(milliseconds / 1_000)) }
}
