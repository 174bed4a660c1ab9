import { z } from 'zod'
import { observationSchema } from './observation.ts'

/** How long an advert of a feed without complete snapshots counts as on the market after it was last seen. */
export const UNCONFIRMED_DAYS = 60

/** One advert of one portal with its history up to the day of the release: its latest observation and what was remembered. */
export const advertSchema = observationSchema.extend({
  firstSeen: z.iso.date().describe('earliest day it was published or observed'),
  lastSeen: z.iso.date().describe('latest day it was observed'),
  active: z.boolean().describe('still on the market on the day of the release'),
  offMarketOn: z.iso.date().nullable().describe('withdrawn, or last seen before it went missing; null while active'),
  periodStart: z.iso.date().describe('start of its present or last period on the market'),
  periodCount: z.int().describe('times it came on the market'),
  firstPriceEur: z.number().nullable(),
  priceHistory: z
    .array(z.object({ date: z.iso.date(), priceEur: z.number() }))
    .describe('first price and every change, oldest first'),
})
export type Advert = z.infer<typeof advertSchema>
