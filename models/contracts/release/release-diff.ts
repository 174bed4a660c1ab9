import { z } from 'zod'

const change = z.object({ name: z.string(), before: z.number().nullable(), after: z.number().nullable() })

/** Differences between two releases. */
export const releaseDiffSchema = z.object({
  from: z.string().nullable().describe('null: there is no earlier release'),
  to: z.string(),
  tables: z
    .array(
      z.object({
        table: z.string(),
        before: z.int().nullable().describe('rows; null: that release has no such table'),
        after: z.int().nullable().describe('rows; null: that release has no such table'),
        added: z.int().describe('rows whose key only the later release has'),
        removed: z.int().describe('rows whose key only the earlier release has'),
        changed: z.int().describe('rows of both releases with another value in a column of both'),
        changedColumns: z.array(z.object({ column: z.string(), rows: z.int() })),
        addedColumns: z.array(z.string()),
        removedColumns: z.array(z.string()),
      }),
    )
    .describe('every released table that differs, compared row by row under its key'),
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
  same: z.boolean().describe('no table and no figure differs'),
})
export type ReleaseDiff = z.infer<typeof releaseDiffSchema>
