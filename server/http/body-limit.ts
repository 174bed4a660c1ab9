import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '../../content/pages/trust/cookies.ts'
import { NEW_LEASE_PATH } from '../lease/leases-path.ts'

/** Maximum bytes of a large body: a PDF of 10 MB in base64 within a tool call, plus wrapping. */
export const LARGE_BODY_BYTES = 14_200_000
/** Address of the MCP endpoint. */
export const MCP_PATH = '/api/mcp'

/**
 * Maximum bytes read of a body. Only accounts may send documents, so only tool calls with an access token and forms of people who are signed in may be
 * large; token and session are checked after the body is read.
 * @param limit for every other request; a higher one applies here too
 */
export function bodyLimit({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, limit: number): number {
  const path = url?.split('?', 1)[0]
  const isToolCall = path === MCP_PATH && headers.authorization?.startsWith('Bearer ') === true
  const isLease = path === NEW_LEASE_PATH && headers.cookie?.includes(SESSION_COOKIE) === true
  return isToolCall || isLease ? Math.max(limit, LARGE_BODY_BYTES) : limit
}
