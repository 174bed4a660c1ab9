import type { z } from 'zod'
import { isoDateAt } from '../../../models/kernel/day.ts'
import { authenticate, requireScope, UnauthorizedError } from '../../auth/authenticate.ts'
import type { Scope } from '../../auth/api-key.ts'
import type { ApiKey } from '../../auth/keys.ts'
import { createRepresentation, type Representation } from '../../http/representation.ts'
import { toProblem } from '../../endpoints/endpoint.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import type { KeptAnswers } from '../../endpoints/kept-answers.ts'
import { ProblemError } from '../../http/problem.ts'
import { readQuery } from '../../http/read-query.ts'
import { respondWith } from '../../endpoints/respond.ts'
import { allowanceUsed } from '../../limits/allowance-used.ts'
import { rateLimitHeaders } from '../../limits/rate-limit-headers.ts'
import { consume, peek, type Allowance } from '../../limits/sliding-window.ts'
import { giveBack } from '../../limits/give-back.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import type { ReceivedArguments } from '../../base/receive-arguments.ts'
import { TIER_DAY_LIMITS } from '../../base/tiers.ts'
import type { Release } from '../../serving/release.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import type { Services } from '../services.ts'
import { withNotes } from './answer-notes.ts'

interface KeyedOptions<Shape extends z.ZodRawShape> {
  path: string
  query: z.ZodObject<Shape>
  /** @default market:read */
  scope?: Scope
  /** Checks what the schema cannot; uses no allowance. @throws BadArgumentsError */
  check?(facts: ReleaseFacts, query: z.output<z.ZodObject<Shape>>): void
  /** Whether the answer depends only on release, day and question, so that equal questions may share it. @default true */
  isPure?: boolean
  /** Answers from the release. @throws NotFoundError, BadArgumentsError: the latter gives the counted request back */
  answer(
    facts: ReleaseFacts,
    query: z.output<z.ZodObject<Shape>>,
    params: Question['params'],
    release: Release,
  ): Noted | Promise<Noted>
}

/** A document, with what its reader should know of how the question was read. */
type Noted = object & { notes?: readonly string[] | undefined }

/** Services with the answers of the read API that are kept. */
export interface KeyedServices extends Services {
  answers: KeptAnswers<Representation>
}

type Received<Shape extends z.ZodRawShape> = ReceivedArguments<z.output<z.ZodObject<Shape>>>

const PRIVATE_CACHE = 'private, max-age=60'

/**
 * Creates an endpoint of the read API. The order decides what counts: key (401), scope (403) and parameters (400) use no allowance;
 * then one request is counted (429), and only then the release is read (404, 304, 200; what only the
 * release can refuse is given back with its 400).
 */
export function keyedEndpoint<Shape extends z.ZodRawShape>(
  services: KeyedServices,
  { path, query: schema, scope = 'market:read', isPure = true, check, answer }: KeyedOptions<Shape>,
): Endpoint {
  const make = async (release: Release, { args, notes }: Received<Shape>, params: Question['params']) => {
    const document = await answer(release.facts, args, params, release)
    const body = Buffer.from(JSON.stringify(withNotes(document, [...(document.notes ?? []), ...notes])))
    return createRepresentation(body, 'application/json')
  }
  const represent = async (release: Release, received: Received<Shape>, params: Question['params']) => {
    if (!isPure) return make(release, received, params)
    const question = JSON.stringify([isoDateAt(services.clock()), path, params, received.args, received.notes])
    const known = services.answers.recall(release, question)
    return known ?? services.answers.keep(release, question, await make(release, received, params))
  }
  return {
    path,
    async answer(question) {
      const { exchange, headers, search, params } = question
      const key = await admit(services, headers.get('x-api-key'))
      exchange.keyId = key.id
      const query = await free(services, key, () => {
        requireScope(key, scope)
        const read = readQuery(schema, search, exchange.locale())
        check?.(exchange.release.facts, read.args)
        return read
      })
      const allowance = await count(services, key)
      const counted = rateLimitHeaders(allowance)
      try {
        const representation = await represent(exchange.release, query, params)
        const { lastModified } = exchange.release.documents
        const vary = 'Accept-Encoding, X-API-Key'
        return await respondWith(representation, question, {
          cacheControl: PRIVATE_CACHE,
          lastModified,
          vary,
          headers: counted,
        })
      } catch (error) {
        if (!(error instanceof BadArgumentsError)) throw toProblem(error, counted)
        await giveBack(services.state.db, `key:${key.id}`, allowance.countedAt!)
        throw toProblem(error, await leftOf(services, key))
      }
    },
  }
}

async function admit(services: Services, sent: string | null): Promise<ApiKey> {
  try {
    return await authenticate(services.state.db, sent, services.clock())
  } catch (error) {
    if (error instanceof UnauthorizedError) services.metrics.denied(error.reason)
    throw error
  }
}

/** Runs checks that use no allowance; their problems report what is left of it. */
async function free<Result>(services: Services, key: ApiKey, check: () => Result): Promise<Result> {
  try {
    return check()
  } catch (error) {
    if (error instanceof UnauthorizedError) services.metrics.denied(error.reason)
    throw toProblem(error, await leftOf(services, key))
  }
}

async function leftOf({ state, clock }: Services, key: ApiKey): Promise<Record<string, string>> {
  return rateLimitHeaders(await peek(state.db, `key:${key.id}`, TIER_DAY_LIMITS[key.tier], clock()))
}

/** Counts the request. @throws ProblemError RATE_LIMIT_EXCEEDED */
async function count(services: Services, key: ApiKey): Promise<Allowance> {
  const limit = TIER_DAY_LIMITS[key.tier]
  const allowance = await consume(services.state.db, `key:${key.id}`, limit, services.clock())
  if (allowance.allowed) return allowance
  const headers = rateLimitHeaders(allowance)
  services.metrics.limited(key.tier)
  throw new ProblemError('RATE_LIMIT_EXCEEDED', allowanceUsed(allowance, key.tier), { headers })
}
