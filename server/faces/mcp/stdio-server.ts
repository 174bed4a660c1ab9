import process from 'node:process'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { isInputRequiredResult } from '@modelcontextprotocol/server'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Log } from '../../observability/log.ts'
import type { Release } from '../../serving/release.ts'
import { openState } from '../../state/state.ts'
import type { Services } from '../services.ts'
import { askPerson } from './calls/ask-person.ts'
import { answerToolCall, repairableResult } from './calls/call-tool.ts'
import { mcpOffer } from './mcp-offer.ts'
import type { Tool, ToolContext } from './offer/tool.ts'
import { createMcpFace } from './protocol/mcp-face.ts'
import { createMcpServer } from './protocol/mcp-server.ts'
import { TOOLS } from './tools.ts'
import type { McpExchange } from './protocol/mcp-server.ts'

/** Scopes of the tools that need neither accounts nor a network. */
const OFFLINE = new Set(['listings:read', 'market:read'])

interface StdioOptions {
  /** Promise of the release: the handshake and the lists do not wait for it. */
  release: Promise<Release>
  /** Address of the service that links point to; nothing is fetched from it. */
  publicBaseUrl: string
  log: Log
}

/**
 * Answers one client over the standard streams, with every tool that only reads the release: no account, no allowance, no network.
 * @returns when the client has closed its end
 */
export async function serveReleaseOverStdio({ release, publicBaseUrl, log }: StdioOptions): Promise<void> {
  const offer = mcpOffer(publicBaseUrl)
  const face = createMcpFace({ ...offer, tools: offlineTools() }, publicBaseUrl)
  using state = closing(openState(':memory:', Date.now()))
  // Tools that only read use nothing else; a test calls each of them.
  const services: Partial<Services> = { state }
  let calls = 0
  const callTool: McpExchange['callTool'] = async (name, received, person) => {
    const tool = face.toolByName.get(name)!
    const served = await release
    const context: Omit<ToolContext, 'locale'> = {
      facts: served.facts,
      release: served,
      services: services as Services,
      caller: { kind: 'anonymous', address: 'stdio' },
      now: Date.now(),
      left: () => new AbortController().signal,
      absoluteUrl: (path) => `${publicBaseUrl}${path}`,
    }
    const asked = person ? askPerson(tool, context, received, person) : { received }
    if (isInputRequiredResult(asked)) return asked
    return answerCall(tool, context, asked.received, { log, requestId: `stdio-${++calls}` })
  }
  const transport = new StdioServerTransport(process.stdin, process.stdout)
  const closed = new Promise<void>((resolve) => process.stdin.once('close', resolve).once('end', resolve))
  const connection = serveStdio(() => createMcpServer(face, { release, callTool }), { transport })
  await closed
  await connection.close()
}

/** The tools that only read a release. */
export function offlineTools(): Tool[] {
  return TOOLS.filter(({ scope, annotations }) => OFFLINE.has(scope) && annotations.readOnlyHint)
}

/** Answers a call; there is no allowance, so nothing is said of its cost. */
async function answerCall(
  tool: Tool,
  context: Omit<ToolContext, 'locale'>,
  received: unknown,
  reporting: { log: Log; requestId: string },
): Promise<CallToolResult> {
  try {
    return (await answerToolCall(tool, context, tool.read(received), reporting)).result
  } catch (error) {
    const result = repairableResult(tool, error, received)
    if (!result) throw error
    return result
  }
}

function closing<Resource extends { close(): unknown }>(resource: Resource): Resource & Disposable {
  return Object.assign(resource, { [Symbol.dispose]: () => void resource.close() })
}
