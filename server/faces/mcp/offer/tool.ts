import type { ContentBlock } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Locale } from '../../../../models/kernel/locale.ts'
import type { Scope } from '../../../auth/api-key.ts'
import type { Caller } from '../../../auth/caller.ts'
import { receiveArguments } from '../../../base/receive-arguments.ts'
import type { ReceivedArguments } from '../../../base/receive-arguments.ts'
import type { Release } from '../../../serving/release.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { Services } from '../../services.ts'
import type { PersonQuestion } from './person-question.ts'

/**
 * Access to a tool: `anonymous` also without a credential, under the cap by address; `credential` with an API key or token that has
 * the scope; `oauth` only for an account, since an API key identifies nobody who could consent.
 */
export type ToolAccess = 'anonymous' | 'credential' | 'oauth'

/** Context of a call besides its arguments. */
export interface ToolContext {
  /** Release served when the call came in, the source of every fact in the answer. */
  facts: ReleaseFacts
  release: Release
  services: Services
  caller: Caller
  /** Milliseconds since 1970. */
  now: number
  /** Language for names and prose: argument `locale`, or en for tools without one. */
  locale: Locale
  /** Signal that fires when the caller leaves before the answer. */
  left(): AbortSignal
  /** Absolute address of a path of this service. */
  absoluteUrl(path: string): string
}

/** The same facts for programs and as compact text for models. Date, release and notes are added to both. */
export interface ToolAnswer<Structured> {
  structured: Structured
  /** Plain text, not a dump of the structure. */
  text: string
  /** Blocks after the text: images, each after its label, or links. */
  content?: readonly ContentBlock[]
  /** Whether the call found nothing and the answer says what to change. @default false */
  isError?: boolean
  /** Notes on this answer, one sentence each: what was cut and how to get it, a deprecated argument, an assumption. */
  notes?: readonly string[]
}

/** Hints by which clients decide what to ask a person. */
interface ToolAnnotations {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

export type ToolIcon = 'listing' | 'market' | 'lease' | 'inquiry'

interface ToolOptions<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  name: string
  title: string
  /** Verb first; when to use it, when not, limits. */
  description: string
  scope: Scope
  access: ToolAccess
  icon: ToolIcon
  /** Strict, with a bound on every number and text; use `localeArgument` for the language. */
  input: z.ZodObject<Input, z.core.$strict>
  output: z.ZodObject<Output>
  /** Only for tools that do more than read. */
  annotations?: ToolAnnotations
  /** For example `{ ui: { resourceUri } }` of MCP Apps. */
  meta?: Record<string, unknown>
  /** Whether the answer depends only on release, locale and arguments, so equal calls may share it. */
  isPure?: boolean
  /** Whether the answer rests on listings or figures of the market: only then it may have to say that these are invented. @default true */
  restsOnMarket?: boolean
  /** Refuses a call that cannot be taken on now, before it is counted. @throws BusyError */
  admit?(context: Omit<ToolContext, 'locale'>): Promise<void>
  /** Question that only a person can answer, before the call; undefined when nothing is open. */
  ask?(context: ToolContext, args: z.output<z.ZodObject<Input>>): PersonQuestion | undefined
  /** @throws BadArgumentsError, NotFoundError: the model learns how to repair its call. Anything else is reported as an internal error. */
  answer(
    context: ToolContext,
    args: z.output<z.ZodObject<Input>>,
  ): ToolAnswer<z.input<z.ZodObject<Output>>> | Promise<ToolAnswer<z.input<z.ZodObject<Output>>>>
}

/** Parsed arguments, their language, and notes on them for the caller. */
export type ToolCall = ReceivedArguments<Record<string, unknown>>

/** A tool with any arguments. */
export interface Tool extends Required<
  Omit<ToolOptions<z.ZodRawShape, z.ZodRawShape>, 'answer' | 'ask' | 'admit' | 'meta'>
> {
  meta: Record<string, unknown> | undefined
  admit: ((context: Omit<ToolContext, 'locale'>) => Promise<void>) | undefined
  /** Reads arguments; uses no allowance. @throws BadArgumentsError with the repair for each */
  read(received: unknown): ToolCall
  /** Question to the person before the call. @throws NotFoundError, BadArgumentsError */
  ask: ((context: Omit<ToolContext, 'locale'>, call: ToolCall) => PersonQuestion | undefined) | undefined
  /** @throws NotFoundError, BadArgumentsError */
  answer(context: Omit<ToolContext, 'locale'>, call: ToolCall): Promise<ToolAnswer<Record<string, unknown>>>
}

const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Date, release and notes of every answer. The server's instructions explain them once for all tools. */
const provenance = {
  asOf: z.iso.date(),
  releaseId: z.string(),
  sample: z.boolean(),
  notes: z.array(z.string()).optional(),
}

/** Creates a tool with what all tools share: strict arguments, provenance, the answer's locale. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  options: ToolOptions<Input, Output>,
): Tool {
  return {
    annotations: READS,
    isPure: false,
    restsOnMarket: true,
    meta: undefined,
    admit: undefined,
    ...(options as unknown as ToolOptions<z.ZodRawShape, z.ZodRawShape>),
    output: z.strictObject({ ...options.output.shape, ...provenance }),
    // Only where the answers are remembered, too: all else may be somebody's own.
    read: options.isPure ? rememberingReader(options.input) : (received) => receiveArguments(options.input, received),
    ask: options.ask && ((context, { args, locale }) => options.ask!({ ...context, locale }, args as never)),
    async answer(context, { args, locale, notes: ofArguments }) {
      const answer = await options.answer({ ...context, locale }, args as z.output<z.ZodObject<Input>>)
      const notes = [...(answer.notes ?? []), ...ofArguments]
      const { id: releaseId, asOf, sample } = context.facts
      const structured = { ...answer.structured, asOf, releaseId, sample, ...(notes.length > 0 && { notes }) }
      return { ...answer, structured, notes }
    },
  }
}

/** Calls remembered of a tool, and characters of each, at most: agents ask the same of many homes and places. */
const REMEMBERED = 200
const LONGEST_REMEMBERED = 500

/** Reads arguments, those of the last calls only once. */
function rememberingReader(input: z.ZodObject): (received: unknown) => ToolCall {
  const calls = new Map<string, ToolCall>()
  return (received) => {
    const text = JSON.stringify(received) ?? ''
    const known = calls.get(text)
    if (known) return known
    const call = receiveArguments(input, received)
    if (text.length > LONGEST_REMEMBERED) return call
    if (calls.size >= REMEMBERED) calls.delete(calls.keys().next().value!)
    calls.set(text, call)
    return call
  }
}
