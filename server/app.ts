import { H3 } from 'h3'
import { mountA2a } from './faces/a2a/a2a-endpoint.ts'
import { calculatorEndpoints } from './faces/pages/calculators/calculator-endpoints.ts'
import { fileEndpoint } from './faces/documents/file-endpoint.ts'
import { healthEndpoint, liveEndpoint } from './faces/operations/health-endpoint.ts'
import { listingEndpoints } from './faces/documents/listing-endpoints.ts'
import { vintageEndpoint } from './faces/documents/vintage-endpoint.ts'
import type { DirectRoute } from './endpoints/direct-route.ts'
import { mountEndpoint, problemAnswer } from './endpoints/endpoint.ts'
import { exchangeOf } from './endpoints/exchange.ts'
import { MCP_PATH } from './http/body-limit.ts'
import { ProblemError } from './http/problem.ts'
import { toolAsker } from './faces/mcp/ask-tool.ts'
import { mountMcp } from './faces/mcp/mcp-endpoint.ts'
import { foreignRequests } from './faces/mcp/protocol/same-site.ts'
import { mountOAuth } from './faces/oauth/mount-oauth.ts'
import { metricsEndpoint } from './faces/operations/metrics-endpoint.ts'
import { localizedAddresses } from './faces/pages/localized-addresses.ts'
import { pageEndpoints } from './faces/pages/page-endpoints.ts'
import { mountPortal } from './faces/portal/mount-portal.ts'
import { mountInquiryEndpoints } from './faces/rest/inquiry-endpoints.ts'
import { mountLeaseEndpoint } from './faces/rest/lease-endpoint.ts'
import { mountWatchEndpoints } from './faces/rest/watch-endpoints.ts'
import { restEndpoints } from './faces/rest/endpoints.ts'
import type { Services } from './faces/services.ts'

/** Creates every address of the service. Files of the release come last, as they match everything else. */
export function createApp(services: Services): { app: H3; direct: ReadonlyMap<string, DirectRoute> } {
  const { token, port } = services.config.metrics
  const app = new H3({
    silent: true,
    onError(error, event) {
      const exchange = exchangeOf(event.runtime?.node?.req)
      const isTheirs = error.status >= 400 && error.status < 500
      const problem = isTheirs ? new ProblemError('BAD_REQUEST', error.message, { status: error.status }) : error
      return problemAnswer(problem, exchange, services)
    },
  })
  // Nobody is told of a write that a loss of power could take back.
  app.use(async (_, next) => {
    const answer = await next()
    await services.state.settle()
    return answer
  })
  const endpoints = [
    ...restEndpoints(services),
    ...listingEndpoints(),
    healthEndpoint(services),
    liveEndpoint(),
    ...(token !== null && port === null ? [metricsEndpoint(services.metrics, token)] : []),
    vintageEndpoint(services),
    ...pageEndpoints(services),
    ...calculatorEndpoints(services),
    localizedAddresses(services, fileEndpoint(services)),
  ]
  const direct = new Map([[MCP_PATH, mountMcp(app, services)]])
  mountA2a(app, services, { ask: toolAsker(services), refuseForeign: foreignRequests(services.config) })
  mountOAuth(app, services)
  mountLeaseEndpoint(app, services)
  mountInquiryEndpoints(app, services)
  mountWatchEndpoints(app, services)
  mountPortal(app, services)
  for (const endpoint of endpoints) mountEndpoint(app, endpoint, services)
  return { app, direct }
}
