import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Locale } from '../../../models/kernel/locale.ts'

const INFO = { name: 'agent', version: '1' }
/** Most calls of one task. */
const MOST_CALLS = 4

interface ToolDefinition {
  name: string
  inputSchema: { properties?: Record<string, unknown> }
}

interface Answered {
  isError?: boolean
  content?: { type: string; text?: string }[]
  structuredContent?: Record<string, unknown>
}

interface AnyClient {
  listTools(): Promise<{ tools: ToolDefinition[] }>
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<Answered>
  close(): Promise<void>
}

/** Everything that an agent sees of an answer. */
export interface Reply {
  isError: boolean
  text: string
  /** Empty for a refused call. */
  structured: Record<string, unknown>
}

export interface Connection {
  tools: ReadonlyMap<string, ToolDefinition>
  client: AnyClient
}

/** One connection of each generation of clients. */
export const GENERATIONS: Readonly<Record<string, (url: string, key: string) => Promise<Connection>>> = {
  async 'client 2.x'(url, key) {
    const client = new NewClient(INFO, { versionNegotiation: { mode: 'auto' } })
    const options = { requestInit: { headers: { 'x-api-key': key } } }
    await client.connect(new NewTransport(new URL(`${url}/api/mcp`), options))
    return connected(client as unknown as AnyClient)
  },
  async 'sdk 1.x'(url, key) {
    const client = new OldClient(INFO)
    const options = { requestInit: { headers: { 'x-api-key': key } } }
    await client.connect(new OldTransport(new URL(`${url}/api/mcp`), options))
    return connected(client as unknown as AnyClient)
  },
}

async function connected(client: AnyClient): Promise<Connection> {
  const { tools } = await client.listTools()
  return { client, tools: new Map(tools.map((tool) => [tool.name, tool])) }
}

/** A task has used its calls. */
export class OutOfCallsError extends Error {}

/** The calls of one task. */
export interface Session {
  /** Calls so far, with their arguments. */
  readonly calls: { tool: string; args: Record<string, unknown>; reply: Reply }[]
  /** Sends only arguments that the tool defines. @throws OutOfCallsError after the last allowed call */
  call(tool: string, args: Record<string, unknown>): Promise<Reply>
  /** Whether one more call is allowed. */
  canCall(): boolean
}

export function openSession({ client, tools }: Connection, locale: Locale): Session {
  const calls: Session['calls'] = []
  const canCall = () => calls.length < MOST_CALLS
  return {
    calls,
    canCall,
    async call(tool, wanted) {
      if (!canCall()) throw new OutOfCallsError(`no answer after ${MOST_CALLS} calls`)
      const known = tools.get(tool)?.inputSchema.properties ?? {}
      const given = Object.entries({ ...wanted, locale, includePhotos: false })
      const args = Object.fromEntries(
        given.filter(([name, value]) => value !== undefined && Object.hasOwn(known, name)),
      )
      const {
        isError = false,
        content = [],
        structuredContent,
      } = await client.callTool({ name: tool, arguments: args })
      const reply = {
        isError,
        text: content.map(({ text }) => text ?? '').join('\n'),
        structured: structuredContent ?? {},
      }
      calls.push({ tool, args, reply })
      return reply
    },
  }
}
