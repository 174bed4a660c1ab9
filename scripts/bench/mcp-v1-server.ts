import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { toResult } from '../../server/faces/mcp/calls/call-tool.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { ToolContext } from '../../server/faces/mcp/offer/tool.ts'
import { getMarketContext } from '../../server/faces/mcp/tools/get-market-context.ts'
import { sampleFacts } from '../../server/testing/sample-facts.ts'

// Baseline: the same tool over the same facts, built as in the documentation of the v1 SDK, stateless with JSON answers, on node:http itself instead of
// Express. The SDK checks arguments and answer. Requires no credential and counts nothing.
const facts = await sampleFacts()
const context = { facts } as Omit<ToolContext, 'locale'>
const { name, title, description, input, output, annotations } = getMarketContext

function build(): McpServer {
  const server = new McpServer({ name: 'plain', version: '1' })
  const config = { title, description, inputSchema: input.shape, outputSchema: output.shape, annotations }
  server.registerTool(name, config, async (args) => {
    const call = { args, locale: args['locale'] as Locale, notes: [] }
    return toResult(await getMarketContext.answer(context, call), getMarketContext, call.locale) as CallToolResult
  })
  return server
}

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const own = build()
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true })
  response.on('close', () => {
    void transport.close()
    void own.close()
  })
  await own.connect(transport)
  await transport.handleRequest(request, response, JSON.parse(text) as unknown)
}

server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
})
