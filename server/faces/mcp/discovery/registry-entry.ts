import { VERSION } from '../../../base/version.ts'
import { serverInfo } from '../protocol/mcp-server.ts'

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'

/** Entry of this installation for the MCP registry. Its name begins with the host in reverse, whose owner proves it by DNS. */
export function registryEntry(baseUrl: string, mcpPath: string): object {
  const { name, title, description, websiteUrl, icons } = serverInfo(baseUrl)
  const { hostname, protocol } = new URL(baseUrl)
  return {
    $schema: SCHEMA,
    name: `${hostname.split('.').toReversed().join('.')}/${name}`,
    title,
    description,
    version: VERSION,
    websiteUrl,
    // The registry takes only icons over HTTPS.
    ...(protocol === 'https:' && { icons: icons.map(({ src, mimeType }) => ({ src, mimeType, sizes: ['any'] })) }),
    remotes: [{ type: 'streamable-http', url: baseUrl + mcpPath, headers: [API_KEY] }],
  }
}

const API_KEY = {
  name: 'X-API-Key',
  description: 'API key; not needed with OAuth, nor for search_vibe and get_market_context',
  isRequired: false,
  isSecret: true,
}
