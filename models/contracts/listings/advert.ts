import { z } from 'zod'
import { observationSchema } from './observation.ts'

/**
 * Why it is not known whether an advert is still on offer: its portal delivered nothing within the grace of the feed, or the portal went on
 * without it and never lists everything.
 */
export const STALE_REASONS = ['feed_silent', 'not_seen'] as const

/** One advert of one portal with its history up to the day of the release: its latest observation and what was remembered. */
export const advertSchema = observationSchema.extend({
  firstSeen: z.iso.date().describe('earliest day it was published or observed'),
  lastSeen: z.iso.date().describe('latest day it was observed'),
  freshUntil: z.iso.date().describe('last day on which it counts as on offer unless it is seen again'),
  active: z.boolean().describe('on offer on the day of the release'),
  offMarketOn: z.iso
    .date()
    .nullable()
    .describe('withdrawn, or last seen before it went missing; null while active or stale'),
  staleReason: z.enum(STALE_REASONS).nullable().describe('null: it is active, or known to be off the market'),
  periodStart: z.iso.date().describe('start of its present or last period on the market'),
  periodCount: z.int().describe('times it came on the market'),
  firstPriceEur: z.number().nullable(),
  rivalPricesEur: z
    .array(z.number())
    .describe('other prices in the file that showed it last, ascending: the file contradicts itself')
    .meta({ unit: 'EUR' }),
  priceHistory: z
    .array(z.object({ date: z.iso.date(), priceEur: z.number() }))
    .describe('first price and every change, oldest first'),
})
export type Advert = z.infer<typeof advertSchema>
