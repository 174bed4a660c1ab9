import { z } from 'zod'
import type { FieldError } from '../../../../models/contracts/release/problem.ts'
import { isRecord } from '../../../../models/kernel/is-record.ts'
import type { Tool } from '../offer/tool.ts'

/** Longest call in an error, in characters. */
const LONGEST_CALL = 600
/** A renamed argument may have a wrong value, too. */
const ROUNDS = 3

/** Repairs a refused call by what its errors name as nearest. @returns arguments that the tool reads; undefined where nothing is near */
export function nearestCall(
  tool: Pick<Tool, 'read' | 'input'>,
  received: unknown,
  errors: readonly FieldError[],
): Record<string, unknown> | undefined {
  let args: Record<string, unknown> = isRecord(received) ? { ...received } : {}
  let open = errors
  for (let round = 0; round < ROUNDS; round++) {
    // Names first: a value that was sent under another name is not missing.
    const isUnknown = ({ field }: FieldError): boolean => !Object.hasOwn(tool.input.shape, field.split('.')[0]!)
    for (const error of [...open.filter(isUnknown), ...open.filter((each) => !isUnknown(each))])
      args = repaired(tool, args, error)
    args = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withoutGone(value)]))
    const left = errorsOf(tool, args)
    if (left.length === 0) return shortOrNone(tool, args)
    open = left
  }
  return undefined
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
  { field, received, nearest, example }: FieldError,
): Record<string, unknown> {
  const [name = '', ...path] = field.split('.')
  const { [name]: value, ...rest } = args
  if (path.length > 0) return { ...rest, [name]: withElement(value, path, nearest?.[0]) }
  if (!Object.hasOwn(input.shape, name)) {
    const known = nearest?.find((each) => !Object.hasOwn(rest, each))
    return known === undefined ? rest : { ...rest, [known]: value }
  }
  if (received === null && value !== undefined && value !== null) return args
  const isOptional = (input.shape[name] as z.ZodType).safeParse(undefined).success
  // An example in the place of a value that was meant otherwise would be another question; what can be left out is.
  const better = nearest?.[0] ?? boundNear(input.shape[name] as z.ZodType, value) ?? (isOptional ? undefined : example)
  return better === undefined ? rest : { ...rest, [name]: better }
}

const GONE = Symbol('element that has no nearest value')

/** A list with one of its elements replaced; an element without a nearest value goes. */
function withElement(value: unknown, [index = '', ...path]: readonly string[], nearest: string | undefined): unknown {
  if (!Array.isArray(value) || path.length > 0 || !/^\d+$/.test(index)) return value
  return value.with(Math.min(Number(index), value.length - 1), nearest ?? GONE)
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
