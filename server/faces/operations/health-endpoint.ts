import { FastResponse } from 'srvx'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { unstoredHeaders } from '../../http/standard-headers.ts'
import { healthAnswer, healthOf } from '../health-answer.ts'
import type { Services } from '../services.ts'

/** Reports health and the served release; 503 while about to stop, so that balancers look elsewhere. */
export function healthEndpoint(services: Services): Endpoint {
  return {
    path: '/api/health',
    answer: async ({ exchange }) => healthAnswer(exchange.method, await healthOf(services, exchange.release)),
  }
}

/** Tells that the process answers, whatever else: who restarts processes asks here, so that a lost database restarts none. */
export function liveEndpoint(): Endpoint {
  const body = JSON.stringify({ status: 'alive' })
  return {
    path: '/api/live',
    answer: ({ exchange }) =>
      new FastResponse(exchange.method === 'HEAD' ? null : body, {
        headers: unstoredHeaders('application/json', body),
      }),
  }
}
