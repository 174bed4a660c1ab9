import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Caller } from '../auth/caller.ts'
import { createHotDocument } from '../http/hot-document.ts'
import { answerToolCall, repairableResult } from '../faces/mcp/calls/call-tool.ts'
import type { Tool, ToolContext } from '../faces/mcp/offer/tool.ts'
import { createLog } from '../observability/log.ts'
import type { Release } from '../serving/release.ts'
import type { Services } from '../faces/services.ts'
import type { SampleReleaseOptions } from './build-release.ts'
import { sampleFacts } from './sample-facts.ts'

interface ToolReleaseOptions extends SampleReleaseOptions {
  /** Pictures by address. */
  pictures?: Readonly<Record<string, { content: Buffer; contentType: string }>>
}

/** A release as tools see it: the facts of a sample release, and some pictures. */
export async function releaseForTools({ pictures = {}, ...options }: ToolReleaseOptions = {}): Promise<Release> {
  const hot = Object.entries(pictures).map(
    ([path, { content, contentType }]) => [path, createHotDocument(content, contentType, '')] as const,
  )
  return {
    manifest: undefined as never,
    facts: await sampleFacts(options),
    site: null,
    documents: { hot: new Map(hot), large: new Map(), packs: undefined as never, lastModified: '' },
  }
}

/** Calls a tool as the endpoint does, without a network. */
export async function callTool(
  tool: Tool,
  release: Release,
  received: unknown,
  {
    now = Date.parse('2026-10-10T12:00:00Z'),
    baseUrl = 'https://property.example.lu',
    services = {},
    caller = { kind: 'anonymous', address: '192.0.2.1' },
  }: { now?: number; baseUrl?: string; services?: Partial<Services>; caller?: Caller } = {},
): Promise<CallToolResult> {
  const context: Omit<ToolContext, 'locale'> = {
    facts: release.facts,
    release,
    services: services as Services,
    caller,
    now,
    left: () => new AbortController().signal,
    absoluteUrl: (path) => `${baseUrl}${path}`,
  }
  try {
    const options = { log: createLog('silent'), requestId: 'test' }
    return (await answerToolCall(tool, context, tool.read(received), options)).result
  } catch (error) {
    const repairable = repairableResult(tool, error, received)
    if (!repairable) throw error
    return repairable
  }
}

/** First text block of a result. */
export function textOf({ content }: CallToolResult): string {
  const [first] = content
  if (first?.type !== 'text') throw new Error('the result has no text')
  return first.text
}
