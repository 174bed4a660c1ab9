import type { IncomingMessage } from 'node:http'
import type { H3 } from 'h3'
import { FastResponse } from 'srvx'
import type { z } from 'zod'
import type { Scope } from '../../auth/api-key.ts'
import { readArguments } from '../../base/read-arguments.ts'
import { problemAnswer } from '../../endpoints/endpoint.ts'
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

const ALLOW = 'POST, OPTIONS'

interface AccountPost<Shape extends z.ZodRawShape> {
  path: string
  scope: Scope
  request: z.ZodObject<Shape>
  /** Does what is asked for a person. Errors become problems. */
  answer(person: Person, asked: z.output<z.ZodObject<Shape>>, exchange: Exchange): Promise<Response>
}

/** Mounts an address at which a program of a person posts JSON. */
export function mountAccountPost<Shape extends z.ZodRawShape>(
  app: H3,
  services: Services,
  { path, scope, request: schema, answer }: AccountPost<Shape>,
): void {
  app.all(path, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = path
    const request = event.runtime!.node!.req as IncomingMessage
    try {
      if (exchange.method === 'OPTIONS') return new FastResponse(null, { status: 204, headers: { allow: ALLOW } })
      if (exchange.method !== 'POST')
        throw new ProblemError('METHOD_NOT_ALLOWED', `${exchange.method} is not allowed here, only ${ALLOW}.`, {
          headers: { allow: ALLOW },
        })
      const person = await personOf(services, exchange, event.req.headers, scope)
      return await answer(person, readArguments(schema, await readJson(request, services)), exchange)
    } catch (error) {
      return problemAnswer(error, exchange, services)
    }
  })
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
