import { isRecord } from '../../../../models/kernel/is-record.ts'
import type { IncomingMessage } from 'node:http'
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { CallToolResult, InputRequiredResult, McpServer, Server } from '@modelcontextprotocol/server'
import type { H3, H3Event } from 'h3'
import { FastResponse } from 'srvx'
import { sayIn } from '../../../../content/say/words.ts'
import { BusyError } from '../../../base/busy.ts'
import { toProblem } from '../../../endpoints/endpoint.ts'
import { exchangeOf } from '../../../endpoints/exchange.ts'
import type { Exchange } from '../../../endpoints/exchange.ts'
import { ProblemError } from '../../../http/problem.ts'
import { bodyLimit } from '../../../http/body-limit.ts'
import { JsonTooDeepError, parseJson } from '../../../http/parse-json.ts'
import { readBody } from '../../../http/read-body.ts'
import { isStateUnavailable } from '../../../state/unavailable.ts'
import type { Services } from '../../services.ts'
import type { Person } from '../calls/ask-person.ts'
import { challengeHeader } from '../calls/challenge.ts'
import { answerJson } from '../calls/answer-memory.ts'
import type { Challenge } from '../calls/challenge.ts'
import { MCP_ANSWER_HEADERS, MCP_PREFLIGHT_HEADERS } from './answer-headers.ts'
import { idOf, RPC_ERROR, rpcError } from './json-rpc.ts'
import type { RequestId } from './json-rpc.ts'
import type { McpExchange } from './mcp-server.ts'
import { plainCallId } from './plain-call.ts'
import { foreignRequests } from './same-site.ts'

type HeaderFields = Record<string, string>
type Message = Record<string, unknown>

/** Route of a `tools/call`: answered by the server itself, run with extra header fields, or challenged. */
export type Gated =
  | { kind: 'open' }
  | {
      kind: 'run'
      call: (tell: (headers: HeaderFields) => void) => Promise<CallToolResult>
      /** The call of a client that can ask its person. @default call */
      callAsking?: (
        tell: (headers: HeaderFields) => void,
        person: Person,
      ) => Promise<CallToolResult | InputRequiredResult>
    }
  | Challenge

export type Gate = (params: Message, headers: Headers, exchange: Exchange) => Promise<Gated>

export interface Wiring {
  path: string
  gate: Gate
  /** Rejects a body above the usual size unless the sender may send it. */
  challengeLargeBody?(headers: Headers, exchange: Exchange): Promise<Challenge | undefined>
  /** Creates a server for one message. */
  createServer(exchange: McpExchange): Server | McpServer
  /** Uses event streams for clients of 2025-11-25, for servers that report before they answer. @default false: JSON */
  streams?: boolean
}

interface Prepared {
  message: Message
  request: Request
  exchange: McpExchange
}

/** Header fields the protocol reads; the SDK sees nothing else of a request. */
const PROTOCOL_FIELDS = new Set(['mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'])
const PARAMETER_FIELD = 'mcp-param-'

/**
 * Mounts an MCP server over Streamable HTTP: revisions 2025-11-25 and 2026-07-28 at one address, stateless, JSON answers, one
 * bounded message per request, from allowed hosts and origins. Does not insist on `Accept`.
 */
export function mountStreamableHttp(app: H3, services: Services, wiring: Wiring): void {
  const refuseForeign = foreignRequests(services.config)
  const exchanges = new WeakMap<Request, McpExchange>()
  const report = (error: Error) => services.log.debug({ err: error }, 'mcp message refused')
  const modern = createMcpHandler(({ requestInfo }) => wiring.createServer(exchanges.get(requestInfo!)!), {
    legacy: 'reject',
    onerror: report,
  })

  async function dispatch({ message, request, exchange }: Prepared): Promise<Response> {
    if (!(await isLegacyRequest(request, message))) {
      exchanges.set(request, exchange)
      return modern.fetch(request, { parsedBody: message })
    }
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !wiring.streams })
    await wiring.createServer(exchange).connect(transport)
    return transport.handleRequest(request, { parsedBody: message })
  }

  function challengeAnswer(challenge: Challenge, message: Message): Response {
    const authenticate = challengeHeader(challenge, services.config.publicBaseUrl)
    const headers = { 'www-authenticate': authenticate, ...MCP_ANSWER_HEADERS }
    const { status, message: text } = challenge
    return rpcError({ status, code: RPC_ERROR.server, message: text, id: idOf(message), headers })
  }

  async function post(event: H3Event, exchange: Exchange): Promise<Response> {
    const { headers } = event.req
    if (!isJsonContentType(headers.get('content-type'))) return refuse(415, 'Send Content-Type: application/json.')
    const incoming = event.runtime!.node!.req as IncomingMessage
    const { bodyBytes } = services.config.limits
    const limit = bodyLimit(incoming, bodyBytes)
    // Checked before the body is read: a stranger's megabytes are not worth the memory.
    if (limit > bodyBytes && !(Number(headers.get('content-length') ?? NaN) <= bodyBytes)) {
      const challenge = await wiring.challengeLargeBody?.(headers, exchange)
      if (challenge) return challengeAnswer(challenge, {})
    }
    const text = await readBody(incoming, limit)
    const message = parseMessage(text)
    if (message instanceof Response) return message
    const told: HeaderFields = {}
    const { release } = exchange
    const mcpExchange: McpExchange = { release, headers }
    if (message.method === 'tools/call') {
      const gated = await wiring.gate(isRecord(message.params) ? message.params : {}, headers, exchange)
      if (gated.kind === 'challenged') return challengeAnswer(gated, message)
      if (gated.kind === 'run') {
        const tell = (fields: HeaderFields) => void Object.assign(told, fields)
        const call = () => gated.call(tell)
        const id = plainCallId(message, headers.get('mcp-protocol-version'))
        if (id !== undefined) return plainAnswer(id, await call(), told)
        mcpExchange.callTool = (_name, _received, person) =>
          person && gated.callAsking ? gated.callAsking(tell, person) : call()
      }
    }
    const request = protocolRequest(headers, services.config.publicBaseUrl + wiring.path)
    return withFields(await dispatch({ message, request, exchange: mcpExchange }), { ...told, ...MCP_ANSWER_HEADERS })
  }

  app.all(wiring.path, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = wiring.path
    const refused = refuseForeign(event.req.headers)
    return refused ? withFields(refused, MCP_ANSWER_HEADERS) : answerMethod(event, exchange)
  })

  async function answerMethod(event: H3Event, exchange: Exchange): Promise<Response> {
    if (exchange.method === 'OPTIONS')
      return new FastResponse(null, { status: 204, headers: { ...MCP_PREFLIGHT_HEADERS } })
    // GET and DELETE get 405: there is no stream to open and no session to end.
    if (exchange.method !== 'POST')
      return refuse(405, 'This server is stateless: send each message with POST.', { allow: 'POST, OPTIONS' })
    try {
      return await post(event, exchange)
    } catch (error) {
      const problem = isStateUnavailable(error) || error instanceof BusyError ? toProblem(error) : error
      if (problem instanceof ProblemError)
        return refuse(problem.status, problem.messageIn(sayIn(exchange.locale())), problem.headers)
      services.log.error({ requestId: exchange.id, route: wiring.path, err: error }, 'request failed')
      const message = sayIn(exchange.locale())('problem.failed', { id: exchange.id })
      return rpcError({ status: 500, code: RPC_ERROR.internal, message, headers: MCP_ANSWER_HEADERS })
    }
  }
}

const RESULT = Buffer.from('{"result":')

/** Gives the SDK's answer without its path through the SDK, which takes longer than most answers. */
function plainAnswer(id: RequestId, result: CallToolResult, told: HeaderFields): Response {
  const end = Buffer.from(`,"jsonrpc":"2.0","id":${JSON.stringify(id)}}`)
  const body = Buffer.concat([RESULT, answerJson(result), end])
  return new FastResponse(body, { headers: { 'content-type': 'application/json', ...told, ...MCP_ANSWER_HEADERS } })
}

function withFields(response: Response, fields: HeaderFields): Response {
  for (const [name, value] of Object.entries(fields)) response.headers.set(name, value)
  return response
}

function refuse(status: number, message: string, headers?: HeaderFields): Response {
  return rpcError({ status, code: RPC_ERROR.server, message, headers: { ...MCP_ANSWER_HEADERS, ...headers } })
}

function parseMessage(text: string): Message | Response {
  let message: unknown
  try {
    message = parseJson(text)
  } catch (error) {
    return malformed(RPC_ERROR.parse, error instanceof JsonTooDeepError ? error.message : 'The body is not JSON.')
  }
  if (isRecord(message)) return message
  const detail = Array.isArray(message)
    ? 'Batches are not part of this protocol: send one message per request.'
    : 'The body is not a JSON-RPC message.'
  return malformed(RPC_ERROR.invalidRequest, detail)
}

function malformed(code: number, message: string): Response {
  return rpcError({ status: 400, code, message, headers: MCP_ANSWER_HEADERS })
}

/** Builds the request for the SDK: without its body, already parsed, and with an `Accept` the SDK takes. */
function protocolRequest(headers: Headers, url: string): Request {
  const fields: HeaderFields = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  for (const [name, value] of headers)
    if (PROTOCOL_FIELDS.has(name) || name.startsWith(PARAMETER_FIELD)) fields[name] = value
  return new Request(url, { method: 'POST', headers: fields })
}
