/** A parsed answer of the endpoint. */
export interface RpcAnswer {
  status: number
  headers: Headers
  result?: Record<string, unknown>
  error?: { code: number; message: string; data?: unknown }
  id?: unknown
}

const PROTOCOL = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** Sends one message of revision 2025-11-25 like the simplest client. */
export async function rpc(
  url: string,
  method: string,
  params: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return post(url, body, { 'mcp-protocol-version': '2025-11-25', ...headers })
}

/** Sends a raw body. */
export async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<RpcAnswer> {
  const response = await fetch(url, { method: 'POST', headers: { ...PROTOCOL, ...headers }, body })
  const text = await response.text()
  return { status: response.status, headers: response.headers, ...(text !== '' && (JSON.parse(text) as object)) }
}

/** Text a model reads from a tool's answer. */
export function textOf({ result }: RpcAnswer): string {
  const content = (result?.content ?? []) as { type: string; text?: string }[]
  return content.map(({ text }) => text ?? '').join('\n')
}
