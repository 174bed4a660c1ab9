/**
 * Callbacks with a private-use scheme, each of a known public client. Any app on a device may claim such a scheme (RFC 8252, 7.1), so
 * only whole addresses that a client is known to use are taken.
 */
const PRIVATE_CALLBACKS: ReadonlySet<string> = new Set([
  'cursor://anysphere.cursor-mcp/oauth/callback',
  'warp://mcp/oauth2callback',
  'raycast://oauth?package_name=Extension',
  'com.raycast:/oauth?package_name=Extension',
])
const WEB = /^https?:\/\//i
/** Wildcards, white space and control characters: no callback has them, and readers of addresses disagree about them. */
const AMBIGUOUS = /[*\\\s\p{Cc}\p{Cf}]/u

/** Parts of the redirects of a registration. The authorization server judges those of the web; the private ones are known. */
export interface Redirects {
  web: string[]
  private: string[]
}

/** Sorts the redirects of a registration. @returns the reason when one of them can never be taken */
export function sortRedirects(uris: readonly string[], authenticationMethod: string): Redirects | { refused: string } {
  const ambiguous = uris.find((uri) => AMBIGUOUS.test(uri))
  if (ambiguous !== undefined)
    return { refused: `a redirect is one exact address, without wildcards: ${quote(ambiguous)}` }
  const others = uris.filter((uri) => !WEB.test(uri))
  const unknown = others.find((uri) => !PRIVATE_CALLBACKS.has(uri))
  if (unknown !== undefined)
    return { refused: `unknown scheme of a redirect, use https or http on 127.0.0.1: ${quote(unknown)}` }
  if (others.length > 0 && authenticationMethod !== 'none')
    return { refused: 'an app with a callback of its own scheme is public: token_endpoint_auth_method must be none' }
  return { web: uris.filter((uri) => WEB.test(uri)), private: others }
}

function quote(uri: string): string {
  return JSON.stringify(uri.slice(0, 100))
}
