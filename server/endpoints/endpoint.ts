import type { H3, H3Event } from 'h3'
import { FastResponse } from 'srvx'
import { BadArgumentsError } from '../base/read-arguments.ts'
import { BusyError } from '../base/busy.ts'
import { LeftEarlyError } from '../base/left-early.ts'
import { NotFoundError } from '../base/not-found.ts'
import type { Config } from '../base/config.ts'
import { ThrottledError } from '../limits/throttle.ts'
import type { Log } from '../observability/log.ts'
import { isStateUnavailable } from '../state/unavailable.ts'
import { exchangeOf } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import { ProblemError, renderProblem } from '../http/problem.ts'
import { ALLOWED_METHODS, PREFLIGHT_HEADERS } from '../http/standard-headers.ts'

/** A request as endpoints see it. */
export interface Question {
  exchange: Exchange
  headers: Headers
  search: URLSearchParams
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>
}

/** Answers GET (and therefore HEAD) at an address. Errors become problems. */
export interface Endpoint {
  /** h3 pattern, such as `/communes/:slug/trends`. */
  path: string
  answer(question: Question): Response | Promise<Response>
  /** For a pattern wider than its content: whether this address has any. */
  exists?(exchange: Exchange): boolean
  /** Renders a problem in a form of its own; undefined for problem details. */
  fail?(problem: ProblemError, question: Pick<Question, 'exchange' | 'headers'>): Response | undefined
}

/** Dependencies of problem answers. */
export interface ProblemServices {
  log: Log
  config: Pick<Config, 'publicBaseUrl'>
}

/** Registers an endpoint with what every address has: HEAD, OPTIONS, 405, problems. */
export function mountEndpoint(app: H3, endpoint: Endpoint, services: ProblemServices): void {
  app.all(endpoint.path, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = endpoint.path
    try {
      if (endpoint.exists && !endpoint.exists(exchange)) throw unknownPath(exchange)
      if (exchange.method === 'OPTIONS')
        return new FastResponse(null, { status: 204, headers: { ...PREFLIGHT_HEADERS } })
      if (exchange.method !== 'GET' && exchange.method !== 'HEAD') throw methodNotAllowed(exchange)
      return await endpoint.answer(questionOf(event, exchange))
    } catch (error) {
      const own = endpoint.fail?.(toProblem(error), { exchange, headers: event.req.headers })
      return own ?? problemAnswer(error, exchange, services)
    }
  })
}

/** Renders any error; internal ones are logged and shown as INTERNAL_ERROR. */
export function problemAnswer(error: unknown, exchange: Exchange, services: ProblemServices): Response {
  const problem = toProblem(error)
  if (problem.status >= 500)
    services.log.error(
      { requestId: exchange.id, route: exchange.route, err: problem.cause ?? problem },
      'request failed',
    )
  const { status, headers, body } = renderProblem(problem, exchange, services.config.publicBaseUrl)
  return new FastResponse(exchange.method === 'HEAD' ? null : body, { status, headers })
}

/** Converts an error to the problem callers see. */
export function toProblem(error: unknown, headers: Record<string, string> = {}): ProblemError {
  if (error instanceof ProblemError) {
    Object.assign(error.headers, headers)
    return error
  }
  if (error instanceof NotFoundError || error instanceof BadArgumentsError)
    return new ProblemError(error instanceof NotFoundError ? 'NOT_FOUND' : 'BAD_REQUEST', error, {
      errors: error.errors,
      errorsIn: (say) => error.errorsIn(say),
      headers,
    })
  if (error instanceof ThrottledError || error instanceof BusyError)
    return new ProblemError('RATE_LIMIT_EXCEEDED', error, {
      headers: { 'retry-after': String(Math.ceil(error.retryAfterMs / 1_000)), ...headers },
    })
  // Nobody reads it, and nothing is wrong on our side.
  if (error instanceof LeftEarlyError) return new ProblemError('BAD_REQUEST', error.message)
  if (isStateUnavailable(error))
    return new ProblemError('INTERNAL_ERROR', [{ key: 'problem.stateAway' }], {
      status: 503,
      cause: error,
      headers: { 'retry-after': '5', ...headers },
    })
  return new ProblemError('INTERNAL_ERROR', [{ key: 'problem.unexpected' }], { cause: error, headers })
}

export function unknownPath(exchange: Exchange): ProblemError {
  return new ProblemError('NOT_FOUND', [{ key: 'problem.path', values: { path: exchange.path.slice(0, 200) } }])
}

function methodNotAllowed(exchange: Exchange): ProblemError {
  return refusedMethod(exchange.method, ALLOWED_METHODS)
}

export function refusedMethod(method: string, allow: string): ProblemError {
  return new ProblemError('METHOD_NOT_ALLOWED', [{ key: 'problem.method', values: { method, allow } }], {
    headers: { allow },
  })
}

function questionOf(event: H3Event, exchange: Exchange): Question {
  return { exchange, headers: event.req.headers, search: event.url.searchParams, params: paramsOf(event) }
}

/** Decoded path parameters. @throws ProblemError 400 */
export function paramsOf({ context }: H3Event): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(context.params ?? {}).map(([name, value]) => [name, decode(name, value)]))
}

function decode(field: string, value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new ProblemError('BAD_REQUEST', 'The address is not percent-encoded UTF-8.', {
      errors: [{ field, received: value, expected: 'percent-encoded UTF-8' }],
    })
  }
}
