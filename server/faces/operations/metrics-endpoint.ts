import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { FastResponse } from 'srvx'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Metrics } from '../../observability/metrics.ts'

/** `/metrics` on the public port, behind the bearer token. */
export function metricsEndpoint(metrics: Metrics, token: string): Endpoint {
  return {
    path: '/metrics',
    async answer({ headers }) {
      if (!isBearer(headers.get('authorization') ?? undefined, token))
        throw new ProblemError('UNAUTHORIZED', 'Send the metrics token as a bearer token.', {
          headers: { 'www-authenticate': 'Bearer realm="metrics"' },
        })
      const body = await metrics.render()
      return new FastResponse(body, { headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' } })
    },
  }
}

/** Creates a separate server for metrics; it also requires the token if one is set. */
export function metricsServer(metrics: Metrics, token: string | null): Server {
  return createServer((request, response) => {
    if (token !== null && !isBearer(request.headers.authorization, token)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer realm="metrics"' }).end()
      return
    }
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    metrics.render().then(
      (body) => response.writeHead(200, { 'content-type': metrics.contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
}

// Hashes are compared, so that neither time nor length reveals anything about the token.
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
