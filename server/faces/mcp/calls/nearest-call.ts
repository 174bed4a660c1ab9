import { z } from 'zod'
import type { FieldError } from '../../../../models/contracts/release/problem.ts'
import { isRecord } from '../../../../models/kernel/is-record.ts'
import type { Tool } from '../offer/tool.ts'

/** Longest call in an error, in characters. */
const LONGEST_CALL = 600
/** A renamed argument may have a wrong value, too. */
const ROUNDS = 3

type Reader = Pick<Tool, 'read' | 'input'>

/**
 * Repairs a refused call by what its errors name as nearest.
 * @returns arguments that the tool reads otherwise than those refused; undefined where nothing is near, and for a tool that reaches
 * somebody outside: nothing is ever written ready to be sent to them
 */
export function nearestCall(
  tool: Reader & Pick<Tool, 'annotations'>,
  received: unknown,
  errors: readonly FieldError[],
): Record<string, unknown> | undefined {
  if (tool.annotations.openWorldHint) return undefined
  const call = repairedCall(tool, received, errors)
  return call !== undefined && !isReadAlike(tool, call, received) ? call : undefined
}

function repairedCall(
  tool: Reader,
  received: unknown,
  errors: readonly FieldError[],
): Record<string, unknown> | undefined {
  let args: Record<string, unknown> = isRecord(received) ? { ...received } : {}
  let open = errors
  for (let round = 0; round < ROUNDS; round++) {
    if (open.some((error) => isFigureLost(tool.input.shape, error))) return undefined
    // Names first: a value that was sent under another name is not missing.
    const isUnknown = ({ field }: FieldError): boolean => !Object.hasOwn(tool.input.shape, field.split('.')[0]!)
    for (const error of [...open.filter(isUnknown), ...open.filter((each) => !isUnknown(each))])
      args = repaired(tool, args, error)
    if (POINT.some((name) => open.some(({ field }) => field === name))) args = withoutPoint(args)
    args = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withoutGone(value)]))
    const left = errorsOf(tool, args)
    if (left.length === 0) return shortOrNone(tool, args)
    open = left
  }
  return undefined
}

/** Whether a tool reads both the same; what it cannot read is like nothing. */
function isReadAlike({ read }: Reader, call: Record<string, unknown>, refused: unknown): boolean {
  try {
    return JSON.stringify(read(call).args) === JSON.stringify(read(refused).args)
  } catch {
    return false
  }
}

/** Without defaults; undefined for a call that is too long to repeat. */
function shortOrNone({ input }: Pick<Tool, 'input'>, args: Record<string, unknown>) {
  // A blank argument counts as absent, also one with an unknown name.
  const isTold = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(input.shape, name) && (input.shape[name] as z.ZodType).safeParse(undefined).data !== value
  const told = Object.fromEntries(Object.entries(args).filter(isTold))
  return JSON.stringify(told).length <= LONGEST_CALL ? told : undefined
}

function repaired(
  { input }: Pick<Tool, 'input'>,
  args: Record<string, unknown>,
  { field, received, nearest }: FieldError,
): Record<string, unknown> {
  const [name = '', ...path] = field.split('.')
  const { [name]: value, ...rest } = args
  if (path.length > 0) return { ...rest, [name]: withElement(input.shape[name], value, path, nearest?.[0]) }
  if (!Object.hasOwn(input.shape, name)) {
    const known = nearest?.find((each) => !Object.hasOwn(rest, each))
    return known === undefined ? rest : { ...rest, [known]: value }
  }
  if (received === null && value !== undefined && value !== null) return args
  // An example in the place of a value that was meant otherwise, or not told, would be another question.
  const better = nearest?.[0] ?? (OF_THE_PAGE.has(name) ? boundNear(input.shape[name] as z.ZodType, value) : undefined)
  return better === undefined ? rest : { ...rest, [name]: better }
}

/** Arguments whose bound asks the same question. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['limit', 'offset'])

/** Whether a number, or a text with a figure, cannot be read: a bound in its place, or none, would be another question. */
function isFigureLost(shape: z.ZodRawShape, { field, nearest, received }: FieldError): boolean {
  if (nearest !== undefined || OF_THE_PAGE.has(field) || POINT.includes(field)) return false
  if (!Object.hasOwn(shape, field) || !/\d/.test(String(received))) return false
  const schema = shape[field] as z.ZodType
  const { type } = z.toJSONSchema(schema, { io: 'input' })
  return (type === 'number' || type === 'integer') && !schema.safeParse(received).success
}

/** Both or none: half of a point is refused, and one at the bound of the country is another place. */
const POINT = ['latitude', 'longitude']

function withoutPoint(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !POINT.includes(name)))
}

const GONE = Symbol('element that has no nearest value')

/** A list with one of its elements, or a field of it, replaced; without a nearest value it goes, and what cannot be without it. */
function withElement(
  schema: unknown,
  value: unknown,
  [index = '', ...path]: readonly string[],
  nearest: string | undefined,
): unknown {
  if (!Array.isArray(value) || path.length > 1 || !/^\d+$/.test(index)) return value
  const at = Math.min(Number(index), value.length - 1)
  const element: unknown = value[at]
  const [field] = path
  if (field === undefined || !isRecord(element)) return value.with(at, nearest ?? GONE)
  const { items } = z.toJSONSchema(schema as z.ZodType, { io: 'input' })
  const { properties = {}, required = [] } = items as z.core.JSONSchema.ObjectSchema
  if (!Object.hasOwn(properties, field)) return value
  const { [field]: _, ...rest } = element
  if (nearest !== undefined) return value.with(at, { ...element, [field]: nearest })
  return value.with(at, required.includes(field) ? GONE : rest)
}

function withoutGone(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((each) => each !== GONE) : value
}

/** The bound that a number is beyond; undefined for all else, and for 0, which says nothing. */
function boundNear(schema: z.ZodType, value: unknown): number | undefined {
  if (typeof value !== 'number') return undefined
  const { minimum, maximum } = z.toJSONSchema(schema, { io: 'input' })
  const bound =
    maximum !== undefined && value > maximum ? maximum : minimum !== undefined && value < minimum ? minimum : 0
  return bound === 0 ? undefined : bound
}

function errorsOf(tool: Pick<Tool, 'read'>, args: Record<string, unknown>): readonly FieldError[] {
  try {
    tool.read(args)
    return []
  } catch (error) {
    if (isRecord(error) && Array.isArray(error.errors)) return error.errors as FieldError[]
    throw error
  }
}
