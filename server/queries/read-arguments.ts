import { z } from 'zod'
import type { FieldError } from '../../models/contracts/problem.ts'
import { editDistance } from '../../models/places/edit-distance.ts'

const LONGEST_ECHO = 100
const MOST_ERRORS = 20
const MOST_NEAREST = 3

/** Arguments that are not as a query wants them; `errors` say what repairs each. */
export class BadArgumentsError extends Error {
  override name = 'BadArgumentsError'
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    const [first] = errors
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
    super(
      `${first!.field}: received ${JSON.stringify(first!.received) ?? 'nothing'}, expected ${first!.expected}${more}.`,
    )
    this.errors = errors
  }
}

/** Arguments by a strict schema; blank texts and nulls count as absent. @throws BadArgumentsError that names every wrong one */
export function readArguments<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  received: unknown,
): z.output<z.ZodObject<Shape>> {
  const parsed = schema.safeParse(withoutBlanks(received))
  if (parsed.success) return parsed.data
  const properties = z.toJSONSchema(schema, { io: 'input' }).properties ?? {}
  const errors = parsed.error.issues.flatMap((issue) => fieldErrors(issue, received, properties))
  throw new BadArgumentsError(errors.slice(0, MOST_ERRORS))
}

function withoutBlanks(received: unknown): unknown {
  if (typeof received !== 'object' || received === null || Array.isArray(received)) return received
  const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(Object.entries(received).filter(([, value]) => !isBlank(value)))
}

type JsonSchema = z.core.JSONSchema._JSONSchema

function fieldErrors(
  issue: z.core.$ZodIssue,
  received: unknown,
  properties: Readonly<Record<string, JsonSchema>>,
): FieldError[] {
  const known = Object.keys(properties)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => withNearest(key, `one of the arguments ${known.join(', ')}`, key, known))
  const field = issue.path.map(String).join('.')
  const value = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    received,
  )
  const property = issue.path.length > 0 ? properties[String(issue.path[0])] : undefined
  const shape =
    typeof property === 'object' ? (issue.path.length > 1 ? (property.items as JsonSchema) : property) : undefined
  const { expected, choices } = describe(shape, known)
  const example = exampleOf(shape)
  // A rule beyond the schema's own says in its message what it wants.
  const wanted = issue.code === 'custom' ? issue.message : expected
  return [{ ...withNearest(field || 'arguments', wanted, value, choices), ...(example !== undefined && { example }) }]
}

function describe(shape: JsonSchema | undefined, known: readonly string[]): { expected: string; choices: string[] } {
  if (typeof shape !== 'object') return { expected: `an object of ${known.join(', ')}`, choices: [] }
  const choices = (shape.enum ?? []).map(String)
  if (choices.length > 0) return { expected: `one of ${choices.join(', ')}`, choices }
  if (shape.type === 'array') return { expected: `a list of at most ${shape.maxItems}`, choices }
  if (shape.format === 'date') return { expected: 'a date such as 2026-09-30', choices }
  if (shape.type === 'string')
    return { expected: `a text of ${shape.minLength ?? 0} to ${shape.maxLength} characters`, choices }
  if (shape.type === 'boolean') return { expected: 'true or false', choices }
  const kind = shape.type === 'integer' ? 'a whole number' : 'a number'
  return { expected: `${kind} from ${shape.minimum} to ${shape.maximum}`, choices }
}

/** A value that would do: the one that the schema shows, its default or its first choice. */
function exampleOf(shape: JsonSchema | undefined): unknown {
  if (typeof shape !== 'object') return undefined
  return shape.examples?.[0] ?? shape.default ?? shape.enum?.[0] ?? shape.minimum
}

function withNearest(field: string, expected: string, value: unknown, candidates: readonly string[]): FieldError {
  const nearest = typeof value === 'string' ? nearestOf(value, candidates) : []
  return { field: shorten(field), received: echo(value), expected, ...(nearest.length > 0 && { nearest }) }
}

function nearestOf(received: string, candidates: readonly string[]): string[] {
  const wanted = received.slice(0, LONGEST_ECHO).toLowerCase()
  const limit = Math.max(2, Math.ceil(wanted.length / 2))
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MOST_NEAREST)
    .map(({ candidate }) => candidate)
}

function echo(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value)
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean')
    return value ?? null
  return shorten(JSON.stringify(value))
}

function shorten(text: string): string {
  return text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text
}
