import type { IncomingMessage } from 'node:http'
import type { H3 } from 'h3'
import { FastResponse } from 'srvx'
import type { z } from 'zod'
import type { Scope } from '../../auth/api-key.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import { localeSaid, receiveArguments } from '../../base/receive-arguments.ts'
import type { ReceivedArguments } from '../../base/receive-arguments.ts'
import { paramsOf, problemAnswer, refusedMethod, toProblem } from '../../endpoints/endpoint.ts'
import { exchangeOf } from '../../endpoints/exchange.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import { bodyLimit } from '../../http/body-limit.ts'
import { JsonTooDeepError, parseJson } from '../../http/parse-json.ts'
import { PRIVATE_HEADERS } from '../../http/private-answer.ts'
import { ProblemError } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import type { Services } from '../services.ts'
import { personOf } from './account-person.ts'
import type { Person } from './account-person.ts'

/** A request of a program of a person. */
interface AccountQuestion {
  exchange: Exchange
  search: URLSearchParams
  /** Decoded last part of an address that has one. */
  id: string
  /** Reads the JSON of the body. @throws ProblemError 400, 413, 415 */
  body(): Promise<unknown>
}

interface AccountMethod {
  scope: Scope
  /** Does what is asked for a person. Errors become problems. */
  answer(person: Person, question: AccountQuestion): Promise<Response>
}

type Methods = Partial<Record<'GET' | 'POST' | 'DELETE', AccountMethod>>

/** Mounts an address at which a program of a person reads, posts JSON or erases. */
export function mountAccountAddress(app: H3, services: Services, path: string, methods: Methods): void {
  const allow = [...Object.keys(methods), ...(methods.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  app.all(path, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = path
    const request = event.runtime!.node!.req as IncomingMessage
    try {
      if (exchange.method === 'OPTIONS') return new FastResponse(null, { status: 204, headers: { allow } })
      const method = methods[(exchange.method === 'HEAD' ? 'GET' : exchange.method) as keyof Methods]
      if (!method) throw refusedMethod(exchange.method, allow)
      const person = await personOf(services, exchange, event.req.headers, method.scope)
      const { id = '' } = paramsOf(event)
      return await method.answer(person, {
        exchange,
        search: event.url.searchParams,
        id,
        body: async () => {
          const posted = await readJson(request, services)
          // Problems are told in the language that the body names.
          const accepted = exchange.locale.bind(exchange)
          exchange.locale = () => localeSaid(posted, accepted())
          return posted
        },
      })
    } catch (error) {
      return problemAnswer(error, exchange, services)
    }
  })
}

interface AccountPost<Shape extends z.ZodRawShape> {
  path: string
  scope: Scope
  request: z.ZodObject<Shape>
  /** Does what is asked for a person. Errors become problems. */
  answer(person: Person, asked: ReceivedArguments<z.output<z.ZodObject<Shape>>>, exchange: Exchange): Promise<Response>
}

/** Mounts an address at which a program of a person posts JSON. */
export function mountAccountPost<Shape extends z.ZodRawShape>(
  app: H3,
  services: Services,
  { path, scope, request: schema, answer }: AccountPost<Shape>,
): void {
  mountAccountAddress(app, services, path, {
    POST: {
      scope,
      answer: async (person, { body, exchange }) =>
        answer(person, receiveArguments(schema, await body(), exchange.locale()), exchange),
    },
  })
}

/** Answers a counted request, which is given back where it is refused as not understood, or the service fails. */
export async function counting(services: Services, person: Person, answer: () => Promise<object>): Promise<Response> {
  const counted = await person.count()
  try {
    const document = await answer()
    await services.state.settle()
    return privateJson(document, counted.headers)
  } catch (error) {
    const problem = toProblem(error, counted.headers)
    if (error instanceof BadArgumentsError || problem.status >= 500)
      Object.assign(problem.headers, await counted.giveBack?.())
    throw problem
  }
}

/** An answer for one person, which nothing stores. */
export function privateJson(document: object, headers: Record<string, string> = {}): Response {
  return new FastResponse(JSON.stringify(document), {
    headers: { 'content-type': 'application/json', ...PRIVATE_HEADERS, ...headers },
  })
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
