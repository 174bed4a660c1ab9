import { z } from 'zod'

/** Median from the new sale adverts of one place, type and quarter alone, at constant quality: the history that forecasts are made from. */
export const adjustedMedianSchema = z.object({
  areaLevel: z.enum(['commune', 'nation']),
  areaSlug: z.string(),
  segment: z.enum(['apartment', 'house']),
  quarter: z.int().describe('year x 4 + quarter - 1'),
  pricePerSqm: z
    .number()
    .nullable()
    .describe('median of asking prices adjusted to the reference dwelling, not smoothed; null without adverts')
    .meta({ unit: 'EUR/m²' }),
  listingCount: z
    .int()
    .min(0)
    .describe(
      'adverts of the quarter, each home once: new ones; where a market was seen on one day only, all on offer that day, asked at any time before',
    ),
})
export type AdjustedMedianRow = z.infer<typeof adjustedMedianSchema>
