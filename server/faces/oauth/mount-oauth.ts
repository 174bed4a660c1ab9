import type { H3 } from 'h3'
import { mountEndpoint } from '../../endpoints/endpoint.ts'
import type { Services } from '../services.ts'
import { mountAuthorizationServer } from './authorization-server.ts'
import { metadataEndpoints } from './metadata.ts'

/** Mounts OAuth 2.1 for agents: discovery and the authorization server. The consent pages belong to the portal. */
export function mountOAuth(app: H3, services: Services): void {
  for (const endpoint of metadataEndpoints(services.config.publicBaseUrl)) mountEndpoint(app, endpoint, services)
  mountAuthorizationServer(app, services)
}
