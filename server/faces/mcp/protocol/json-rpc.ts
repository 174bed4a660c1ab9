import { FastResponse } from 'srvx'

/** Codes of JSON-RPC 2.0, and those of its range for servers. */
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

/** A JSON-RPC error as an HTTP answer. */
export function rpcError({ status, code, message, id = null, headers }: RpcErrorOptions): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id })
  return new FastResponse(body, { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** The id by which the client knows its request; null where there is none to repeat. */
export function idOf(message: { id?: unknown }): RequestId | null {
  return typeof message.id === 'string' || typeof message.id === 'number' ? message.id : null
}
