import type { ClientDiscovery } from '@better-auth/oauth-provider'

/** Marks the clients that a document of their own describes; stored with each. */
export const DISCOVERY_ID = 'metadata-document'
const MAX_LENGTH = 500

/**
 * Clients whose id is the address of a document that describes them (draft-ietf-oauth-client-id-metadata-document). The document is
 * read when a person is about to be asked, so the library only finds what was stored then.
 */
export const clientDiscovery: ClientDiscovery = {
  id: DISCOVERY_ID,
  matches: isDocumentAddress,
  resolve: (_context, _clientId, existing) => existing,
}

/** Whether a client id is an https address with a path, in its normal form: no credentials, fragment, dot segments or default port. */
export function isDocumentAddress(clientId: string): boolean {
  if (clientId.length > MAX_LENGTH || !URL.canParse(clientId)) return false
  const { protocol, pathname, username, password, href } = new URL(clientId)
  const isNormal = href === clientId && !clientId.includes('#')
  return isNormal && protocol === 'https:' && pathname !== '/' && username + password === ''
}

/** Host that vouches for a client's description; undefined for a client that described itself. */
export function describedAt(clientId: string): string | undefined {
  return isDocumentAddress(clientId) ? new URL(clientId).host : undefined
}
