import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { toResult } from '../../server/faces/mcp/calls/call-tool.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { ToolContext } from '../../server/faces/mcp/offer/tool.ts'
import { TOOLS } from '../../server/faces/mcp/tools.ts'
import { loadLocalRelease } from '../../server/serving/load-local-release.ts'
import { releaseForTools } from '../../server/testing/tool-call.ts'

// Baseline: a tool over the same facts, built as in the documentation of the v1 SDK, stateless with JSON answers, on node:http itself instead of Express.
// The SDK checks arguments and answer. Registers the called tool alone, which costs it least. Requires no credential and counts nothing. Arguments: public
// address; number of invented listings, or a data folder.
const [baseUrl = '', source = ''] = process.argv.slice(2)
const release = /^\d+$/.test(source)
  ? await releaseForTools({ listings: Number(source) })
  : await loadLocalRelease(source, baseUrl)
const absoluteUrl = (path: string) => `${baseUrl}${path}`
const context = { facts: release.facts, release, absoluteUrl, now: Date.now() } as Omit<ToolContext, 'locale'>

function build(toolName: string): McpServer {
  const tool = TOOLS.find(({ name }) => name === toolName)!
  const { name, title, description, input, output, annotations } = tool
  const server = new McpServer({ name: 'plain', version: '1' })
  const config = { title, description, inputSchema: input.shape, outputSchema: output.shape, annotations }
  server.registerTool(name, config, async (args) => {
    const call = { args, locale: args['locale'] as Locale, notes: [] }
    return toResult(await tool.answer(context, call), tool, call.locale) as CallToolResult
  })
  return server
}

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const message = JSON.parse(text) as { params: { name: string } }
  const own = build(message.params.name)
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true })
  response.on('close', () => {
    void transport.close()
    void own.close()
  })
  await own.connect(transport)
  await transport.handleRequest(request, response, message)
}

server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
})
