import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../../../base/config.ts'
import { clientLeft } from '../../../http/client-left.ts'
import { createLog } from '../../../observability/log.ts'
import type { Release } from '../../../serving/release.ts'
import type { Services } from '../../services.ts'
import { streamableHttp } from '../protocol/streamable-http.ts'
import { createFixtureServer } from './fixture-server.ts'

/** Serves the fixture on a free port through the real endpoint's wiring, without its gate. */
export async function startFixtureEndpoint(): Promise<{ url: string; close(): Promise<void> }> {
  const services = {
    config: readConfig({ PORT: '0' }),
    log: createLog('silent'),
    state: { settle: async () => undefined },
  } as Services
  const route = streamableHttp(services, {
    path: '/api/mcp',
    gate: async () => ({ kind: 'open' }),
    createServer: createFixtureServer,
    streams: true,
  })
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    const release = {} as Release
    const left = () => clientLeft(response)
    void route(request, response, {
      id: 'fixture',
      method,
      path: url,
      route: '',
      client: '',
      release,
      locale: () => 'en',
      startedAt: 0,
      headers: {},
      left,
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/api/mcp`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
