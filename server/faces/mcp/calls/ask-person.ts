import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server'
import type { ClientCapabilities, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
import { isRecord } from '../../../../models/kernel/is-record.ts'
import type { Tool, ToolContext } from '../offer/tool.ts'

/** Answers of a client's person so far; a client that cannot ask has none. */
export interface Person {
  answers: Record<string, unknown> | undefined
}

/** Key of the only question of a call. */
const QUESTION = 'person'

/**
 * The person that a client can show a form to, by the request itself or, on a lasting connection, by its handshake.
 * @param declared capabilities of the handshake; undefined where every message may come from another client
 */
export function personBehind({ mcpReq }: ServerContext, declared: ClientCapabilities | undefined): Person | undefined {
  const envelope = mcpReq.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined
  const elicitation = (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? declared)?.elicitation
  if (elicitation === undefined) return undefined
  // Without a mode, a client shows forms.
  if (elicitation.form === undefined && elicitation.url !== undefined) return undefined
  return { answers: mcpReq.inputResponses }
}

/**
 * Asks the person what a tool wants to know before a call. Faulty arguments are left to the call, which says how to repair them.
 * @returns the question, or the arguments with the answer
 * @throws DeclinedError
 */
export function askPerson(
  tool: Tool,
  context: Omit<ToolContext, 'locale'>,
  received: unknown,
  { answers }: Person,
): InputRequiredResult | { received: unknown } {
  const question = questionOf(tool, context, received)
  if (!question) return { received }
  const { message, form, answered } = question
  const view = inputResponse(answers, QUESTION)
  const said = acceptedContent(answers, QUESTION, form)
  const isSettled = view.kind === 'elicit' && (view.action !== 'accept' || said !== undefined)
  if (isSettled) return { received: { ...(isRecord(received) ? received : {}), ...answered(said ?? null) } }
  return inputRequired({ inputRequests: { [QUESTION]: inputRequired.elicit({ message, requestedSchema: form }) } })
}

function questionOf(tool: Tool, context: Omit<ToolContext, 'locale'>, received: unknown) {
  try {
    return tool.ask?.(context, tool.read(received))
  } catch {
    return undefined
  }
}
