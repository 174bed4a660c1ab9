import { shorten } from '../base/read-arguments.ts'
import { z } from 'zod'
import type { FieldError } from '../../models/contracts/release/problem.ts'
import { nearestOf } from '../base/nearest.ts'
import { ProblemError } from './problem.ts'

/**
 * Reads query parameters by a strict schema. Blank values count as absent; an unknown or repeated parameter is an error.
 * @throws ProblemError BAD_REQUEST that names every invalid parameter, what is expected and close matches
 */
export function readQuery<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  search: URLSearchParams,
): z.output<z.ZodObject<Shape>> {
  const known = Object.keys(schema.shape)
  const given = new Map<string, string>()
  const errors: FieldError[] = []
  for (const [name, value] of search) {
    if (!known.includes(name)) errors.push(unknownParameter(name, known))
    else if (value.trim() === '') continue
    else if (given.has(name)) errors.push(repeatedParameter(name, search.getAll(name)))
    else given.set(name, value.trim())
  }
  const typed = [...given].map(([name, value]) => [name, typedValue(value, schema.shape[name])])
  const parsed = schema.safeParse(Object.fromEntries(typed))
  if (!parsed.success) errors.push(...parsed.error.issues.map((issue) => wrongValue(issue, schema, given)))
  if (!parsed.success || errors.length > 0) throw badRequest(errors)
  return parsed.data
}

function badRequest(errors: FieldError[]): ProblemError {
  const first = errors[0]!
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  const received = JSON.stringify(first.received)
  return new ProblemError('BAD_REQUEST', `${first.field}: received ${received}, expected ${first.expected}${more}.`, {
    errors: errors.slice(0, 20),
  })
}

function unknownParameter(name: string, known: string[]): FieldError {
  const expected = known.length === 0 ? 'no query parameters' : `one of the parameters ${known.join(', ')}`
  const nearest = nearestOf(name, known)
  return { field: shorten(name), received: shorten(name), expected, ...(nearest.length > 0 && { nearest }) }
}

function repeatedParameter(field: string, values: string[]): FieldError {
  return {
    field,
    received: values.slice(0, 5).map(shorten),
    expected: 'the parameter once',
    example: shorten(values[0]!),
  }
}

function wrongValue(issue: z.core.$ZodIssue, schema: z.ZodObject, given: ReadonlyMap<string, string>): FieldError {
  const field = String(issue.path[0] ?? '')
  const received = given.get(field) ?? ''
  const { expected, choices, example } = describeParameter(schema.shape[field])
  const nearest = nearestOf(received, choices)
  return { field, received: shorten(received), expected, ...(nearest.length > 0 && { nearest }), example }
}

function describeParameter(parameter: unknown): { expected: string; choices: string[]; example: unknown } {
  const json = z.toJSONSchema(parameter as z.ZodType, { io: 'output' })
  if (json.type === 'array') return describeList(json)
  const choices = (json.enum ?? []).map(String)
  const example = json.default ?? json.examples?.[0]
  if (choices.length > 0) return { expected: `one of ${choices.join(', ')}`, choices, example }
  if (json.type === 'boolean') return { expected: 'true or false', choices: ['true', 'false'], example: true }
  if (json.format === 'date') return { expected: json.description ?? 'a date such as 2026-11-21', choices, example }
  if (json.type === 'string') return { expected: `text of 1 to ${json.maxLength} characters`, choices, example }
  const number = json.type === 'integer' ? 'a whole number' : 'a number'
  return { expected: `${number} from ${json.minimum} to ${json.maximum}`, choices, example }
}

function describeList({ items, maxItems, examples }: z.core.JSONSchema.BaseSchema) {
  const choices = (typeof items === 'object' && 'enum' in items ? (items.enum ?? []) : []).map(String)
  const of = choices.length > 0 ? `, of ${choices.join(', ')}` : ''
  const [first] = (examples ?? []) as string[][]
  return { expected: `1 to ${maxItems} values separated by commas${of}`, choices, example: first?.join(',') }
}

/** Reads a value as the type that its parameter has; what does not read stays text, which the schema refuses. */
function typedValue(value: string, parameter: unknown): unknown {
  const { type } = z.toJSONSchema(parameter as z.ZodType, { io: 'output' })
  if (type === 'array') return value.split(',').map((each) => each.trim())
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  const isNumber = (type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(value)
  return isNumber ? Number(value) : value
}
