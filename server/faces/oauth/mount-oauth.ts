import type { H3 } from 'h3'
import { mountEndpoint } from '../../endpoints/endpoint.ts'
import type { Services } from '../services.ts'
import { mountAuthorizationServer } from './authorization-server.ts'
import { metadataEndpoints } from './metadata.ts'

/** Mounts OAuth 2.1 for agents: discovery and the authorization server. The pages at which people let apps in are the portal's. */
export function mountOAuth(app: H3, services: Services): void {
  for (const endpoint of metadataEndpoints(services.config.publicBaseUrl)) mountEndpoint(app, endpoint, services)
  mountAuthorizationServer(app, services)
}
