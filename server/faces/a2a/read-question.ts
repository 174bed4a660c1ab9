import type { Message } from '@a2a-js/sdk'
import { ToldError } from '../../base/told.ts'
import { resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { SKILL_IDS, type SkillId } from './agent-card.ts'

/** A message as a tool call, so that A2A and MCP give the same answers. */
export interface AgentQuestion {
  tool: string
  args: Record<string, unknown>
}

/** A message without a question; the text says what can be asked. */
export class UnreadableQuestionError extends ToldError {
  override name = 'UnreadableQuestionError'
}

const TOOL_OF: Readonly<Record<SkillId, string>> = {
  'search-by-description': 'search_vibe',
  'commune-intelligence': 'get_market_context',
}
const LONGEST_COMMUNE = 80

/**
 * Reads a message: a data part names skill and arguments; a text is a commune if it is a commune's name, otherwise a search
 * description.
 * @throws UnreadableQuestionError
 */
export function readQuestion({ parts }: Pick<Message, 'parts'>, facts: Pick<ReleaseFacts, 'gazetteer'>): AgentQuestion {
  for (const { content } of parts) if (content?.$case === 'data') return ofData(content.value)
  const text = parts
    .flatMap(({ content }) => (content?.$case === 'text' ? [content.value] : []))
    .join('\n')
    .trim()
  if (text === '') throw new UnreadableQuestionError([{ key: 'reply.error.noQuestion' }])
  return isCommune(text, facts)
    ? { tool: TOOL_OF['commune-intelligence'], args: { commune: text } }
    : { tool: TOOL_OF['search-by-description'], args: { query: text } }
}

function ofData(value: unknown): AgentQuestion {
  const { skill, ...args } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const id = SKILL_IDS.find((known) => known === skill)
  if (!id) throw new UnreadableQuestionError([{ key: 'reply.error.noSkill', values: { names: SKILL_IDS.join(', ') } }])
  return { tool: TOOL_OF[id], args }
}

function isCommune(text: string, { gazetteer }: Pick<ReleaseFacts, 'gazetteer'>): boolean {
  if (text.length > LONGEST_COMMUNE || /\d|,/.test(text)) return false
  const argument = resolveCommuneArgument(gazetteer, text)
  return argument.kind === 'found' && argument.communes.length === 1
}
