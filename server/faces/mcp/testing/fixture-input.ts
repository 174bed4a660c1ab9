import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server'
import type { CallToolResult, InputRequest, McpServer, ServerContext } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { says } from './fixture-content.ts'

/** Seals the state that clients carry between two rounds. */
export const stateCodec = createRequestStateCodec<{ round: number }>({ key: 'a key of thirty-two characters!!' })

type Responses = ServerContext['mcpReq']['inputResponses']

const ask = (message: string, field: string): InputRequest =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [field]: { type: 'string' as const } }, required: [field] },
  })
const sample = (text: string, maxTokens: number): InputRequest =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens })

const NAME = ask('What is your name?', 'name')
const answer = (text: string): CallToolResult => ({ content: [says(text)] })
const isMissing = (responses: Responses, key: string): boolean => inputResponse(responses, key).kind === 'missing'

/** Registers tools that need input from the client: in revision 2026-07-28 they answer with the request and are called again. */
export function registerInputTools(server: McpServer): void {
  const tool = (
    name: string,
    call: (context: ServerContext) => Promise<CallToolResult | ReturnType<typeof inputRequired>>,
  ) => server.registerTool(name, { description: `Ask the client: ${name}` }, (context) => call(context))

  tool('test_input_required_result_elicitation', async ({ mcpReq }) => {
    const content = acceptedContent<{ name: string }>(mcpReq.inputResponses, 'user_name')
    if (typeof content?.name !== 'string') return inputRequired({ inputRequests: { user_name: NAME } })
    return answer(`Hello, ${content.name}!`)
  })
  tool('test_input_required_result_sampling', async ({ mcpReq }) => {
    const view = inputResponse(mcpReq.inputResponses, 'capital_question')
    if (view.kind !== 'sampling')
      return inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?', 100) } })
    return answer(JSON.stringify(view.result.content))
  })
  tool('test_input_required_result_list_roots', async ({ mcpReq }) => {
    const view = inputResponse(mcpReq.inputResponses, 'client_roots')
    if (view.kind !== 'roots') return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
    return answer(view.roots.map(({ uri }) => uri).join(', '))
  })
  tool('test_input_required_result_request_state', (context) => confirmed(context, 'state-ok'))
  tool('test_input_required_result_tampered_state', (context) => confirmed(context, 'state-ok'))
  tool('test_input_required_result_multiple_inputs', async (context) => {
    const { inputResponses } = context.mcpReq
    const keys = ['user_name', 'greeting', 'client_roots']
    if (keys.every((key) => !isMissing(inputResponses, key))) return answer('All three are here.')
    return inputRequired({
      inputRequests: {
        user_name: NAME,
        greeting: sample('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await stateCodec.mint({ round: 1 }, context),
    })
  })
  tool('test_input_required_result_multi_round', async (context) => {
    const { inputResponses } = context.mcpReq
    const round = context.mcpReq.requestState<{ round: number }>()?.round ?? 0
    if (round === 2 && !isMissing(inputResponses, 'step2')) return answer('Both steps are done.')
    const isSecond = round === 1 && !isMissing(inputResponses, 'step1')
    const requestState = await stateCodec.mint({ round: isSecond ? 2 : 1 }, context)
    const step1 = ask('Step 1: What is your name?', 'name')
    const step2 = ask('Step 2: What is your favorite color?', 'color')
    return isSecond
      ? inputRequired({ inputRequests: { step2 }, requestState })
      : inputRequired({ inputRequests: { step1 }, requestState })
  })
  tool('test_input_required_result_capabilities', async ({ mcpReq }) => {
    const declared = capabilitiesOf(mcpReq)
    const inputRequests: Record<string, InputRequest> = {
      ...('elicitation' in declared && { user_name: NAME }),
      ...('sampling' in declared && { greeting: sample('Generate a greeting', 50) }),
      ...('roots' in declared && { client_roots: inputRequired.listRoots() }),
    }
    return Object.keys(inputRequests).length > 0
      ? inputRequired({ inputRequests })
      : answer('The client offers nothing.')
  })
  tool('test_streaming_elicitation', async ({ mcpReq }) => {
    if (isMissing(mcpReq.inputResponses, 'user_name')) return inputRequired({ inputRequests: { user_name: NAME } })
    return answer('Thank you.')
  })
  // Needs sampling even if the client did not declare it: the protocol layer must refuse.
  tool('test_missing_capability', async () => inputRequired({ inputRequests: { greeting: sample('Hello?', 50) } }))
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'Ask the client before it writes', argsSchema: z.object({}) },
    (_args, { mcpReq }) => {
      const content = acceptedContent<{ context: string }>(mcpReq.inputResponses, 'user_context')
      if (!content) {
        const user_context = ask('What context should the prompt use?', 'context')
        return inputRequired({ inputRequests: { user_context } })
      }
      return { messages: [{ role: 'user', content: { type: 'text', text: `Use this: ${content.context}` } }] }
    },
  )
}

async function confirmed(context: ServerContext, text: string) {
  const state = context.mcpReq.requestState<{ round: number }>()
  if (state && !isMissing(context.mcpReq.inputResponses, 'confirm')) return answer(text)
  return inputRequired({
    inputRequests: {
      confirm: inputRequired.elicit({
        message: 'Please confirm',
        requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
      }),
    },
    requestState: await stateCodec.mint({ round: 1 }, context),
  })
}

function capabilitiesOf({ envelope }: ServerContext['mcpReq']): Record<string, unknown> {
  return ((envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Record<
    string,
    unknown
  >
}
