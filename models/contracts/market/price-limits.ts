import { z } from 'zod'

/** Prices that adverts were limited to before they came: the market has others, the adverts have none. */
export const priceLimitsSchema = z
  .strictObject({
    least: z.number().positive().optional().describe('smallest price kept').meta({ unit: 'EUR' }),
    most: z.number().positive().optional().describe('largest price kept').meta({ unit: 'EUR' }),
  })
  .refine(({ least, most }) => (least ?? 0) < (most ?? Infinity) && (least ?? most) !== undefined, {
    error: 'least, most or both, least below most',
  })
export type PriceLimits = z.infer<typeof priceLimitsSchema>

/** Limits of the adverts of a feed by listing type; a type that is left out is not limited. */
export const priceCoverSchema = z.strictObject({
  rent: priceLimitsSchema.optional().describe('rents of a month'),
  sale: priceLimitsSchema.optional().describe('sale prices'),
})
export type PriceCover = z.infer<typeof priceCoverSchema>
