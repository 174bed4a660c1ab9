import { OAUTH_PATH } from '../../accounts/addresses.ts'
import { mcpResource } from '../../accounts/auth.ts'
import { SCOPES } from '../../auth/api-key.ts'
import { createRepresentation } from '../../http/representation.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { respondWith } from '../../endpoints/respond.ts'

const CACHE = 'public, max-age=300'
const AUTHENTICATION_METHODS = ['none', 'client_secret_basic', 'client_secret_post']

/** Sign-in discovery documents, at every address where clients look. */
export function metadataEndpoints(publicBaseUrl: string): Endpoint[] {
  const { pathname } = new URL(publicBaseUrl)
  const prefix = pathname.replace(/\/$/, '')
  const server = authorizationServerMetadata(publicBaseUrl)
  const resource = protectedResourceMetadata(publicBaseUrl)
  return [
    documentEndpoint(`${OAUTH_PATH}/.well-known/oauth-authorization-server`, server),
    // RFC 8414, 3.1: the issuer's path follows the well-known part.
    documentEndpoint(`/.well-known/oauth-authorization-server${prefix}${OAUTH_PATH}`, server),
    documentEndpoint('/.well-known/oauth-protected-resource', resource),
    documentEndpoint(`/.well-known/oauth-protected-resource${prefix}/api/mcp`, resource),
  ]
}

/** RFC 8414. */
function authorizationServerMetadata(publicBaseUrl: string) {
  const issuer = publicBaseUrl + OAUTH_PATH
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    client_id_metadata_document_supported: true,
    registration_endpoint: `${issuer}/oauth2/register`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    scopes_supported: [...SCOPES, 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: AUTHENTICATION_METHODS,
    revocation_endpoint_auth_methods_supported: AUTHENTICATION_METHODS,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** RFC 9728. */
function protectedResourceMetadata(publicBaseUrl: string) {
  return {
    resource: mcpResource(publicBaseUrl),
    resource_name: 'Luxembourg property intelligence',
    authorization_servers: [publicBaseUrl + OAUTH_PATH],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
  }
}

function documentEndpoint(path: string, document: object): Endpoint {
  const representation = createRepresentation(Buffer.from(JSON.stringify(document)), 'application/json')
  return { path, answer: (question) => respondWith(representation, question, { cacheControl: CACHE }) }
}
