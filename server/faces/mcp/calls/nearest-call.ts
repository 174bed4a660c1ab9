import type { z } from 'zod'
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
    for (const error of open) args = repaired(tool, args, error)
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
  { field, nearest, example }: FieldError,
): Record<string, unknown> {
  const [name = '', ...path] = field.split('.')
  // Fields of lists have no nearest value that could be told from here.
  if (path.length > 0) return args
  const { [name]: value, ...rest } = args
  if (!Object.hasOwn(input.shape, name)) {
    const known = nearest?.find((each) => !Object.hasOwn(rest, each))
    return known === undefined ? rest : { ...rest, [known]: value }
  }
  const better = nearest?.[0] ?? example
  return better === undefined ? rest : { ...rest, [name]: better }
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
