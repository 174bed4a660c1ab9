import { z } from 'zod'
import type { FieldError } from '../../models/contracts/release/problem.ts'
import { sayIn, type Say } from '../../content/say/words.ts'
import { editDistance, typoBudget } from '../../models/language/edit-distance.ts'
import { argumentsMeant } from './argument-meant.ts'
import { sentences, ToldError, type Told } from './told.ts'

const LONGEST_ECHO = 100
const MOST_ERRORS = 20
const MOST_NEAREST = 3

/** Arguments that fail a query's schema; `errors` says how to repair each. */
export class BadArgumentsError extends ToldError {
  override name = 'BadArgumentsError'
  readonly errors: FieldError[]
  /** Whether one sentence says it all, so that no argument need be named. */
  readonly isSaid: boolean
  readonly #told: readonly ToldField[]

  /** @param sentence says it all, where an argument is neither missing nor of another form */
  constructor(errors: readonly ToldField[], sentence?: Told) {
    const { field, received, expected } = errors[0]!
    const sent: string | Told = received == null ? { key: 'reply.error.nothing' } : JSON.stringify(received)
    const more: string | Told = errors.length > 1 ? { key: 'reply.error.more', values: { n: errors.length - 1 } } : ''
    super([sentence ?? { key: 'reply.error.argument', values: { field, received: sent, expected, more } }])
    this.isSaid = sentence !== undefined
    this.#told = errors
    this.errors = this.errorsIn(sayIn('en'))
  }

  /** The errors in a language. */
  errorsIn(say: Say): FieldError[] {
    return this.#told.map((error) => {
      const { expected } = error
      return { ...error, expected: typeof expected === 'string' ? expected : sentences([expected], say) }
    })
  }
}

/** An error whose expectation may be told in any language. */
type ToldField = Omit<FieldError, 'expected'> & { expected: string | Told }

/**
 * Reads arguments by a strict schema; nulls and blank texts count as absent, except a blank place: without it the answer would be one for the whole country.
 * @param say language of the errors
 * @throws BadArgumentsError that names every invalid one
 */
export function readArguments<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  received: unknown,
  say: Say = sayIn('en'),
): z.output<z.ZodObject<Shape>> {
  const parsed = schema.safeParse(withoutBlanks(received, schema.shape))
  if (parsed.success) return parsed.data
  const shape = z.toJSONSchema(schema, { io: 'input' })
  const errors = parsed.error.issues.flatMap((issue) => fieldErrors(issue, received, shape, say))
  throw new BadArgumentsError(errors.slice(0, MOST_ERRORS))
}

/** Argument that names a place. */
export const PLACE = 'commune'

function withoutBlanks(received: unknown, shape: z.ZodRawShape): unknown {
  if (typeof received !== 'object' || received === null || Array.isArray(received)) return received
  const isAbsent = (name: string, value: unknown): boolean =>
    value === null ||
    (typeof value === 'string' && value.trim() === '' && (name !== PLACE || !Object.hasOwn(shape, PLACE)))
  return Object.fromEntries(Object.entries(received).filter(([name, value]) => !isAbsent(name, value)))
}

/** Metadata of a field: the example of its errors, left out of the definitions that models read. */
export const ERROR_EXAMPLE = 'errorExample'

type JsonSchema = z.core.JSONSchema.BaseSchema

function fieldErrors(issue: z.core.$ZodIssue, received: unknown, schema: JsonSchema, say: Say): FieldError[] {
  const path = issue.path.map(String)
  const shape = shapeAt(schema, path)
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shape?.properties ?? {})
    const names = known.join(', ')
    const all =
      known.length === 0
        ? say('reply.expected.noArgument')
        : say(path.length === 0 ? 'reply.expected.argument' : 'reply.expected.fields', { names })
    return issue.keys.map((key) => {
      const error = withNearest([...path, key].join('.'), all, key, known)
      const meant = argumentsMeant(key, known).slice(0, MOST_NEAREST)
      return meant.length === 0 ? error : { ...error, nearest: meant }
    })
  }
  const value = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    received,
  )
  const { expected, choices } = describe(shape, say)
  const example = exampleOf(shape)
  const wanted = issue.code === 'custom' ? ruleOf(issue, say) : expected
  const field = path.join('.') || 'arguments'
  return [{ ...withNearest(field, wanted, value, choices, typosIn), ...(example !== undefined && { example }) }]
}

/** Expectation of a custom rule: a day between the bounds that it names, or what its message states. */
function ruleOf({ params = {}, message }: z.core.$ZodIssueCustom, say: Say): string {
  const { min, max } = params as { min?: string; max?: string }
  if (min === undefined) return message
  return max === undefined ? say('reply.expected.dateFrom', { min }) : say('reply.expected.dateBetween', { min, max })
}

/** Finds the schema at a path: properties of objects, items of lists. */
function shapeAt(schema: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((at, key) => {
    const next = at?.type === 'array' ? at.items : at?.properties?.[key]
    return typeof next === 'object' && !Array.isArray(next) ? (next as JsonSchema) : undefined
  }, schema)
}

function describe(shape: JsonSchema | undefined, say: Say): { expected: string; choices: string[] } {
  const choices = (shape?.enum ?? []).map(String)
  return { expected: expectedOf(shape, choices, say), choices }
}

function expectedOf(shape: JsonSchema | undefined, choices: readonly string[], say: Say): string {
  if (shape === undefined) return say('reply.expected.other')
  if (shape.type === 'object')
    return say('reply.expected.object', { names: Object.keys(shape.properties ?? {}).join(', ') })
  if (choices.length > 0) return say('reply.expected.choice', { choices: choices.join(', ') })
  if (shape.type === 'array') {
    const max = shape.maxItems ?? 0
    return shape.minItems
      ? say('reply.expected.list', { min: shape.minItems, max })
      : say('reply.expected.listAtMost', { max })
  }
  if (shape.format === 'date') return say('reply.expected.date')
  const longest = shape.maxLength ?? 0
  if (shape.format === 'email') return say('reply.expected.email', { max: longest })
  if (shape.type === 'string')
    return shape.minLength
      ? say('reply.expected.text', { min: shape.minLength, max: longest })
      : say('reply.expected.textAtMost', { max: longest })
  if (shape.type === 'boolean') return say('reply.expected.boolean')
  const { unit } = shape as { unit?: string }
  const bounds = { min: String(shape.minimum), max: String(shape.maximum) }
  if (unit !== undefined) return say('reply.expected.numberIn', { ...bounds, unit })
  return say(shape.type === 'integer' ? 'reply.expected.whole' : 'reply.expected.number', bounds)
}

/** A valid example: the schema's own, its default, its first choice or a bound; never 0, which says nothing. */
export function exampleOf(shape: JsonSchema | undefined): unknown {
  if (shape === undefined) return undefined
  const { errorExample } = shape as { [ERROR_EXAMPLE]?: unknown }
  const candidates = [errorExample, shape.examples?.[0], shape.default, shape.enum?.[0], shape.minimum, shape.maximum]
  return candidates.find((candidate) => candidate !== undefined && candidate !== 0)
}

type EditLimit = (text: string) => number

/** Edits that leave another name recognisable: the name is one of few, and the value stays. */
const halfOf: EditLimit = ({ length }) => Math.max(2, Math.ceil(length / 2))

/** Typos of a choice. A word that is further away is another word, and may mean another choice. */
const typosIn: EditLimit = ({ length }) => Math.max(typoBudget(length), length === 4 ? 1 : 0)

function withNearest(
  field: string,
  expected: string,
  value: unknown,
  candidates: readonly string[],
  limitOf = halfOf,
): FieldError {
  const nearest = nearestAmong(value, candidates, limitOf)
  return { field: shorten(field), received: echo(value), expected, ...(nearest.length > 0 && { nearest }) }
}

/** Near choices; of a list that was sent for one value, its elements that are choices. */
function nearestAmong(value: unknown, candidates: readonly string[], limitOf: EditLimit): string[] {
  if (Array.isArray(value)) return candidates.filter((candidate) => value.includes(candidate)).slice(0, MOST_NEAREST)
  return typeof value === 'string' ? nearestOf(value, candidates, limitOf) : []
}

function nearestOf(received: string, candidates: readonly string[], limitOf: EditLimit): string[] {
  const wanted = received.slice(0, LONGEST_ECHO).toLowerCase()
  const limit = limitOf(wanted)
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase(), limit) }))
    .filter(({ candidate, distance }) => distance <= limit && hasMuchInCommon(wanted, candidate, distance))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MOST_NEAREST)
    .map(({ candidate }) => candidate)
}

/** Short words are few edits apart even when they share no letter. */
function hasMuchInCommon(wanted: string, candidate: string, distance: number): boolean {
  return distance <= Math.max(wanted.length, candidate.length) / 2
}

function echo(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value)
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean')
    return value ?? null
  return shorten(JSON.stringify(value))
}

/** Cuts what a caller sent, to echo it in an error. */
function shorten(text: string): string {
  return text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text
}
