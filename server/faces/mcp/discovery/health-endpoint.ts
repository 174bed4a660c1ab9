import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { healthAnswer, uptimeSeconds } from '../../health-answer.ts'
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
      return healthAnswer(exchange.method, {
        name,
        version,
        protocolVersions: PROTOCOL_VERSIONS,
        releaseId,
        asOf,
        sample,
        tools: tools.map((tool) => tool.name),
        uptimeSeconds: uptimeSeconds(services),
        status: services.isDraining() ? 'draining' : 'ok',
      })
    },
  }
}
