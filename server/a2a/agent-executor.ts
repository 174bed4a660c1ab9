import { Role, TaskState, type Message, type Part, type Task } from '@a2a-js/sdk'
import { AgentEvent, type AgentExecutor, type RequestContext } from '@a2a-js/sdk/server'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Exchange } from '../http/exchange.ts'
import { authorizeToolCall } from '../mcp/authorize-tool-call.ts'
import { performToolCall } from '../mcp/perform-tool-call.ts'
import type { Services } from '../services.ts'
import { readQuestion, UnreadableQuestionError, type AgentQuestion } from './read-question.ts'

interface Call {
  exchange: Exchange
  headers: Headers
  /** Receives the header fields on the allowance. */
  tell(headers: Record<string, string>): void
}

/** Answers one message: the tool of MCP behind the skill is called, under the same allowance. */
export function createExecutor(services: Services, call: Call): AgentExecutor {
  return {
    async execute(context, bus) {
      const { state, parts } = await answer(services, call, context.userMessage)
      bus.publish(AgentEvent.task(taskOf(context, state, parts, services.clock())))
      bus.finished()
    },
    // Tasks are whole before anybody could cancel them.
    async cancelTask() {},
  }
}

interface Answer {
  state: TaskState
  parts: Part[]
}

async function answer(services: Services, call: Call, message: Message): Promise<Answer> {
  let question: AgentQuestion
  try {
    question = readQuestion(message, call.exchange.release.facts)
  } catch (error) {
    if (error instanceof UnreadableQuestionError) return refusal(error.message)
    throw error
  }
  return run(services, call, question)
}

async function run(
  services: Services,
  { exchange, headers, tell }: Call,
  { tool, args }: AgentQuestion,
): Promise<Answer> {
  exchange.tool = tool.name
  const authorization = await authorizeToolCall(services, tool, { headers, address: exchange.client })
  if (authorization.kind === 'challenged')
    return { state: TaskState.TASK_STATE_REJECTED, parts: [textPart(authorization.message)] }
  if (authorization.kind === 'refused') return resultOf(authorization.result)
  const { caller } = authorization
  if (caller.kind === 'key') exchange.keyId = caller.key.id
  return resultOf(await performToolCall(services, { tool, caller, received: args, exchange }, tell))
}

function resultOf({ isError, content, structuredContent }: CallToolResult): Answer {
  const texts = content.flatMap((block) => (block.type === 'text' ? [textPart(block.text)] : []))
  if (isError === true) return { state: TaskState.TASK_STATE_REJECTED, parts: texts }
  return { state: TaskState.TASK_STATE_COMPLETED, parts: [...texts, dataPart(structuredContent)] }
}

function refusal(text: string): Answer {
  return { state: TaskState.TASK_STATE_REJECTED, parts: [textPart(text)] }
}

function taskOf(
  { taskId, contextId, userMessage }: RequestContext,
  state: TaskState,
  parts: Part[],
  now: number,
): Task {
  const isDone = state === TaskState.TASK_STATE_COMPLETED
  const said: Message = {
    messageId: `${taskId}-answer`,
    contextId,
    taskId,
    role: Role.ROLE_AGENT,
    parts,
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  }
  const artifact = { artifactId: 'answer', name: 'answer', description: '', parts, metadata: undefined, extensions: [] }
  return {
    id: taskId,
    contextId,
    status: { state, message: isDone ? undefined : said, timestamp: new Date(now).toISOString() },
    artifacts: isDone ? [artifact] : [],
    history: [userMessage],
    metadata: undefined,
  }
}

function textPart(value: string): Part {
  return { content: { $case: 'text', value }, metadata: undefined, filename: '', mediaType: 'text/plain' }
}

function dataPart(value: unknown): Part {
  return { content: { $case: 'data', value }, metadata: undefined, filename: '', mediaType: 'application/json' }
}
