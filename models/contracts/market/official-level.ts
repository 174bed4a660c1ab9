import { z } from 'zod'

/** The newest official price level of a commune, as published: a mean over what was offered or sold, no reference dwelling behind it. */
export const officialLevelSchema = z.object({
  communeSlug: z.string(),
  listingType: z.enum(['rent', 'sale']),
  segment: z.enum(['apartment', 'house']),
  basis: z.enum(['asking', 'registered']).describe('asked in adverts, or registered in notarial deeds'),
  condition: z.enum(['existing', 'vefa', 'all']).describe('vefa: sold before completion; all: no difference is made'),
  pricePerSqm: z.number().describe('mean; per month for rents').meta({ unit: 'EUR/m²' }),
  observations: z.int().nullable().describe('offers or deeds; null where the table does not say'),
  period: z.string().describe('a year, or first and last month: 2025-04/2026-03'),
  source: z.string().describe('id of the source'),
  isHistory: z
    .boolean()
    .optional()
    .describe('true: the period ended too long before the release to speak of today; absent from older releases'),
})
export type OfficialLevel = z.infer<typeof officialLevelSchema>

/** Official figure, shown beside the levels of a commune. */
export const officialFigureSchema = officialLevelSchema.omit({ communeSlug: true })
export type OfficialFigure = z.infer<typeof officialFigureSchema>
