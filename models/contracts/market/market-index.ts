import { z } from 'zod'
import { officialIndexSchema } from './official-index.ts'

const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)

const changeEnd = (end: string, span: string) =>
  z.number().nullable().optional().describe(`${end} end of the 95 % interval of the change on the ${span} before`)

export const marketIndexPointSchema = z.object({
  quarter,
  value: z.number().describe('100 in the base quarter'),
  low: z.number().describe('lower end of the 95 % interval'),
  high: z.number().describe('upper end of the 95 % interval'),
  qoqPercent: z.number().nullable(),
  yoyPercent: z.number().nullable(),
  qoqLowPercent: changeEnd('lower', 'quarter'),
  qoqHighPercent: changeEnd('upper', 'quarter'),
  yoyLowPercent: changeEnd('lower', 'year'),
  yoyHighPercent: changeEnd('upper', 'year'),
  listingCount: z.int().min(0),
})
export type MarketIndexPoint = z.infer<typeof marketIndexPointSchema>

export const INDEX_SCOPES = [
  'national',
  'apartment',
  'house',
  'rent',
  'apartment_existing',
  'apartment_new',
  'house_existing',
] as const
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

/** Reason why an index has no series though its listing type has a price model. */
export const indexRefusalSchema = z.object({
  scope: z.enum(INDEX_SCOPES),
  cause: z
    .enum(['homes', 'communes', 'precision'])
    .describe(
      'homes: too few quarters with enough new homes; communes: they lie in too few communes to speak for the country; ' +
        'precision: the changes between them are not known well enough',
    ),
  observedQuarters: z.int().min(0).describe('quarters with enough new homes'),
  communes: z.int().min(0).nullable().optional().describe('communes with new homes, where these are too few'),
  mostHomes: z.int().min(0).describe('effective number of homes first seen in the best quarter'),
  reason: z.string(),
})
export type IndexRefusal = z.infer<typeof indexRefusalSchema>

export const marketIndexSchema = z.object({
  base: z.object({ quarter, value: z.literal(100) }),
  method: z.string(),
  series: z.array(
    z.object({
      scope: z.enum(INDEX_SCOPES),
      points: z.array(marketIndexPointSchema).describe('oldest first; quarters with too few new homes are left out'),
    }),
  ),
  revisions: z.array(indexRevisionSchema),
  refusals: z
    .array(priceRefusalSchema)
    .optional()
    .describe('listing types without a price model; absent from older releases'),
  insufficient: z.array(indexRefusalSchema).optional().describe('indices without a series; absent from older releases'),
  official: officialIndexSchema
    .nullable()
    .optional()
    .describe('official house price index, shown beside ours; absent from older releases'),
})
export type MarketIndex = z.infer<typeof marketIndexSchema>

/** Quarter at which a series is 100: the base of the index, or its own first where it starts later. */
export function baseQuarterOf({ base }: Pick<MarketIndex, 'base'>, { points }: MarketIndex['series'][number]): string {
  const hasBase = points.length === 0 || points.some(({ quarter }) => quarter === base.quarter)
  return hasBase ? base.quarter : points[0]!.quarter
}
