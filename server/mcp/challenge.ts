/** Where clients learn how to sign in (RFC 9728, 3.1). */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource/api/mcp'

/** A call that needs another credential: told as HTTP, so that clients can sign in or step up. */
export interface Challenge {
  kind: 'challenged'
  status: 401 | 403
  message: string
  /** Parameters of `WWW-Authenticate: Bearer`. */
  parameters: Record<string, string>
}

/** `WWW-Authenticate` with where to sign in (RFC 6750, 3; RFC 9728, 5.1). */
export function challengeHeader({ parameters }: Challenge, baseUrl: string): string {
  const all = { ...parameters, resource_metadata: baseUrl + RESOURCE_METADATA_PATH }
  const quoted = Object.entries(all).map(([name, value]) => `${name}="${value.replaceAll(UNQUOTABLE, "'")}"`)
  return `Bearer ${quoted.join(', ')}`
}

const UNQUOTABLE = /[^\x20-\x7e]|["\\]/g
