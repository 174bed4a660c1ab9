import type { Health } from '../../../models/openapi/rest-documents.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { healthAnswer, uptimeSeconds } from '../health-answer.ts'
import type { Services } from '../services.ts'

/** Reports health and the served release; 503 while about to stop, so that balancers look elsewhere. */
export function healthEndpoint(services: Services): Endpoint {
  return {
    path: '/api/health',
    answer({ exchange }) {
      const { id, asOf, sample } = exchange.release.facts
      const health: Health = {
        status: services.isDraining() ? 'draining' : 'ok',
        releaseId: id,
        asOf,
        sample,
        uptimeSeconds: uptimeSeconds(services),
      }
      return healthAnswer(exchange.method, health)
    },
  }
}
