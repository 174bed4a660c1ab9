import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { healthAnswer, healthOf } from '../../health-answer.ts'
import type { Services } from '../../services.ts'
import { serverInfo } from '../protocol/mcp-server.ts'

/** Supported protocol revisions, newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS]

/** Reports the MCP server's identity and release; 503 while it is about to stop. */
export function mcpHealthEndpoint(services: Services, path: string, tools: readonly { name: string }[]): Endpoint {
  const { name, version } = serverInfo(services.config.publicBaseUrl)
  return {
    path,
    async answer({ exchange }) {
      const health = await healthOf(services, exchange.release)
      return healthAnswer(exchange.method, {
        name,
        version,
        protocolVersions: PROTOCOL_VERSIONS,
        tools: tools.map((tool) => tool.name),
        ...health,
      })
    },
  }
}
