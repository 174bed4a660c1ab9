import { FastResponse } from 'srvx'

/** Codes of JSON-RPC 2.0 and of its server range. */
export const RPC_ERROR = {
  parse: -32_700,
  invalidRequest: -32_600,
  invalidParams: -32_602,
  internal: -32_603,
  server: -32_000,
} as const

export type RequestId = string | number

interface RpcErrorOptions {
  status: number
  code: number
  message: string
  id?: RequestId | null
  headers?: Readonly<Record<string, string>>
}

/** Builds the HTTP response of a JSON-RPC error. */
export function rpcError({ status, code, message, id = null, headers }: RpcErrorOptions): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id })
  return new FastResponse(body, { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** Id of the client's request; null without one to repeat. */
export function idOf(message: { id?: unknown }): RequestId | null {
  return typeof message.id === 'string' || typeof message.id === 'number' ? message.id : null
}
