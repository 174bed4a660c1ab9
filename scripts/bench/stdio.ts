import { join } from 'node:path'
import process from 'node:process'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

// Seconds from the start of `lux mcp --stdio` to its answers, each in a new process.
// Run: node scripts/bench/stdio.ts <data folder> [<entry>, such as artifacts/mcpb/lux/lux.mjs]
const RUNS = 5
const LUX = process.argv[3] ?? join(import.meta.dirname, '../lux.mjs')
const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  get_market_context: { commune: 'luxembourg' },
  search_rentals: { commune: 'luxembourg', maxPrice: 2_000 },
}
const folder = process.argv[2] ?? 'data'

for (const [name, args] of Object.entries(CALLS)) {
  const handshakes: number[] = []
  const answers: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1_000
    const client = new Client({ name: 'bench', version: '1' })
    const lux = { command: process.execPath, args: [...NODE_FLAGS, LUX, 'mcp', '--stdio', '--release', folder] }
    await client.connect(new StdioClientTransport(lux))
    await client.listTools()
    handshakes.push(seconds())
    const { isError } = await client.callTool({ name, arguments: args })
    answers.push(seconds())
    if (isError) throw new Error(`${name} failed`)
    await client.close()
  }
  console.log(
    `${name}: tools listed after ${median(handshakes)} s, answered after ${median(answers)} s (median of ${RUNS})`,
  )
}

function median(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(2)
}
