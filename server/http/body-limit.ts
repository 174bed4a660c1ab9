import type { IncomingMessage } from 'node:http'

/** Maximum bytes of a large body: a PDF of 10 MB in base64 within a tool call, plus wrapping. */
export const LARGE_BODY_BYTES = 14_200_000
/** Address of the MCP endpoint. */
export const MCP_PATH = '/api/mcp'

/**
 * Maximum bytes read of a body. Only accounts may send documents, so only tool calls with an access token may be large; the token is
 * checked after the call is read.
 * @param limit for every other request; a higher one applies here too
 */
export function bodyLimit({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, limit: number): number {
  const isToolCall = url?.split('?', 1)[0] === MCP_PATH
  return isToolCall && headers.authorization?.startsWith('Bearer ') ? Math.max(limit, LARGE_BODY_BYTES) : limit
}
