/** Placeholder for the reader's key in the blocks. */
export const KEY_PLACE = 'YOUR_KEY'

/** Blocks of the developers' page, ready to copy; a test runs each. */
export interface QuickStart {
  open: string
  rest: string
  typescript: string
  python: string
  mcp: string
  desktop: string
  ide: string
}

export function quickStart(baseUrl: string): QuickStart {
  const server = { type: 'http', url: `${baseUrl}/api/mcp`, headers: { 'X-API-Key': KEY_PLACE } }
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_market_context', arguments: { commune: 'esch-sur-alzette' } },
  }
  const typescript = [
    "import { createPropertyClient } from 'luxembourg-property-client'",
    `const client = createPropertyClient({ baseUrl: '${baseUrl}', key: '${KEY_PLACE}' })`,
    "const query = { listingType: 'rent', commune: 'luxembourg', maxPrice: 2500 } as const",
    "const { data, error } = await client.GET('/api/public/v1/listings', { params: { query } })",
    'console.log(error?.detail ?? data?.total)',
  ]
  const python = [
    'import requests',
    `answer = requests.get("${baseUrl}/api/public/v1/listings", timeout=30,`,
    `    headers={"X-API-Key": "${KEY_PLACE}"}, params={"listingType": "rent", "commune": "luxembourg", "maxPrice": 2500})`,
    'print(answer.json()["total"] if answer.ok else answer.json()["detail"])',
  ]
  return {
    typescript: typescript.join('\n'),
    python: python.join('\n'),
    open: `curl -s '${baseUrl}/listings/feed.json'\ncurl -s '${baseUrl}/en/prices/md'`,
    rest: `curl -s '${baseUrl}/api/public/v1/communes/esch-sur-alzette/trends?period=yoy&quarters=8' \\\n  -H 'X-API-Key: ${KEY_PLACE}'`,
    mcp: `curl -s '${baseUrl}/api/mcp' \\\n  -H 'X-API-Key: ${KEY_PLACE}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(call)}'`,
    desktop: JSON.stringify({ mcpServers: { luxembourg: server } }, null, 2),
    ide: JSON.stringify({ servers: { luxembourg: server } }, null, 2),
  }
}
