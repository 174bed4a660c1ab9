import type { ContentBlock } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { parseLocale } from '../../../../models/kernel/locale.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import type { Scope } from '../../../auth/api-key.ts'
import type { Caller } from '../../../auth/caller.ts'
import { readArguments } from '../../../base/read-arguments.ts'
import type { Release } from '../../../serving/release.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { Services } from '../../services.ts'

/**
 * Who may call a tool: `anonymous` also without a credential, under the cap by address; `credential` with an API key or a token that has the
 * scope; `oauth` only on behalf of an account, since an API key tells of nobody who could agree.
 */
export type ToolAccess = 'anonymous' | 'credential' | 'oauth'

/** What a call brings along besides its arguments. */
export interface ToolContext {
  /** The release that was served when the call came in; every fact of the answer is of it. */
  facts: ReleaseFacts
  release: Release
  services: Services
  caller: Caller
  /** Milliseconds since 1970. */
  now: number
  /** Language for names and prose: the argument `locale`, or en where a tool has none. */
  locale: Locale
  /** Absolute address of a path of this service. */
  absoluteUrl(path: string): string
}

/** The same facts twice: for programs, and as compact text for models. Date, release and notes are added to both. */
export interface ToolAnswer<Structured> {
  structured: Structured
  /** Plain text, no dump of the structure. */
  text: string
  /** Blocks after the text: images, each after its label, or links. */
  content?: readonly ContentBlock[]
  /** The call found nothing, and the answer says what to change. @default false */
  isError?: boolean
  /** What the reader has to know of this answer: what was cut and how to get it, a deprecated argument, an assumption. One sentence each. */
  notes?: readonly string[]
}

/** Told to clients, so that they know what to ask a person for. */
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
  /** Verb first; when to use it and when not; limits. */
  description: string
  scope: Scope
  access: ToolAccess
  icon: ToolIcon
  /** Strict, every number and text bounded; `localeArgument` is the way to speak a language. */
  input: z.ZodObject<Input, z.core.$strict>
  output: z.ZodObject<Output>
  /** For tools that do more than read. */
  annotations?: ToolAnnotations
  /** Such as `{ ui: { resourceUri } }` of MCP Apps. */
  meta?: Record<string, unknown>
  /** The answer hangs on release, locale and arguments alone, so equal calls may share it. */
  isPure?: boolean
  /** @throws BadArgumentsError, NotFoundError: the model is told how to repair its call. Anything else is our fault and told as such. */
  answer(
    context: ToolContext,
    args: z.output<z.ZodObject<Input>>,
  ): ToolAnswer<z.input<z.ZodObject<Output>>> | Promise<ToolAnswer<z.input<z.ZodObject<Output>>>>
}

/** Arguments that were read, and the language they ask for. */
export interface ToolCall {
  args: Record<string, unknown>
  locale: Locale
  /** What the caller should know of the arguments. */
  notes: readonly string[]
}

/** A tool, whatever its arguments. */
export interface Tool extends Required<Omit<ToolOptions<z.ZodRawShape, z.ZodRawShape>, 'answer' | 'meta'>> {
  meta: Record<string, unknown> | undefined
  /** Reads arguments; costs nothing. @throws BadArgumentsError that says how to repair each */
  read(received: unknown): ToolCall
  /** @throws NotFoundError, BadArgumentsError */
  answer(context: Omit<ToolContext, 'locale'>, call: ToolCall): Promise<ToolAnswer<Record<string, unknown>>>
}

const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Date, release and notes, which every answer carries. The instructions of the server say what they mean, once for all tools. */
const provenance = {
  asOf: z.iso.date(),
  releaseId: z.string(),
  sample: z.boolean(),
  notes: z.array(z.string()).optional(),
}

const DEPRECATED_LOCALE = 'The locale code lb is deprecated here; send lu.'

/** A tool with all that holds for every tool: strict arguments, provenance, the locale of the answer. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  options: ToolOptions<Input, Output>,
): Tool {
  return {
    annotations: READS,
    isPure: false,
    meta: undefined,
    ...(options as unknown as ToolOptions<z.ZodRawShape, z.ZodRawShape>),
    output: z.strictObject({ ...options.output.shape, ...provenance }),
    read(received) {
      const args = readArguments(options.input, received ?? {})
      const { locale, deprecatedAlias } = localeOf(args)
      return { args, locale, notes: deprecatedAlias ? [DEPRECATED_LOCALE] : [] }
    },
    async answer(context, { args, locale, notes: ofArguments }) {
      const answer = await options.answer({ ...context, locale }, args as z.output<z.ZodObject<Input>>)
      const notes = [...(answer.notes ?? []), ...ofArguments]
      const { id: releaseId, asOf, sample } = context.facts
      const structured = { ...answer.structured, asOf, releaseId, sample, ...(notes.length > 0 && { notes }) }
      return { ...answer, structured, notes }
    },
  }
}

function localeOf(args: object): { locale: Locale; deprecatedAlias: boolean } {
  const asked = 'locale' in args && typeof args.locale === 'string' ? parseLocale(args.locale) : undefined
  return asked ?? { locale: 'en', deprecatedAlias: false }
}
