import { z } from 'zod'
import { RAW_ADVERT_FIELDS } from '../listings/raw-advert.ts'

/** Consequence of a check that fails. */
const severity = z.enum(['warning', 'blocker']).default('warning').describe('`blocker`: the release is not published')
const share = z.number().min(0).max(1)
const field = z.enum(RAW_ADVERT_FIELDS)

/** Checks of the files of a feed. Every check has a default, so that a feed without a contract is checked too. */
export const feedContractSchema = z.strictObject({
  rows: z
    .strictObject({
      min: z.int().min(1).optional().describe('fewest adverts of a file; replaces the comparison with earlier files'),
      max: z.int().min(1).optional().describe('most adverts of a file'),
      maxFall: share
        .default(0.08)
        .describe('largest share of adverts that a complete file may have fewer than the one before'),
      severity,
    })
    .prefault({})
    .describe('adverts in a file; a complete file with too few takes nothing off the market'),
  rejects: z
    .strictObject({ maxShare: share.default(0.2).describe('largest share of rows that are rejected'), severity })
    .prefault({}),
  fill: z
    .strictObject({
      fields: z.partialRecord(field, share).default({}).describe('field to the smallest share of rows that state it'),
      maxFall: share.default(0.5).describe('largest relative fall of a share since the file before'),
      severity,
    })
    .prefault({})
    .describe('how often fields are stated'),
  unread: z
    .strictObject({
      maxShare: share.default(0.05).describe('largest share of stated values that cannot be read'),
      severity,
    })
    .prefault({}),
  ranges: z
    .strictObject({
      fields: z
        .partialRecord(field, z.tuple([z.number(), z.number()]))
        .default({})
        .describe('field to the smallest and largest number expected in it'),
      maxShare: share.default(0.01).describe('largest share of values outside'),
      severity,
    })
    .prefault({}),
  freshness: z
    .strictObject({
      maxDays: z.int().min(1).optional().describe('largest age of the newest file; left out: from the cadence'),
      severity,
    })
    .prefault({}),
  changes: z
    .strictObject({
      maxShare: share
        .default(0.1)
        .describe('largest share of adverts known from the file before whose facts change at once'),
      severity,
    })
    .prefault({})
    .describe(
      'a price or area that doubles or halves, another commune, another deal, an earlier day of publication; beyond it the file is held',
    ),
  abroad: z
    .strictObject({ maxShare: share.default(0.5).describe('largest share of adverts outside Luxembourg'), severity })
    .prefault({}),
  duplicates: z
    .strictObject({
      maxShare: share.default(0).describe('largest share of adverts that a file states twice with other prices'),
      severity,
    })
    .prefault({}),
  accept: z
    .array(z.string().min(1))
    .default([])
    .describe('names of files that a person has looked at and found right: not compared with earlier files'),
})
export type FeedContract = z.infer<typeof feedContractSchema>
export type FeedCheck = Exclude<keyof FeedContract, 'accept'>
