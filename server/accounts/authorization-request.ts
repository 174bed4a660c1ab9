import type { Kysely } from 'kysely'
import { OAUTH_PATH } from './addresses.ts'
import { toScopes } from './connected-apps.ts'
import type { Scope } from '../auth/api-key.ts'
import { toList } from '../state/account-tables.ts'
import type { StateTables } from '../state/state.ts'

/** A client's request to a person, as far as it could be verified. */
export interface AuthorizationRequest {
  clientId: string
  /** The client's own name for itself, unverified. */
  clientName: string
  redirectUri: string
  /** Host of the redirect, or the scheme of a native app. */
  host: string
  scopes: Scope[]
  /** Whether the client also asks to stay connected. */
  isLasting: boolean
}

const NAME_LENGTH = 80
/** Parameters the authorization server adds to recognise its own request. */
const SERVER_PARAMETERS = ['sig', 'exp', 'ba_iat', 'ba_param', 'ba_pl']

/** Reads the query of a page that belongs to an authorization. @returns undefined for an unknown client or an unregistered redirect */
export async function readAuthorizationRequest(
  db: Kysely<StateTables>,
  query: URLSearchParams,
): Promise<AuthorizationRequest | undefined> {
  const [clientId, redirectUri] = [query.get('client_id'), query.get('redirect_uri')]
  if (!clientId || !redirectUri || !URL.canParse(redirectUri)) return undefined
  const client = await db
    .selectFrom('oauthClient')
    .select(['name', 'redirectUris'])
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  if (!client || !isRegistered(toList(client.redirectUris), redirectUri)) return undefined
  const scopes = (query.get('scope') ?? '').split(' ')
  const { protocol, host } = new URL(redirectUri)
  return {
    clientId,
    clientName: (client.name ?? clientId).slice(0, NAME_LENGTH),
    redirectUri,
    host: isWeb(protocol) ? host : protocol,
    scopes: toScopes(scopes),
    isLasting: scopes.includes('offline_access'),
  }
}

/** Address that starts the client's request again, whoever is signed in by then. */
export function authorizeAddress(query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  for (const name of SERVER_PARAMETERS) asked.delete(name)
  // The person has just signed in; asking again would send them in circles.
  const prompts = (asked.get('prompt') ?? '').split(' ').filter((prompt) => prompt !== '' && prompt !== 'login')
  if (prompts.length > 0) asked.set('prompt', prompts.join(' '))
  else asked.delete('prompt')
  return `${OAUTH_PATH}/oauth2/authorize?${asked}`
}

/** Sources of `form-action` that cover a redirect; none for a host that could end the directive, such as `a;b`. */
export function redirectSources(redirectUri: string): string[] {
  const { protocol, origin, host } = new URL(redirectUri)
  if (!isWeb(protocol)) return [protocol]
  return /^[\w.:[\]-]+$/.test(host) ? [origin] : []
}

// Loopback redirects may use any port (RFC 8252, 7.3); the authorization server compares the rest with the registration.
function isRegistered(registered: readonly string[], redirectUri: string): boolean {
  return registered.some((uri) => uri === redirectUri || withoutLoopbackPort(uri) === withoutLoopbackPort(redirectUri))
}

function withoutLoopbackPort(uri: string): string {
  const url = new URL(uri)
  if (url.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)) url.port = ''
  return url.href
}

function isWeb(protocol: string): boolean {
  return protocol === 'https:' || protocol === 'http:'
}
