import { getOAuthProtectedResourceMetadataUrl } from '@modelcontextprotocol/server'

/** Address that tells clients how to sign in (RFC 9728, 3.1): the endpoint's path follows the well-known part. */
export function resourceMetadataUrl(baseUrl: string): string {
  return getOAuthProtectedResourceMetadataUrl(new URL(`${baseUrl}/api/mcp`))
}

/** A call that needs another credential, reported over HTTP so that clients can sign in or step up. */
export interface Challenge {
  kind: 'challenged'
  status: 401 | 403
  message: string
  /** Parameters of `WWW-Authenticate: Bearer`. */
  parameters: Record<string, string>
}

/** `WWW-Authenticate` with the sign-in address (RFC 6750, 3; RFC 9728, 5.1). */
export function challengeHeader({ parameters }: Challenge, baseUrl: string): string {
  const all = { ...parameters, resource_metadata: resourceMetadataUrl(baseUrl) }
  const quoted = Object.entries(all).map(([name, value]) => `${name}="${value.replaceAll(UNQUOTABLE, "'")}"`)
  return `Bearer ${quoted.join(', ')}`
}

const UNQUOTABLE = /[^\x20-\x7e]|["\\]/g
