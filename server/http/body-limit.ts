import type { IncomingMessage } from 'node:http'

/** A PDF of 10 MB as base64 within a tool call, and room for what is around it. */
export const LARGE_BODY_BYTES = 14_200_000
const MCP_PATH = '/api/mcp'

/**
 * How many bytes of a body are read. Only an account may send a document, so only calls of tools that show an access token may be large; whether the
 * token is good turns out once the call is read.
 * @param limit of every other request; a higher one holds here too
 */
export function bodyLimit({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, limit: number): number {
  const isToolCall = url?.split('?', 1)[0] === MCP_PATH
  return isToolCall && headers.authorization?.startsWith('Bearer ') ? Math.max(limit, LARGE_BODY_BYTES) : limit
}
