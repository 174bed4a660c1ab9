import { nearestOf } from '../../../base/nearest.ts'
import type { HeaderFields } from '../../../base/header-fields.ts'
import { ProblemError } from '../../../http/problem.ts'
import type { Tool } from '../offer/tool.ts'
import { createMcpFace, type McpFace } from './mcp-face.ts'

/** Groups of tools by their scope: a client that needs one reads fewer definitions. */
export const TOOLSETS = ['listings', 'market', 'documents', 'inquiries'] as const
export type Toolset = (typeof TOOLSETS)[number]

export const TOOLSETS_HEADER = 'x-mcp-toolsets'
const READ_ONLY_HEADER = 'x-mcp-readonly'

const LONGEST_HEADER = 200
const ON = new Set(['true', '1', 'yes'])
const OFF = new Set(['false', '0', 'no', ''])

/** Chooses the face that header fields ask for: all tools without them. Faces are made once each; there are few. */
export function faceByHeaders(whole: McpFace): (headers: HeaderFields) => McpFace {
  const faces = new Map<string, McpFace>()
  return (headers) => {
    const sets = readToolsets(headers.get(TOOLSETS_HEADER))
    const isReadOnly = readSwitch(headers.get(READ_ONLY_HEADER))
    if (sets.length === 0 && !isReadOnly) return whole
    const key = `${sets.join()} ${isReadOnly}`
    const face =
      faces.get(key) ?? createMcpFace({ ...whole, tools: chosen(whole.tools, sets, isReadOnly) }, whole.baseUrl)
    faces.set(key, face)
    return face
  }
}

function chosen(tools: readonly Tool[], sets: readonly Toolset[], isReadOnly: boolean): Tool[] {
  return tools.filter(
    ({ scope, annotations }) =>
      (sets.length === 0 || sets.some((set) => scope.startsWith(`${set}:`))) &&
      (!isReadOnly || annotations.readOnlyHint),
  )
}

/** Names of sets in our order, so that one choice is one face. @throws ProblemError for an unknown name */
function readToolsets(header: string | null): Toolset[] {
  const names = (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const unknown = names.find((name) => name !== 'all' && !(TOOLSETS as readonly string[]).includes(name))
  if (unknown !== undefined) {
    const near = nearestOf(unknown, TOOLSETS, 1).map((name) => ` Nearest: ${name}.`)
    throw new ProblemError(
      'BAD_REQUEST',
      `There is no toolset ${JSON.stringify(unknown)}. X-MCP-Toolsets takes all, or some of ${TOOLSETS.join(', ')}.${near.join('')}`,
    )
  }
  return names.includes('all') ? [] : TOOLSETS.filter((set) => names.includes(set))
}

/** @throws ProblemError for anything but true or false */
function readSwitch(header: string | null): boolean {
  const value = (header ?? '').trim().toLowerCase()
  if (ON.has(value)) return true
  if (OFF.has(value)) return false
  throw new ProblemError(
    'BAD_REQUEST',
    `X-MCP-Readonly takes true or false, not ${JSON.stringify(value.slice(0, 40))}.`,
  )
}
