import type { H3 } from 'h3'
import { mountEndpoint } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { mountAuthorizationServer } from './authorization-server.ts'
import { consentPage } from './consent-page.ts'
import { errorPage } from './error-page.ts'
import { mountFormPage } from '../accounts/pages/form-page.ts'
import { metadataEndpoints } from './metadata.ts'

/** Mounts OAuth 2.1 for agents: discovery, the authorization server, and the pages at which people let apps in. */
export function mountOAuth(app: H3, services: Services): void {
  for (const endpoint of metadataEndpoints(services.config.publicBaseUrl)) mountEndpoint(app, endpoint, services)
  mountAuthorizationServer(app, services)
  for (const each of [consentPage(services), errorPage()]) mountFormPage(app, services, each)
}
