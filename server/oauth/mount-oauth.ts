import type { H3 } from 'h3'
import { mountEndpoint } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { mountAuthorizationServer } from './authorization-server.ts'
import { consentPage } from './consent-page.ts'
import { errorPage } from './error-page.ts'
import { mountFormPage } from './form-page.ts'
import { metadataEndpoints } from './metadata.ts'
import { signInPage } from './sign-in-page.ts'

/** Mounts OAuth 2.1 for agents: discovery, the authorization server, and the pages that people meet on the way. */
export function mountOAuth(app: H3, services: Services): void {
  for (const endpoint of metadataEndpoints(services.config.publicBaseUrl)) mountEndpoint(app, endpoint, services)
  mountAuthorizationServer(app, services)
  for (const each of [signInPage(services), consentPage(services), errorPage()]) mountFormPage(app, services, each)
}
