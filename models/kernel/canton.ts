import { z } from 'zod'

import { nameCells, namesOf, slugCell, type AreaNames } from './reference-cell.ts'

/** One of the twelve cantons, as a row of the reference table. */
export const cantonSchema = z.strictObject({
  slug: slugCell,
  ...nameCells,
  lau_prefix: z.string().regex(/^\d{2}$/, 'two digits'),
})

export interface Canton {
  slug: string
  name: AreaNames
  /** First two digits of the LAU codes of its communes. */
  lauPrefix: string
}

export function toCanton(row: z.infer<typeof cantonSchema>): Canton {
  return {
    slug: row.slug,
    name: namesOf(row),
    lauPrefix: row.lau_prefix,
  }
}
