import { z } from 'zod'

const change = z.object({ name: z.string(), before: z.number().nullable(), after: z.number().nullable() })

/** Differences between two releases. */
export const releaseDiffSchema = z.object({
  from: z.string().nullable().describe('null: there is no earlier release'),
  to: z.string(),
  metrics: z.array(change).describe('every figure that differs: volumes, medians, coverage, index levels'),
  listings: z.object({
    before: z.int(),
    after: z.int(),
    new: z.int(),
    gone: z.int(),
    merged: z.int().describe('listings of now whose adverts stood in several listings before'),
    split: z.int().describe('listings of before whose adverts stand in several listings now'),
    regrouped: z.int().describe('groups of several listings that exchanged adverts'),
    priceChanged: z.int(),
    newExamples: z.array(z.string()),
    goneExamples: z.array(z.string()),
    regroupings: z
      .array(
        z.object({
          kind: z.enum(['merged', 'split', 'regrouped']),
          before: z.array(z.string()),
          after: z.array(z.string()),
        }),
      )
      .describe('listings that our matching of adverts changed: neither new nor gone nor repriced'),
    largestPriceChanges: z.array(z.object({ id: z.string(), before: z.number(), after: z.number() })),
  }),
  ranges: z
    .array(
      z.object({
        table: z.string(),
        column: z.string(),
        before: z.array(z.number().nullable()),
        after: z.array(z.number().nullable()),
      }),
    )
    .describe('minimum and maximum'),
  revisions: z
    .array(
      z.object({ series: z.string(), quarter: z.string(), before: z.number(), after: z.number(), percent: z.number() }),
    )
    .describe('largest changes of quarters that both releases publish'),
  revisedPoints: z.int().describe('points of trends and index that changed by more than a hundredth of a per cent'),
  same: z.boolean(),
})
export type ReleaseDiff = z.infer<typeof releaseDiffSchema>
