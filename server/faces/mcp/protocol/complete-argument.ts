import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { McpFace } from './mcp-face.ts'
import type { Completer } from '../offer/prompt.ts'

/** Maximum completion values of the protocol. */
const MOST_VALUES = 100
const LONGEST_TYPED = 200

/** Completes an argument of a prompt or a variable of an address. @throws ProtocolError for an unknown prompt, argument or template */
export function completeArgument(
  face: McpFace,
  facts: ReleaseFacts,
  { ref, argument }: CompleteRequestParams,
): CompleteResult {
  const complete = ref.type === 'ref/prompt' ? ofPrompt(face, ref.name, argument.name) : ofTemplate(face, ref.uri)
  const values = complete ? complete(facts, argument.value.slice(0, LONGEST_TYPED)) : []
  return {
    completion: {
      values: values.slice(0, MOST_VALUES),
      total: values.length,
      hasMore: values.length > MOST_VALUES,
    },
  }
}

function ofPrompt({ prompts }: McpFace, name: string, argument: string): Completer | undefined {
  const prompt = prompts.find((each) => each.name === name)
  if (!prompt)
    throw notThere(
      `prompt ${JSON.stringify(name.slice(0, 100))}`,
      prompts.map((each) => each.name),
    )
  const found = prompt.arguments.find((each) => each.name === argument)
  const known = prompt.arguments.map((each) => each.name)
  if (!found) throw notThere(`argument ${JSON.stringify(argument.slice(0, 100))} of ${name}`, known)
  return found.complete
}

function ofTemplate({ resources }: McpFace, uri: string): Completer {
  const family = resources.find(({ uriTemplate }) => uriTemplate === uri)
  const known = resources.map(({ uriTemplate }) => uriTemplate)
  if (!family) throw notThere(`resource template ${JSON.stringify(uri.slice(0, 100))}`, known)
  return family.complete
}

function notThere(what: string, known: readonly string[]): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${what}. There are ${known.join(', ')}.`)
}
