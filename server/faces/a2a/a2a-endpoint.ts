import type { IncomingMessage } from 'node:http'
import { A2A_VERSION_HEADER, AgentCard } from '@a2a-js/sdk'
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server'
import {
  DefaultRequestHandler,
  defaultServerCallContextBuilder,
  JsonRpcTransportHandler,
  validateVersion,
  type AgentExecutor,
} from '@a2a-js/sdk/server'
import type { H3, H3Event } from 'h3'
import { authenticateCaller } from '../../auth/authenticate-caller.ts'
import { allowanceHolder, InvalidTokenError, tokenFault, type Caller } from '../../auth/caller.ts'
import { sayIn } from '../../../content/say/words.ts'
import { sentences } from '../../base/told.ts'
import { createHotDocument } from '../../http/hot-document.ts'
import { mountEndpoint, toProblem } from '../../endpoints/endpoint.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { exchangeOf, type Exchange } from '../../endpoints/exchange.ts'
import { ProblemError } from '../../http/problem.ts'
import { JsonTooDeepError, parseJson } from '../../http/parse-json.ts'
import { readBody } from '../../http/read-body.ts'
import { respondWith } from '../../endpoints/respond.ts'
import { isStateUnavailable } from '../../state/unavailable.ts'
import type { Services } from '../services.ts'
import { A2A_PATH, A2A_VERSION, agentCard, CARD_PATH, legacyCard, OLD_CARD_PATH } from './agent-card.ts'
import { createExecutor } from './agent-executor.ts'
import type { AgentDoor } from './agent-door.ts'
import { idOf, preflight, RPC_ERROR, rpcAnswer, rpcError, rpcStream } from './rpc-answer.ts'
import { createTaskStore } from './task-store.ts'

/** Maximum remembered tasks. */
const TASKS = 1_000
const MESSAGE_BYTES = 64_000

type Message = Record<string, unknown>

/** Creates the agent that answers one message. */
type ExecutorOf = (door: AgentDoor, clock: () => number, call: Parameters<typeof createExecutor>[2]) => AgentExecutor

/**
 * Mounts the agent card and the JSON-RPC endpoint of A2A 1.0, which also answers clients of 0.3.
 * @param executorOf creates the answering agent; the protocol's compatibility kit mounts its own through the same wiring
 */
export function mountA2a(app: H3, services: Services, door: AgentDoor, executorOf: ExecutorOf = createExecutor): void {
  const { publicBaseUrl } = services.config
  const card = agentCard(publicBaseUrl)
  const store = createTaskStore(TASKS)
  for (const endpoint of cardEndpoints(card, services)) mountEndpoint(app, endpoint, services)

  async function post(event: H3Event, exchange: Exchange): Promise<Response> {
    const { headers } = event.req
    if (!/^application\/(?:[\w.+-]*\+)?json\b/i.test(headers.get('content-type') ?? ''))
      return rpcError(415, RPC_ERROR.contentType, 'Send Content-Type: application/json.')
    const limit = Math.min(MESSAGE_BYTES, services.config.limits.bodyBytes)
    const message = parseMessage(await readBody(event.runtime!.node!.req as IncomingMessage, limit))
    if (message instanceof Response) return message
    const { state, verifyBearer, clock } = services
    const caller = await authenticateCaller({ db: state.db, verifyBearer, now: clock() }, headers, exchange.client)
    const told: Record<string, string> = {}
    let failure: unknown
    // The SDK would make a failed task of it.
    const noted: AgentDoor['ask'] = (question) =>
      door.ask(question).catch((error: unknown) => {
        failure = error
        throw error
      })
    const executor = executorOf({ ...door, ask: noted }, clock, {
      exchange,
      headers,
      tell: (fields) => Object.assign(told, fields),
    })
    // One handler per message, bound to that message's release and caller.
    const handler = new DefaultRequestHandler(card, store, executor)
    const answer = await handle(handler, message, card, caller, headers)
    if (isStateUnavailable(failure)) throw failure
    return 'events' in answer ? rpcStream(answer.first, answer.events, told) : rpcAnswer(answer, told)
  }

  app.all(A2A_PATH, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = A2A_PATH
    const foreign = door.refuseForeign(event.req.headers)
    if (foreign) return foreign
    if (exchange.method === 'OPTIONS') return preflight()
    if (exchange.method !== 'POST') return refuse(405, 'Send each message with POST.', { allow: 'POST, OPTIONS' })
    try {
      return await post(event, exchange)
    } catch (error) {
      const problem = isStateUnavailable(error) ? toProblem(error) : error
      const say = sayIn(exchange.locale())
      if (problem instanceof ProblemError) return refuse(problem.status, problem.messageIn(say), problem.headers)
      if (problem instanceof InvalidTokenError) return refuse(401, sentences([tokenFault(problem)], say))
      services.log.error({ requestId: exchange.id, route: A2A_PATH, err: error }, 'request failed')
      return rpcError(500, RPC_ERROR.internal, say('problem.failed', { id: exchange.id }))
    }
  })
}

/** The card of 1.0; clients of 0.3 get theirs where they name their version, and at the older address. */
function cardEndpoints(card: AgentCard, { startedAt, config }: Services): Endpoint[] {
  const documentOf = (value: unknown) =>
    createHotDocument(Buffer.from(JSON.stringify(value)), 'application/json', new Date(startedAt).toUTCString())
  const [current, legacy] = [documentOf(AgentCard.toJSON(card)), documentOf(legacyCard(config.publicBaseUrl))]
  const vary = 'Accept-Encoding, A2A-Version'
  return [CARD_PATH, OLD_CARD_PATH].map((path) => ({
    path,
    answer(question) {
      const isLegacy = path === OLD_CARD_PATH || question.headers.get('a2a-version')?.startsWith('0.') === true
      const { representation, cacheControl, lastModified } = isLegacy ? legacy : current
      return respondWith(representation, question, { cacheControl, lastModified, vary })
    },
  }))
}

/** A stream that has begun: what happened before its first event is in the header fields, or was an error instead. */
interface Streamed {
  first: IteratorResult<object>
  events: AsyncGenerator<object>
}

async function handle(
  handler: DefaultRequestHandler,
  message: Message,
  card: AgentCard,
  caller: Caller,
  headers: Headers,
): Promise<object | Streamed> {
  const named = headers.get(A2A_VERSION_HEADER)
  const method = String(message['method'])
  // A request without a version counts as 0.3, whose method names contain a slash; names without a slash are 1.0.
  const requestedVersion = named ?? (method.includes('/') ? undefined : A2A_VERSION)
  const user = { isAuthenticated: caller.kind !== 'anonymous', userName: allowanceHolder(caller) }
  const context = defaultServerCallContextBuilder({ extensions: [], user, headers: {}, requestedVersion })
  const isCurrent = context.requestedVersion === A2A_VERSION
  const errorOf = (error: unknown) => ({
    jsonrpc: '2.0',
    id: idOf(message),
    error: isCurrent
      ? JsonRpcTransportHandler.mapToJSONRPCError(error)
      : LegacyJsonRpcTransportHandler.mapToLegacyJSONRPCError(error),
  })
  try {
    validateVersion(context.requestedVersion, card, 'JSONRPC')
    const transport = isCurrent ? new JsonRpcTransportHandler(handler) : new LegacyJsonRpcTransportHandler(handler)
    const answer = await transport.handle(message, context)
    if (!(Symbol.asyncIterator in answer)) return answer
    return { first: await answer.next(), events: endingWell(answer, errorOf) }
  } catch (error) {
    return errorOf(error)
  }
}

/** A stream whose failure is its last event. */
async function* endingWell(
  events: AsyncGenerator<object>,
  errorOf: (error: unknown) => object,
): AsyncGenerator<object> {
  try {
    yield* events
  } catch (error) {
    yield errorOf(error)
  }
}

function parseMessage(text: string): Message | Response {
  let message: unknown
  try {
    message = parseJson(text)
  } catch (error) {
    return rpcError(400, RPC_ERROR.parse, error instanceof JsonTooDeepError ? error.message : 'The body is not JSON.')
  }
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) return message as Message
  return rpcError(400, RPC_ERROR.invalidRequest, 'The body must be one JSON-RPC message.')
}

function refuse(status: number, message: string, headers?: Record<string, string>): Response {
  return rpcError(status, RPC_ERROR.server, message, headers)
}
