import { SCOPES } from '../../../auth/api-key.ts'
import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import { createRepresentation } from '../../../http/representation.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'
import { PROTOCOL_VERSIONS } from './health-endpoint.ts'
import { resourceMetadataUrl } from '../calls/challenge.ts'
import type { McpFace } from '../protocol/mcp-face.ts'
import { serverInfo } from '../protocol/mcp-server.ts'

/** `/.well-known/mcp.json`: server description for clients before they connect. */
export function serverCardEndpoint(face: McpFace, mcpPath: string): Endpoint {
  const card = createRepresentation(Buffer.from(JSON.stringify(serverCard(face, mcpPath))), 'application/json')
  return {
    path: '/.well-known/mcp.json',
    answer: (question) => respondWith(card, question, { cacheControl: PUBLIC_CACHE }),
  }
}

function serverCard(face: McpFace, mcpPath: string): object {
  const { baseUrl } = face
  const { name, title, version, description, websiteUrl, icons } = serverInfo(baseUrl)
  const endpoint = baseUrl + mcpPath
  return {
    name,
    title,
    version,
    description,
    websiteUrl,
    icons,
    endpoint,
    transport: { type: 'streamable-http', url: endpoint, stateless: true },
    protocolVersions: PROTOCOL_VERSIONS,
    capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
    authentication: {
      required: false,
      schemes: [
        {
          type: 'oauth2',
          resource: endpoint,
          resourceMetadata: resourceMetadataUrl(baseUrl),
          authorizationServerMetadata: `${endpoint}/oauth/.well-known/oauth-authorization-server`,
          scopes: SCOPES,
        },
        { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      ],
      anonymous: { tools: face.tools.filter(({ access }) => access === 'anonymous').map((tool) => tool.name) },
    },
    tools: face.tools.map(({ name, title, description, scope }) => ({ name, title, description, scope })),
    prompts: face.prompts.map(({ name, title, description }) => ({ name, title, description })),
    health: `${endpoint}/health`,
  }
}
