import { FastResponse } from 'srvx'
import type { Health } from '../../../models/openapi/rest-documents.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { CORS_HEADERS, securityHeaders } from '../../http/standard-headers.ts'
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
        uptimeSeconds: Math.floor((services.clock() - services.startedAt) / 1_000),
      }
      const body = JSON.stringify(health)
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        ...CORS_HEADERS,
        ...securityHeaders('application/json'),
      }
      return new FastResponse(exchange.method === 'HEAD' ? null : body, {
        status: health.status === 'ok' ? 200 : 503,
        headers,
      })
    },
  }
}
