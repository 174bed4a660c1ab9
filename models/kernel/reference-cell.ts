import { z } from 'zod'

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** A cell of a reference table that holds a slug: lower-case ASCII letters, digits and single hyphens. */
export const slugCell = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug such as esch-sur-alzette')

/** A decimal number, dot as decimal mark, within the bounds. */
export function decimalCell(min: number, max: number) {
  return z
    .string()
    .refine((cell) => DECIMAL.test(cell) && Number(cell) >= min && Number(cell) <= max, {
      error: `a number from ${min} to ${max}`,
    })
    .transform(Number)
}

/** A whole number within the bounds. */
export function integerCell(min: number, max: number) {
  return z
    .string()
    .refine((cell) => /^-?\d+$/.test(cell) && Number(cell) >= min && Number(cell) <= max, {
      error: `a whole number from ${min} to ${max}`,
    })
    .transform(Number)
}

/** Same as the given cell, but an empty cell reads as null (unknown, which is not zero). */
export function emptyOr<S extends z.ZodType<unknown, string>>(cell: S) {
  return z.union([z.literal('').transform(() => null), cell])
}
