import type { Kysely } from 'kysely'
import { OAUTH_PATH } from './addresses.ts'
import { toScopes } from './connected-apps.ts'
import type { Scope } from '../auth/api-key.ts'
import { toList } from '../state/account-tables.ts'
import type { StateTables } from '../state/state.ts'

/** What a client asks of a person, as far as it is known to be true. */
export interface AuthorizationRequest {
  clientId: string
  /** As the client calls itself; nobody has checked it. */
  clientName: string
  redirectUri: string
  /** Host of the redirect, or the scheme of an app on the device. */
  host: string
  scopes: Scope[]
  /** It also asks to stay connected. */
  isLasting: boolean
}

const NAME_LENGTH = 80
/** Added by the authorization server to what the client asked, to know it again. */
const SERVER_PARAMETERS = ['sig', 'exp', 'ba_iat', 'ba_param', 'ba_pl']

/** Reads the query of a page that belongs to an authorization. @returns undefined when the client is unknown or would be sent elsewhere than it registered */
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

/** The address at which the client's request begins anew, whoever is signed in by then. */
export function authorizeAddress(query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  for (const name of SERVER_PARAMETERS) asked.delete(name)
  // The person has just signed in; asked again, they would be sent in circles.
  const prompts = (asked.get('prompt') ?? '').split(' ').filter((prompt) => prompt !== '' && prompt !== 'login')
  if (prompts.length > 0) asked.set('prompt', prompts.join(' '))
  else asked.delete('prompt')
  return `${OAUTH_PATH}/oauth2/authorize?${asked}`
}

/** The sources for `form-action` that cover a redirect; none for a host that could end the directive, as `a;b` would. */
export function redirectSources(redirectUri: string): string[] {
  const { protocol, origin, host } = new URL(redirectUri)
  if (!isWeb(protocol)) return [protocol]
  return /^[\w.:[\]-]+$/.test(host) ? [origin] : []
}

// Loopback addresses may come with any port (RFC 8252, 7.3): the authorization server holds the rest against what is registered.
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
