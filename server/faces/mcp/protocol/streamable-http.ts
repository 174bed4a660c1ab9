import { isRecord } from '../../../../models/kernel/is-record.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { CallToolResult, InputRequiredResult, McpServer, Server } from '@modelcontextprotocol/server'
import { FastResponse } from 'srvx'
import { sendNodeResponse } from 'srvx/node'
import { sayIn } from '../../../../content/say/words.ts'
import { BusyError } from '../../../base/busy.ts'
import type { DirectRoute } from '../../../endpoints/direct-route.ts'
import { toProblem } from '../../../endpoints/endpoint.ts'
import type { Exchange } from '../../../endpoints/exchange.ts'
import { ProblemError } from '../../../http/problem.ts'
import { bodyLimit } from '../../../http/body-limit.ts'
import { headerFields } from '../../../base/header-fields.ts'
import type { HeaderFields } from '../../../base/header-fields.ts'
import { JsonTooDeepError, parseJson } from '../../../http/parse-json.ts'
import { readBody } from '../../../http/read-body.ts'
import { isStateUnavailable } from '../../../state/unavailable.ts'
import type { Services } from '../../services.ts'
import type { Person } from '../calls/ask-person.ts'
import { challengeHeader } from '../calls/challenge.ts'
import { answerJson, jsonBytes } from '../calls/answer-memory.ts'
import type { Challenge } from '../calls/challenge.ts'
import { MCP_ANSWER_HEADERS, MCP_PREFLIGHT_HEADERS } from './answer-headers.ts'
import { idOf, RPC_ERROR, rpcError } from './json-rpc.ts'
import type { RequestId } from './json-rpc.ts'
import type { McpExchange } from './mcp-server.ts'
import { plainCallId } from './plain-call.ts'
import { foreignRequests } from './same-site.ts'

type Fields = Record<string, string>
type Message = Record<string, unknown>

/** Route of a `tools/call`: answered by the server itself, run with extra header fields, or challenged. */
export type Gated =
  | { kind: 'open' }
  | {
      kind: 'run'
      call: (tell: (headers: Fields) => void) => Promise<CallToolResult>
      /** The call of a client that can ask its person. @default call */
      callAsking?: (tell: (headers: Fields) => void, person: Person) => Promise<CallToolResult | InputRequiredResult>
    }
  | Challenge

export type Gate = (params: Message, headers: HeaderFields, exchange: Exchange) => Promise<Gated>

interface Wiring {
  path: string
  gate: Gate
  /** Rejects a body above the usual size unless the sender may send it. */
  challengeLargeBody?(headers: HeaderFields, exchange: Exchange): Promise<Challenge | undefined>
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

/** A result as it is written, one character a byte. */
interface PlainAnswer {
  text: string
  told: Fields
}

type Answer = Response | PlainAnswer

/** Header fields the protocol reads; the SDK sees nothing else of a request. */
const PROTOCOL_FIELDS = new Set(['mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'])
const PARAMETER_FIELD = 'mcp-param-'

/**
 * Creates the route of an MCP server over Streamable HTTP: revisions 2025-11-25 and 2026-07-28 at one address, stateless, JSON answers, one
 * bounded message per request, from allowed hosts and origins. Does not insist on `Accept`.
 */
export function streamableHttp(services: Services, wiring: Wiring): DirectRoute {
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

  async function post(incoming: IncomingMessage, headers: HeaderFields, exchange: Exchange): Promise<Answer> {
    if (!isJsonContentType(headers.get('content-type'))) return refuse(415, 'Send Content-Type: application/json.')
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
    const told: Fields = {}
    const { release } = exchange
    const mcpExchange: McpExchange = { release, headers }
    if (message.method === 'tools/call') {
      const gated = await wiring.gate(isRecord(message.params) ? message.params : {}, headers, exchange)
      if (gated.kind === 'challenged') return challengeAnswer(gated, message)
      if (gated.kind === 'run') {
        const tell = (fields: Fields) => void Object.assign(told, fields)
        const call = () => gated.call(tell)
        const id = plainCallId(message, headers.get('mcp-protocol-version'))
        if (id !== undefined) return { text: plainText(id, await call()), told }
        mcpExchange.callTool = (_name, _received, person) =>
          person && gated.callAsking ? gated.callAsking(tell, person) : call()
      }
    }
    const request = protocolRequest(incoming, headers, services.config.publicBaseUrl + wiring.path)
    return withFields(await dispatch({ message, request, exchange: mcpExchange }), { ...told, ...MCP_ANSWER_HEADERS })
  }

  return async (request, response, exchange) => {
    exchange.route = wiring.path
    try {
      const answered = await answer(request, exchange)
      if ('told' in answered) sendPlain(answered, response, exchange)
      else await sendWeb(answered, response, exchange)
    } catch (error) {
      services.log.error({ requestId: exchange.id, route: wiring.path, err: error }, 'answer not sent')
      response.destroy()
    }
  }

  async function answer(request: IncomingMessage, exchange: Exchange): Promise<Answer> {
    const headers = headerFields(request)
    const refused = refuseForeign(headers)
    if (refused) return withFields(refused, MCP_ANSWER_HEADERS)
    if (exchange.method === 'OPTIONS')
      return new FastResponse(null, { status: 204, headers: { ...MCP_PREFLIGHT_HEADERS } })
    // GET and DELETE get 405: there is no stream to open and no session to end.
    if (exchange.method !== 'POST')
      return refuse(405, 'This server is stateless: send each message with POST.', { allow: 'POST, OPTIONS' })
    try {
      const answered = await post(request, headers, exchange)
      // Nobody is told of a write that a loss of power could take back.
      await services.state.settle()
      return answered
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

/** Gives the SDK's answer without its path through the SDK, which takes longer than most answers. */
function plainText(id: RequestId, result: CallToolResult): string {
  return `{"result":${answerJson(result)},"jsonrpc":"2.0","id":${jsonBytes(id)}}`
}

const PLAIN_HEAD = Object.entries({ 'content-type': 'application/json', ...MCP_ANSWER_HEADERS }).flat()

function sendPlain({ text, told }: PlainAnswer, response: ServerResponse, { headers }: Exchange): void {
  const head = ['content-length', String(text.length), ...PLAIN_HEAD]
  for (const fields of [told, headers]) for (const name in fields) head.push(name, fields[name]!)
  response.writeHead(200, head)
  response.end(text, 'latin1')
}

function sendWeb(answer: Response, response: ServerResponse, { headers }: Exchange): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return sendNodeResponse(response, answer)
}

function withFields(response: Response, fields: Fields): Response {
  for (const [name, value] of Object.entries(fields)) response.headers.set(name, value)
  return response
}

function refuse(status: number, message: string, headers?: Fields): Response {
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
function protocolRequest(incoming: IncomingMessage, headers: HeaderFields, url: string): Request {
  const fields: Fields = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  for (const name in incoming.headers)
    if (PROTOCOL_FIELDS.has(name) || name.startsWith(PARAMETER_FIELD)) fields[name] = headers.get(name)!
  return new Request(url, { method: 'POST', headers: fields })
}
