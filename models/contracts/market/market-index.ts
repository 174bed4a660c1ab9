import { z } from 'zod'

const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)

export const marketIndexPointSchema = z.object({
  quarter,
  value: z.number().describe('100 in the base quarter'),
  low: z.number().describe('lower end of the 95 % interval'),
  high: z.number().describe('upper end of the 95 % interval'),
  qoqPercent: z.number().nullable(),
  yoyPercent: z.number().nullable(),
  listingCount: z.int().min(0),
})
export type MarketIndexPoint = z.infer<typeof marketIndexPointSchema>

export const INDEX_SCOPES = ['national', 'apartment', 'house', 'rent'] as const
export type IndexScope = (typeof INDEX_SCOPES)[number]

/** An index point as a row of a table. */
export const marketIndexRowSchema = z.object({ scope: z.enum(INDEX_SCOPES) }).extend(marketIndexPointSchema.shape)
export type MarketIndexRow = z.infer<typeof marketIndexRowSchema>

/** Value of a quarter as published in the previous release, and now. */
export const indexRevisionSchema = z.object({
  scope: z.string(),
  quarter,
  previousValue: z.number(),
  value: z.number(),
  previousReleaseId: z.string(),
})
export type IndexRevision = z.infer<typeof indexRevisionSchema>

/** Why there are no price levels and no index of a listing type. */
export const priceRefusalSchema = z.object({
  listingType: z.enum(['sale', 'rent']),
  reason: z.string().describe('what was counted and what is needed'),
})
export type PriceRefusal = z.infer<typeof priceRefusalSchema>

export const marketIndexSchema = z.object({
  base: z.object({ quarter, value: z.literal(100) }),
  method: z.string(),
  series: z.array(
    z.object({
      scope: z.enum(INDEX_SCOPES),
      points: z.array(marketIndexPointSchema).describe('oldest first, without gaps'),
    }),
  ),
  revisions: z.array(indexRevisionSchema),
  refusals: z
    .array(priceRefusalSchema)
    .optional()
    .describe('listing types without a price model; absent from older releases'),
})
export type MarketIndex = z.infer<typeof marketIndexSchema>
