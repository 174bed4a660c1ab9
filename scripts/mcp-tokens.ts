import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasePointerSchema } from '../models/contracts/release/release.ts'
import { LOCALES } from '../models/kernel/locale.ts'
import { readConfig } from '../server/base/config.ts'
import { mcpOffer } from '../server/faces/mcp/mcp-offer.ts'
import { createMcpFace } from '../server/faces/mcp/protocol/mcp-face.ts'
import { DEFINITION_TOKENS } from '../server/faces/mcp/offer/tool-definitions.ts'
import { getMarketContext } from '../server/faces/mcp/tools/get-market-context.ts'
import { loadRelease } from '../server/serving/load-release.ts'
import { openReleaseSource } from '../server/release/release-source.ts'
import { approximateTokens } from '../server/testing/approximate-tokens.ts'
import { callTool, textOf } from '../server/testing/tool-call.ts'

// Prints the cost of the tools in tokens: their definitions in every conversation, and the largest market context of the current release.
const BASE_URL = 'https://property.example.lu'
const CONTEXT_TOKENS = 1_868

const config = readConfig(process.env)
reportDefinitions()
if (existsSync(join(config.dataDir, 'current.json'))) await reportContexts()
else console.log(`no release in ${config.dataDir}, so no answers are measured`)

function reportDefinitions(): void {
  const { toolDefinitions } = createMcpFace(mcpOffer(BASE_URL), BASE_URL)
  const rows = toolDefinitions.map((definition) => ({
    tool: definition.name,
    description: approximateTokens(definition.description ?? ''),
    input: approximateTokens(JSON.stringify(definition.inputSchema)),
    output: approximateTokens(JSON.stringify(definition.outputSchema)),
    all: approximateTokens(JSON.stringify(definition)),
  }))
  console.table(rows)
  const total = approximateTokens(JSON.stringify(toolDefinitions))
  console.log(`definitions: about ${total} tokens in ${rows.length} tools   bar: under ${DEFINITION_TOKENS}`)
  if (total >= DEFINITION_TOKENS) process.exitCode = 1
}

async function reportContexts(): Promise<void> {
  const pointer = releasePointerSchema.parse(JSON.parse(readFileSync(join(config.dataDir, 'current.json'), 'utf8')))
  const release = await loadRelease(await openReleaseSource(config), pointer, config)
  let largest = { tokens: 0, commune: '', locale: '' }
  for (const commune of release.facts.communes.keys())
    for (const locale of LOCALES) {
      const result = await callTool(getMarketContext, release, { commune, locale })
      const tokens = approximateTokens(textOf(result) + JSON.stringify(result.structuredContent))
      if (tokens > largest.tokens) largest = { tokens, commune, locale }
    }
  const { tokens, commune, locale } = largest
  console.log(
    `largest market context of ${release.facts.id}: about ${tokens} tokens, text and structure (${commune}, ${locale})   bar: under ${CONTEXT_TOKENS}`,
  )
  if (tokens >= CONTEXT_TOKENS) process.exitCode = 1
}
