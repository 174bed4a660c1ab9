import { FastResponse } from 'srvx'
import { CORS_HEADERS } from '../../http/standard-headers.ts'

/** Headers of every answer: readable by browsers, never cached. */
const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  ...CORS_HEADERS,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** Codes of JSON-RPC 2.0, the first of its server range, and A2A's code for an unsupported content type. */
export const RPC_ERROR = {
  parse: -32_700,
  invalidRequest: -32_600,
  internal: -32_603,
  server: -32_000,
  contentType: -32_005,
} as const

export function rpcAnswer(body: object, headers: Readonly<Record<string, string>> = {}, status = 200): Response {
  const fields = { 'content-type': 'application/json', ...headers, ...ANSWER_HEADERS }
  return new FastResponse(JSON.stringify(body), { status, headers: fields })
}

/** Streams events as they come; ends the agent's work when the client leaves. */
export function rpcStream(
  first: IteratorResult<object>,
  rest: AsyncGenerator<object>,
  headers: Readonly<Record<string, string>>,
): Response {
  let next: IteratorResult<object> | undefined = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = next ?? (await rest.next())
      next = undefined
      if (done) controller.close()
      else controller.enqueue(Buffer.from(`data: ${JSON.stringify(value)}\n\n`))
    },
    async cancel() {
      await rest.return(undefined)
    },
  })
  return new FastResponse(body, { headers: { 'content-type': 'text/event-stream', ...headers, ...ANSWER_HEADERS } })
}

export function rpcError(status: number, code: number, message: string, headers?: Record<string, string>): Response {
  return rpcAnswer({ jsonrpc: '2.0', error: { code, message }, id: null }, headers, status)
}

export function preflight(): Response {
  const headers = {
    ...ANSWER_HEADERS,
    allow: 'POST, OPTIONS',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'A2A-Version, Accept, Authorization, Content-Type, X-API-Key, X-Request-Id',
    'access-control-max-age': '86400',
  }
  return new FastResponse(null, { status: 204, headers })
}

/** Id of the client's request; null without one to repeat. */
export function idOf({ id }: { id?: unknown }): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
