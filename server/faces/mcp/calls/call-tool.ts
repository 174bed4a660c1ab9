import type { CallToolResult } from '@modelcontextprotocol/server'
import { sayIn, type Say } from '../../../../content/say/words.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import type { FieldError } from '../../../../models/contracts/release/problem.ts'
import { ThrottledError } from '../../../limits/throttle.ts'
import type { Log } from '../../../observability/log.ts'
import { BusyError } from '../../../base/busy.ts'
import { LeftEarlyError } from '../../../base/left-early.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'
import { nearestCall } from './nearest-call.ts'
import { localeSaid } from '../../../base/receive-arguments.ts'
import type { Tool, ToolAnswer, ToolCall, ToolContext } from '../offer/tool.ts'

/** Codes of failed tool calls, the same as in REST. */
export type ToolErrorCode =
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'INSUFFICIENT_SCOPE'
  | 'RATE_LIMIT_EXCEEDED'
  | 'INTERNAL_ERROR'

/** Name in `_meta` of a failed call's code and fields, for programs; the text says the same to models. */
const ERROR_META = 'error'

/** Result of a call, and whether the service owes the caller the request: the arguments were refused, or it was busy, or failed. */
export interface Outcome {
  result: CallToolResult
  isOwed: boolean
  /** Milliseconds after which the same call may succeed. */
  retryAfterMs?: number
}

/** Answers a call whose arguments were read. Never throws: errors become results that say what to do. */
export async function answerToolCall(
  tool: Tool,
  context: Omit<ToolContext, 'locale'>,
  call: ToolCall,
  { log, requestId }: { log: Log; requestId: string },
): Promise<Outcome> {
  try {
    const answer = await tool.answer(context, call)
    const checked = tool.output.safeParse(answer.structured)
    if (!checked.success)
      throw new Error(`The answer is not as the tool's output schema says: ${checked.error.message}`)
    return { result: toResult(answer, tool, call.locale), isOwed: false }
  } catch (error) {
    if (error instanceof BusyError) return busy(error, sayIn(call.locale))
    if (error instanceof LeftEarlyError)
      return { result: toolError('BAD_REQUEST', error.message), isOwed: !error.hasBegun }
    const result = repairableResult(tool, error, call.args)
    if (result) return { result, isOwed: error instanceof BadArgumentsError }
    log.error({ requestId, tool: tool.name, err: error }, 'tool failed')
    return { result: internalError(requestId, sayIn(call.locale)), isOwed: true }
  }
}

/** Result for arguments or questions the model can repair, with the nearest valid call; undefined for any other error */
export function repairableResult(tool: Tool, error: unknown, received?: unknown): CallToolResult | undefined {
  const say = sayIn(localeSaid(received))
  const lines = (errors: readonly FieldError[]): string[] => repairLines(tool, errors, received, say)
  if (error instanceof BadArgumentsError) {
    const head = say('reply.error.cannotUse', { tool: tool.name })
    const errors = error.errorsIn(say)
    if (error.isSaid) return toolError('BAD_REQUEST', error.messageIn(say), errors)
    return toolError('BAD_REQUEST', [head, ...lines(errors)].join('\n'), errors)
  }
  if (error instanceof NotFoundError) {
    const errors = error.errorsIn(say)
    return toolError('NOT_FOUND', [error.messageIn(say), ...lines(errors)].join('\n'), errors)
  }
  if (error instanceof ThrottledError) return toolError('RATE_LIMIT_EXCEEDED', error.messageIn(say))
  return undefined
}

function repairLines(tool: Tool, errors: readonly FieldError[], received: unknown, say: Say): string[] {
  const call = errors.length > 0 && received !== undefined ? nearestCall(tool, received, errors) : undefined
  return [
    ...errors.map((error) => describeField(error, say)),
    ...(call ? [say('reply.error.call', { tool: tool.name, call: JSON.stringify(call) })] : []),
  ]
}

/** A failed call; the model reads the text. Structured content is left out because it would have to match the output schema. */
export function toolError(code: ToolErrorCode, text: string, errors: readonly FieldError[] = []): CallToolResult {
  const meta = { code, ...(errors.length > 0 && { errors }) }
  return { isError: true, content: [{ type: 'text', text }], _meta: { [ERROR_META]: meta } }
}

/** Result of a call that the service cannot take on now. */
export function busy(error: BusyError, say: Say): Outcome {
  const { retryAfterMs } = error
  const text = `${error.messageIn(say)} ${say('reply.error.busy', { n: Math.ceil(retryAfterMs / 1_000) })}`
  return { result: toolError('RATE_LIMIT_EXCEEDED', text), isOwed: true, retryAfterMs }
}

function internalError(requestId: string, say: Say): CallToolResult {
  return toolError('INTERNAL_ERROR', say('reply.error.internal', { id: requestId }))
}

/** An answer as clients get it; its structure has been checked. */
export function toResult(
  { structured, text, content = [], notes = [], isError = false }: ToolAnswer<Record<string, unknown>>,
  { restsOnMarket }: Pick<Tool, 'restsOnMarket'>,
  locale: Locale,
): CallToolResult {
  const { asOf, releaseId, sample } = structured
  const say = sayIn(locale)
  const notice = sample && restsOnMarket ? ` ${say('reply.demo')}` : ''
  const origin = `${say('reply.origin', { asOf: String(asOf), releaseId: String(releaseId) })}${notice}`
  return {
    content: [{ type: 'text', text: [text, ...notes, origin].join('\n') }, ...content],
    structuredContent: structured,
    ...(isError && { isError }),
  }
}

function describeField({ field, received, expected, nearest, example }: FieldError, say: Say): string {
  const sent = received == null ? say('reply.error.nothing') : JSON.stringify(received)
  const parts = [
    say('reply.error.field', { field, received: sent, expected }),
    ...(nearest?.length ? [say('reply.error.nearest', { list: nearest.join(', ') })] : []),
    ...(example === undefined ? [] : [say('reply.error.example', { example: JSON.stringify(example) })]),
  ]
  return parts.join(' ')
}
