import type { H3 } from 'h3'
import type { DirectRoute } from '../../endpoints/direct-route.ts'
import { mountEndpoint } from '../../endpoints/endpoint.ts'
import { MCP_PATH } from '../../http/body-limit.ts'
import type { HeaderFields } from '../../base/header-fields.ts'
import type { Services } from '../services.ts'
import { authorizeToolCall, challengeLargeBody } from './calls/authorize-tool-call.ts'
import { mcpHealthEndpoint } from './discovery/health-endpoint.ts'
import { iconsEndpoint } from './discovery/icons-endpoint.ts'
import { mcpOffer } from './mcp-offer.ts'
import { createMcpFace } from './protocol/mcp-face.ts'
import type { McpFace } from './protocol/mcp-face.ts'
import { createMcpServer } from './protocol/mcp-server.ts'
import { faceByHeaders } from './protocol/toolsets.ts'
import { withCost } from './calls/say-cost.ts'
import { localeSaid } from '../../base/receive-arguments.ts'
import { performAskingCall, performToolCall } from './calls/perform-tool-call.ts'
import { serverCardEndpoint } from './discovery/server-card-endpoint.ts'
import { registryEntryEndpoint } from './discovery/registry-entry-endpoint.ts'
import { toolReferenceEndpoint } from './discovery/tool-reference-endpoint.ts'
import { streamableHttp } from './protocol/streamable-http.ts'
import type { Gate } from './protocol/streamable-http.ts'

/** Mounts the discovery documents. @returns the endpoint, with its tools behind the gate */
export function mountMcp(app: H3, services: Services): DirectRoute {
  const { publicBaseUrl } = services.config
  const face = createMcpFace(mcpOffer(publicBaseUrl), publicBaseUrl)
  const faceOf = faceByHeaders(face)
  const endpoints = [
    mcpHealthEndpoint(services, `${MCP_PATH}/health`, face.tools),
    serverCardEndpoint(face, MCP_PATH),
    toolReferenceEndpoint(face.tools),
    registryEntryEndpoint(publicBaseUrl, MCP_PATH),
    iconsEndpoint(),
  ]
  for (const endpoint of endpoints) mountEndpoint(app, endpoint, services)
  return streamableHttp(services, {
    path: MCP_PATH,
    gate: toolGate(services, faceOf),
    challengeLargeBody: (headers, exchange) => challengeLargeBody(services, { headers, exchange }),
    createServer: (exchange) => createMcpServer(exchange.headers ? faceOf(exchange.headers) : face, exchange),
  })
}

function toolGate(services: Services, faceOf: (headers: HeaderFields) => McpFace): Gate {
  return async (params, headers, exchange) => {
    const tool = typeof params.name === 'string' ? faceOf(headers).toolByName.get(params.name) : undefined
    // The protocol layer answers for unknown tools; nothing runs, so no credential is needed.
    if (!tool) return { kind: 'open' }
    exchange.tool = tool.name
    const locale = () => localeSaid(params.arguments, exchange.locale())
    const authorization = await authorizeToolCall(services, tool, { headers, address: exchange.client, locale })
    if (authorization.kind === 'challenged') return authorization
    if (authorization.kind === 'refused')
      return { kind: 'run', call: async () => withCost(authorization.result, false, locale()) }
    const { caller } = authorization
    if (caller.kind === 'key') exchange.keyId = caller.key.id
    const granted = { tool, caller, received: params.arguments, exchange }
    return {
      kind: 'run',
      call: (tell) => performToolCall(services, granted, tell),
      ...(tool.ask && { callAsking: (tell, person) => performAskingCall(services, granted, tell, person) }),
    }
  }
}
