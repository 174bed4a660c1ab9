import { Role, TaskState, type Message, type Part, type Task } from '@a2a-js/sdk'
import { AgentEvent, type AgentExecutor, type RequestContext } from '@a2a-js/sdk/server'
import { sayIn } from '../../../content/say/words.ts'
import type { AgentCall, AgentDoor, AgentReply } from './agent-door.ts'
import { readQuestion, UnreadableQuestionError, type AgentQuestion } from './read-question.ts'

type Call = Pick<AgentCall, 'exchange' | 'headers' | 'tell'>

/** Answers a message by calling the MCP tool of its skill, under the same allowance. */
export function createExecutor(door: Pick<AgentDoor, 'ask'>, clock: () => number, call: Call): AgentExecutor {
  return {
    async execute(context, bus) {
      const { state, parts } = await answer(door, call, context.userMessage)
      bus.publish(AgentEvent.task(taskOf(context, state, parts, clock())))
      bus.finished()
    },
    // Tasks finish before anyone can cancel them.
    async cancelTask() {},
  }
}

interface Answer {
  state: TaskState
  parts: Part[]
}

async function answer(door: Pick<AgentDoor, 'ask'>, call: Call, message: Message): Promise<Answer> {
  let question: AgentQuestion
  try {
    question = readQuestion(message, call.exchange.release.facts)
  } catch (error) {
    if (error instanceof UnreadableQuestionError) return refusal(error.messageIn(sayIn(call.exchange.locale())))
    throw error
  }
  return resultOf(await door.ask({ ...call, ...question }))
}

function resultOf({ isError, texts, structured }: AgentReply): Answer {
  const parts = texts.map(textPart)
  if (isError) return { state: TaskState.TASK_STATE_REJECTED, parts }
  return { state: TaskState.TASK_STATE_COMPLETED, parts: [...parts, dataPart(structured)] }
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

export function textPart(value: string): Part {
  return { content: { $case: 'text', value }, metadata: undefined, filename: '', mediaType: 'text/plain' }
}

export function dataPart(value: unknown): Part {
  return { content: { $case: 'data', value }, metadata: undefined, filename: '', mediaType: 'application/json' }
}
