import { z } from 'zod'

import { slugCell } from './reference-cell.ts'

/** One of the twelve cantons, as a row of the reference table. */
export const cantonSchema = z.strictObject({
  slug: slugCell,
  name_fr: z.string().min(1),
  name_de: z.string().min(1),
  name_lb: z.string().min(1),
  name_en: z.string().min(1),
  lau_prefix: z.string().regex(/^\d{2}$/, 'two digits'),
})

export interface Canton {
  slug: string
  name: { en: string; fr: string; de: string; lb: string }
  /** First two digits of the LAU codes of its communes. */
  lauPrefix: string
}

export function toCanton(row: z.infer<typeof cantonSchema>): Canton {
  return {
    slug: row.slug,
    name: { en: row.name_en, fr: row.name_fr, de: row.name_de, lb: row.name_lb },
    lauPrefix: row.lau_prefix,
  }
}
