import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server'
import type {
  CallToolResult,
  InputRequiredResult,
  JsonSchemaValidator,
  ServerOptions,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { NotFoundError } from '../../../base/not-found.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'
import type { HeaderFields } from '../../../base/header-fields.ts'
import type { Release } from '../../../serving/release.ts'
import { VERSION } from '../../../base/version.ts'
import { personBehind } from '../calls/ask-person.ts'
import type { Person } from '../calls/ask-person.ts'
import { completeArgument } from './complete-argument.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { SKILLS_EXTENSION } from '../offer/skill.ts'
import type { McpFace } from './mcp-face.ts'
import { readResource } from './read-resource.ts'

/** A message, or the connection of one client, while it is being answered. */
export interface McpExchange {
  release: Release | Promise<Release>
  /** Header fields of the message, which choose the tools; absent where there are none. */
  headers?: HeaderFields
  /** Answers an authorized tool call; absent for every other message. */
  callTool?: (name: string, received: unknown, person?: Person) => Promise<CallToolResult | InputRequiredResult>
}

const NAME = 'lux-property-intelligence'
const HOUR_MS = 3_600_000
/** Fields of the results of the skills extension, which the SDK does not know. */
const SKILL_RESULT = { resultType: 'complete', ttlMs: HOUR_MS, cacheScope: 'public' } as const

// One validator shared by all servers: building one each would cost as much as a hundred answers. What a person says is checked by the
// tool that asked.
const NO_VALIDATOR: NonNullable<ServerOptions['jsonSchemaValidator']> = {
  getValidator<T>(): JsonSchemaValidator<T> {
    return (value) => ({ valid: true, data: value as T, errorMessage: undefined })
  },
}

/** Creates an SDK server for one message, since every message may reach another process, or for one client of this process alone. */
export function createMcpServer(face: McpFace, { release, callTool }: McpExchange): Server {
  const server = new Server(serverInfo(face.baseUrl), {
    capabilities: {
      tools: { listChanged: false },
      prompts: { listChanged: false },
      resources: { listChanged: false, subscribe: false },
      completions: {},
      extensions: { [SKILLS_EXTENSION]: {} },
    },
    instructions: INSTRUCTIONS,
    jsonSchemaValidator: NO_VALIDATOR,
    cacheHints: {
      'tools/list': { ttlMs: HOUR_MS, cacheScope: 'public' },
      'prompts/list': { ttlMs: HOUR_MS, cacheScope: 'public' },
      'resources/list': { ttlMs: HOUR_MS, cacheScope: 'public' },
      'resources/templates/list': { ttlMs: HOUR_MS, cacheScope: 'public' },
      'resources/read': { ttlMs: HOUR_MS / 12, cacheScope: 'public' },
    },
  })
  server.setRequestHandler('tools/list', () => ({ tools: face.toolDefinitions }))
  server.setRequestHandler('tools/call', ({ params }, context) => {
    if (!callTool || !face.toolByName.has(params.name))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, face.unknownTool(params.name))
    return callTool(params.name, params.arguments, personBehind(context, server.getClientCapabilities()))
  })
  server.setRequestHandler('prompts/list', () => ({ prompts: face.promptDefinitions }))
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const { facts } = await release
    return repairable(() => face.writePrompt(facts, params.name, params.arguments ?? {}))
  })
  server.setRequestHandler('resources/list', () => ({ resources: face.resourceList }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: face.resourceTemplates }))
  server.setRequestHandler('resources/read', async ({ params }) => {
    const served = await release
    const found = repairable(() => readResource(params.uri, served, face.resources, face.documents))
    if (!found) throw new ResourceNotFoundError(params.uri.slice(0, 300))
    return found
  })
  server.setRequestHandler('skills/list', { params: z.looseObject({}) }, () => ({
    ...SKILL_RESULT,
    skills: face.skills.map(({ entry }) => entry),
  }))
  server.setRequestHandler('skills/get', { params: z.looseObject({ uri: z.string() }) }, ({ uri }) => {
    const found = face.skills.find(({ entry }) => entry.uri === uri)
    if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownSkill(uri, face))
    return { ...SKILL_RESULT, skill: found.entry }
  })
  server.setRequestHandler('completion/complete', async ({ params }) =>
    completeArgument(face, (await release).facts, params),
  )
  return server
}

function unknownSkill(uri: string, { skills }: McpFace): string {
  const known = skills.map(({ entry }) => entry.uri).join(', ')
  return `No skill is served at ${JSON.stringify(uri.slice(0, 300))}. There are ${known || 'none'}.`
}

/** Server identity as clients see it. */
export function serverInfo(baseUrl: string) {
  return {
    name: NAME,
    title: 'Luxembourg property intelligence',
    version: VERSION,
    description: 'Open, auditable real estate search and market intelligence for Luxembourg',
    websiteUrl: baseUrl,
    icons: [{ src: `${baseUrl}/icons/market.svg`, mimeType: 'image/svg+xml' }],
  }
}

/** Converts query errors to protocol errors that say what repairs them. */
function repairable<Result>(answer: () => Result): Result {
  try {
    return answer()
  } catch (error) {
    if (error instanceof BadArgumentsError || error instanceof NotFoundError)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message, { errors: error.errors })
    throw error
  }
}
