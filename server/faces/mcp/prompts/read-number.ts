import { BadArgumentsError } from '../../../base/read-arguments.ts'

/** Reads a prompt argument, which is always text, as a number. @throws BadArgumentsError */
export function readNumber(
  field: string,
  text: string | undefined,
  { min, max }: { min: number; max: number },
): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text.replaceAll(/[\s_'’]/g, ''))
  if (Number.isFinite(number) && number >= min && number <= max) return number
  throw new BadArgumentsError([
    { field, received: text.slice(0, 100), expected: `a number from ${min} to ${max}`, example: String(min) },
  ])
}
