import { Role, TaskState, type Artifact, type Message, type Part, type Task } from '@a2a-js/sdk'
import { AgentEvent, type AgentExecutor, type ExecutionEventBus, type RequestContext } from '@a2a-js/sdk/server'
import { dataPart, textPart } from '../agent-executor.ts'

/**
 * Agent for the A2A compatibility kit (github.com/a2aproject/a2a-tck): the prefix of a message id selects what it does, as the kit's
 * scenarios list it. Our own agent always answers at once and never waits for input or sends files.
 */
export function conformanceExecutor(): AgentExecutor {
  return {
    async execute(context, bus) {
      const { messageId } = context.userMessage
      const [, act] = ACTS.find(([prefix]) => messageId.startsWith(prefix)) ?? [null, completed()]
      bus.publish(act(context))
      bus.finished()
    },
    async cancelTask(taskId, bus) {
      const status = { state: TaskState.TASK_STATE_CANCELED, message: undefined, timestamp: NOW }
      bus.publish(AgentEvent.statusUpdate({ taskId, contextId: '', status, metadata: undefined }))
      bus.finished()
    },
  }
}

type Act = (context: RequestContext) => Parameters<ExecutionEventBus['publish']>[0]

const NOW = '2026-09-30T00:00:00.000Z'

/** Longer prefixes first: `tck-artifact-file-url` starts with `tck-artifact-file`. */
const ACTS: readonly (readonly [string, Act])[] = [
  ['tck-artifact-text', completed(textPart('Generated text content'))],
  ['tck-artifact-file-url', completed(filePart({ $case: 'url', value: 'https://example.com/output.txt' }))],
  ['tck-artifact-file', completed(filePart({ $case: 'raw', value: Buffer.from('Generated file content') }))],
  ['tck-artifact-data', completed(dataPart({ key: 'value', count: 42 }))],
  ['tck-message-response', (context) => AgentEvent.message(said(context, textPart('Direct message response')))],
  ['tck-input-required', (context) => AgentEvent.task(taskOf(context, TaskState.TASK_STATE_INPUT_REQUIRED))],
  ['tck-reject-task', (context) => AgentEvent.task(taskOf(context, TaskState.TASK_STATE_REJECTED))],
  ['tck-complete-task', completed()],
]

function completed(part?: Part): Act {
  return (context) => {
    const artifacts = part ? [artifactOf(part)] : []
    return AgentEvent.task({ ...taskOf(context, TaskState.TASK_STATE_COMPLETED), artifacts })
  }
}

function taskOf(context: RequestContext, state: TaskState): Task {
  const { taskId, contextId, userMessage, task } = context
  const message = said(context, textPart('Hello from TCK'))
  return {
    id: taskId,
    contextId,
    status: { state, message, timestamp: NOW },
    artifacts: [],
    // A continued task already has the message in its history.
    history: task?.history ?? [userMessage],
    metadata: undefined,
  }
}

function said({ taskId, contextId }: RequestContext, part: Part): Message {
  return {
    messageId: `${taskId}-answer`,
    contextId,
    taskId,
    role: Role.ROLE_AGENT,
    parts: [part],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  }
}

function artifactOf(part: Part): Artifact {
  return { artifactId: 'answer', name: 'answer', description: '', parts: [part], metadata: undefined, extensions: [] }
}

function filePart(content: NonNullable<Part['content']>): Part {
  return { content, metadata: undefined, filename: 'output.txt', mediaType: 'text/plain' }
}
