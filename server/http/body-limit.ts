import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '../../content/pages/trust/cookies.ts'
import { LEASES_API_PATH, NEW_LEASE_PATH } from '../lease/leases-path.ts'

/** Maximum bytes of a large body: a PDF of 10 MB in base64 within a tool call, plus wrapping. */
export const LARGE_BODY_BYTES = 14_200_000
/** Address of the MCP endpoint. */
export const MCP_PATH = '/api/mcp'

/**
 * Maximum bytes read of a body. Only accounts may send documents, so only tool calls and leases with an access token, and leases of people who are
 * signed in, may be large; token and session are checked after the body is read.
 * @param limit for every other request; a higher one applies here too
 */
export function bodyLimit({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, limit: number): number {
  const path = url?.split('?', 1)[0]
  const hasToken = headers.authorization?.startsWith('Bearer ') === true
  const hasSession = headers.cookie?.includes(SESSION_COOKIE) === true
  const isLarge =
    ((path === MCP_PATH || path === LEASES_API_PATH) && hasToken) ||
    ((path === NEW_LEASE_PATH || path === LEASES_API_PATH) && hasSession)
  return isLarge ? Math.max(limit, LARGE_BODY_BYTES) : limit
}
