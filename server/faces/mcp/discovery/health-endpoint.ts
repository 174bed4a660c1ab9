import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import { FastResponse } from 'srvx'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { CORS_HEADERS, securityHeaders } from '../../../http/standard-headers.ts'
import type { Services } from '../../services.ts'
import { serverInfo } from '../protocol/mcp-server.ts'

/** Supported protocol revisions, newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS]

/** Reports the MCP server's identity and release; 503 while it is about to stop. */
export function mcpHealthEndpoint(services: Services, path: string, tools: readonly { name: string }[]): Endpoint {
  const { name, version } = serverInfo(services.config.publicBaseUrl)
  return {
    path,
    answer({ exchange }) {
      const { id: releaseId, asOf, sample } = exchange.release.facts
      const status = services.isDraining() ? 'draining' : 'ok'
      const body = JSON.stringify({
        name,
        version,
        protocolVersions: PROTOCOL_VERSIONS,
        releaseId,
        asOf,
        sample,
        tools: tools.map((tool) => tool.name),
        uptimeSeconds: Math.floor((services.clock() - services.startedAt) / 1_000),
        status,
      })
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        ...CORS_HEADERS,
        ...securityHeaders('application/json'),
      }
      return new FastResponse(exchange.method === 'HEAD' ? null : body, {
        status: status === 'ok' ? 200 : 503,
        headers,
      })
    },
  }
}
