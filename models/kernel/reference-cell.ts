import { z } from 'zod'

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** A cell of a reference table that holds a slug: lower-case ASCII letters, digits and single hyphens. */
export const slugCell = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug such as esch-sur-alzette')

/** Columns of the names of a canton or commune in its languages. */
export const nameCells = {
  name_fr: z.string().min(1),
  name_de: z.string().min(1),
  name_lb: z.string().min(1),
  name_en: z.string().min(1),
}

/** Names of a canton or commune. */
export interface AreaNames {
  en: string
  fr: string
  de: string
  lb: string
}

export function namesOf(row: Record<keyof typeof nameCells, string>): AreaNames {
  return { en: row.name_en, fr: row.name_fr, de: row.name_de, lb: row.name_lb }
}

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
