import type { IncomingMessage } from 'node:http'
import type { H3 } from 'h3'
import { FastResponse } from 'srvx'
import type { z } from 'zod'
import { wordedLease } from '../../../content/say/lease-analysis.ts'
import { summarizeLease } from '../../../content/say/lease-summary.ts'
import type { LeaseAnalysis } from '../../../models/contracts/law/lease-analysis.ts'
import { parseLocale } from '../../../models/kernel/locale.ts'
import { leaseRequestSchema, type leaseDocumentSchema } from '../../../models/openapi/lease-document.ts'
import { readSession } from '../../accounts/sessions.ts'
import { authenticateCaller } from '../../auth/authenticate-caller.ts'
import { InvalidTokenError } from '../../auth/caller.ts'
import { BusyError } from '../../base/busy.ts'
import { readArguments } from '../../base/read-arguments.ts'
import { TIER_DAY_LIMITS } from '../../base/tiers.ts'
import { problemAnswer, toProblem } from '../../endpoints/endpoint.ts'
import { exchangeOf } from '../../endpoints/exchange.ts'
import { bodyLimit } from '../../http/body-limit.ts'
import { JsonTooDeepError, parseJson } from '../../http/parse-json.ts'
import { PRIVATE_HEADERS } from '../../http/private-answer.ts'
import { ProblemError } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { keepAnalysis, MAX_ANALYSES } from '../../lease/kept-analyses.ts'
import { LEASES_API_PATH, LEASES_PATH } from '../../lease/leases-path.ts'
import { readLease } from '../../lease/read-lease.ts'
import { ReadingTimeUsedError } from '../../lease/reading-time.ts'
import { giveBack } from '../../limits/give-back.ts'
import { rateLimitHeaders } from '../../limits/rate-limit-headers.ts'
import { consume } from '../../limits/sliding-window.ts'
import type { Services } from '../services.ts'
import { localeNotes, withNotes } from './answer-notes.ts'

const ALLOW = 'POST, OPTIONS'
const CHALLENGE = 'Bearer scope="documents:write"'

/** The person a lease is read for, and how their leases are counted. */
interface Reader {
  accountId: string
  /** Counts a lease. @returns header fields, and how to take it back when the service was busy. @throws ProblemError 429 */
  count(): Promise<{ headers: Record<string, string>; giveBack?(): Promise<void> }>
}

type LeaseReport = z.input<typeof leaseDocumentSchema>

/** Mounts `POST /api/account/leases`: the engine, the queue and the limits of `analyze_lease` and of the page, for the same people. */
export function mountLeaseEndpoint(app: H3, services: Services): void {
  app.all(LEASES_API_PATH, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = LEASES_API_PATH
    const request = event.runtime!.node!.req as IncomingMessage
    try {
      if (exchange.method === 'OPTIONS') return new FastResponse(null, { status: 204, headers: { allow: ALLOW } })
      if (exchange.method !== 'POST')
        throw new ProblemError('METHOD_NOT_ALLOWED', `${exchange.method} is not allowed here, only ${ALLOW}.`, {
          headers: { allow: ALLOW },
        })
      const reader = await readerOf(services, event.req.headers, exchange.client)
      const asked = readArguments(leaseRequestSchema, await readJson(request, services))
      const { locale } = parseLocale(asked.locale)!
      const { facts } = exchange.release
      const now = services.clock()
      const counted = await reader.count()
      const { accountId } = reader
      const reading = { holder: accountId, now, left: exchange.left() }
      const analysis = await readLease(services, facts, asked, reading).catch(async (error: unknown) => {
        if (!(error instanceof BusyError)) throw toProblem(error, counted.headers)
        await counted.giveBack?.()
        throw busy(error)
      })
      const kept = asked.keep
        ? await keepAnalysis(services.state.db, { accountId, releaseId: facts.id, analysis, now })
        : undefined
      const report = reportOf(analysis, locale, kept && `${services.config.publicBaseUrl}${LEASES_PATH}/${kept}`)
      const full =
        asked.keep && kept === undefined ? [`Not stored: the account already has ${MAX_ANALYSES} analyses.`] : []
      const body = JSON.stringify(withNotes(report, [...full, ...localeNotes(asked.locale)]))
      return new FastResponse(body, {
        headers: { 'content-type': 'application/json', ...PRIVATE_HEADERS, ...counted.headers },
      })
    } catch (error) {
      return problemAnswer(error, exchange, services)
    }
  })
}

function reportOf(analysis: LeaseAnalysis, locale: Parameters<typeof wordedLease>[1], reportUrl?: string): LeaseReport {
  const { riskLevel, counts, disclaimer } = summarizeLease(analysis, locale)
  return { riskLevel, counts, ...wordedLease(analysis, locale), reportUrl: reportUrl ?? null, disclaimer }
}

/** The person behind a token or, on this site, a session. @throws ProblemError 401, 403 */
async function readerOf(services: Services, headers: Headers, address: string): Promise<Reader> {
  const { config, accounts } = services
  const hasCredential = headers.has('authorization') || headers.has('x-api-key')
  if (hasCredential) return tokenReader(services, headers, address)
  const isOwnPage = headers.get('origin') === new URL(config.publicBaseUrl).origin
  const signedIn = isOwnPage ? await readSession(accounts.auth, headers) : undefined
  if (!signedIn)
    throw unauthorized(
      'Send an access token in Authorization: Bearer, or the session of a signed-in person with the Origin of this site.',
    )
  return { accountId: signedIn.accountId, count: async () => ({ headers: {} }) }
}

async function tokenReader(services: Services, headers: Headers, address: string): Promise<Reader> {
  const { state, verifyBearer, clock, metrics } = services
  const door = { db: state.db, verifyBearer, now: clock() }
  const caller = await authenticateCaller(door, headers, address).catch((error: unknown) => {
    throw error instanceof InvalidTokenError ? unauthorized(`The access token is not valid: ${error.message}.`) : error
  })
  if (caller.kind !== 'account')
    throw unauthorized('A lease is read for a person: an API key is not enough. Send an access token of OAuth.', 403)
  if (!caller.scopes.includes('documents:write'))
    throw unauthorized('The access token lacks the scope documents:write. Ask the person for it.', 403)
  const holder = `account:${caller.accountId}` as const
  return {
    accountId: caller.accountId,
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

async function readJson(request: IncomingMessage, { config }: Services): Promise<unknown> {
  if (!/^application\/(?:[\w.+-]*\+)?json\b/i.test(request.headers['content-type'] ?? ''))
    throw new ProblemError('BAD_REQUEST', 'Send Content-Type: application/json.', { status: 415 })
  const text = await readBody(request, bodyLimit(request, config.limits.bodyBytes))
  try {
    return parseJson(text)
  } catch (error) {
    const detail = error instanceof JsonTooDeepError ? error.message : 'The body is not JSON.'
    throw new ProblemError('BAD_REQUEST', detail)
  }
}

function unauthorized(detail: string, status: 401 | 403 = 401): ProblemError {
  return new ProblemError('UNAUTHORIZED', detail, { status, headers: { 'www-authenticate': CHALLENGE } })
}

function limited(detail: string, retryAfterMs: number, headers: Record<string, string> = {}): ProblemError {
  return new ProblemError('RATE_LIMIT_EXCEEDED', detail, { headers: { ...retryAfter(retryAfterMs), ...headers } })
}

function busy(error: BusyError): ProblemError {
  if (error instanceof ReadingTimeUsedError) return limited(error.message, error.retryAfterMs)
  return new ProblemError('INTERNAL_ERROR', error.message, { status: 503, headers: retryAfter(error.retryAfterMs) })
}

function retryAfter(milliseconds: number): Record<string, string> {
  return { 'retry-after': String(Math.ceil(milliseconds / 1_000)) }
}
