import { z } from 'zod'

const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)

/** One quarter of the official house price index. */
export const officialIndexPointSchema = z.object({
  quarter,
  value: z.number().describe('2015 = 100'),
  isProvisional: z.boolean(),
  source: z.string(),
})
export type OfficialIndexPoint = z.infer<typeof officialIndexPointSchema>

/** The official index of prices paid, and how far the yearly changes of our national index of asking prices are from it. */
export const officialIndexSchema = z.object({
  source: z.string().describe('id of the source'),
  points: z
    .array(
      officialIndexPointSchema
        .omit({ source: true })
        .extend({ yoyPercent: z.number().nullable().describe('change on the year before') }),
    )
    .describe('oldest first'),
  comparison: z
    .object({
      quarters: z.int().min(2).describe('quarters for which both have a yearly change'),
      from: quarter,
      to: quarter,
      meanDifference: z.number().describe('mean of our yearly change less the official one, percentage points'),
      sdDifference: z.number().min(0).describe('standard deviation of these differences, percentage points'),
    })
    .nullable()
    .describe('null with fewer than two common quarters'),
})
export type OfficialIndex = z.infer<typeof officialIndexSchema>
