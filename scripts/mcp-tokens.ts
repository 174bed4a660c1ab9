import { createMcpFace } from '../server/mcp/mcp-face.ts'
import { mcpOffer } from '../server/mcp/mcp-endpoint.ts'
import { DEFINITION_TOKENS } from '../server/mcp/tool-definitions.ts'
import { approximateTokens } from '../server/testing/approximate-tokens.ts'

// What the definitions cost a model with every conversation: `npm run -s mcp-tokens`.
const BASE_URL = 'https://property.example.lu'
const { toolDefinitions } = createMcpFace(mcpOffer(BASE_URL), BASE_URL)
const rows = toolDefinitions.map(({ name, description, inputSchema, outputSchema, ...rest }) => ({
  tool: name,
  description: approximateTokens(description ?? ''),
  input: approximateTokens(JSON.stringify(inputSchema)),
  output: approximateTokens(JSON.stringify(outputSchema)),
  all: approximateTokens(JSON.stringify({ name, description, inputSchema, outputSchema, ...rest })),
}))
console.table(rows)
const total = rows.reduce((sum, { all }) => sum + all, 0)
console.log(`${total} tokens in ${rows.length} definitions; bar: under ${DEFINITION_TOKENS}`)
if (total >= DEFINITION_TOKENS) process.exitCode = 1
