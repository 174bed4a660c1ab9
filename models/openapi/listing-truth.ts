import { z } from 'zod'
import { QUESTION_TOPICS } from '../adverts/listing/question-topics.ts'
import { STALE_REASONS } from '../contracts/listings/advert.ts'
import { LISTING_STATUSES } from '../contracts/listings/listing.ts'
import { PRICE_CHECKS } from '../contracts/listings/price-check.ts'
import { citedSourceSchema } from '../contracts/places/commune.ts'

const knownFactSchema = z.object({
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  source: z.string().describe('id of the feed'),
  method: z.enum(['stated', 'extracted', 'inferred']),
  observedAt: z.iso.date(),
  ageDays: z.int().min(0).describe('from observedAt to today'),
  confidence: z.number().min(0).max(1),
  rivals: z
    .array(
      z.object({
        value: z.union([z.string(), z.number(), z.boolean()]),
        source: z.string(),
        method: z.enum(['stated', 'extracted', 'inferred']),
        observedAt: z.iso.date(),
      }),
    )
    .optional()
    .describe('where sources disagree'),
})

/** Known facts of a listing with their origin, open questions, and corrections. */
export const listingTruthSchema = z.object({
  id: z.string(),
  url: z.string(),
  firstSeen: z.iso.date(),
  lastSeen: z.iso.date(),
  status: z.enum(LISTING_STATUSES),
  staleReason: z.enum(STALE_REASONS).optional(),
  facts: z.record(z.string(), knownFactSchema),
  unknown: z
    .array(z.object({ field: z.enum(QUESTION_TOPICS), importance: z.int().min(1).max(100), question: z.string() }))
    .describe('most important first'),
  priceCheck: z.enum(PRICE_CHECKS),
  priceCheckReasons: z.array(z.string()),
  withheld: z.array(z.string()).describe('fields withheld by the advertiser'),
  licence: z.string().describe('strictest of the sources'),
  sources: z
    .array(citedSourceSchema.pick({ id: true, title: true, licence: true }))
    .describe('of the facts, with their licences'),
  corrections: z.object({
    collected: z.boolean().describe('false: this service accepts no corrections yet'),
    minReporters: z.int(),
    fields: z.array(z.object({ field: z.string(), reporters: z.int() })),
  }),
})
export type ListingTruth = z.infer<typeof listingTruthSchema>
