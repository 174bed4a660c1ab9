import { z } from 'zod'
import { communeCommuteSchema } from './commute.ts'
import { DATA_AVAILABILITY, TREND_DIRECTIONS } from '../market/trend.ts'
import { priceCoverSchema } from '../market/price-limits.ts'

/** A text that names a commune, as a caller states it. */
export const communeText = z.string().trim().min(1).max(100)

/** Dimensions of liveability, in the order in which documents list them. */
export const LIVEABILITY_DIMENSIONS = [
  'price',
  'safety',
  'transit',
  'commute',
  'services',
  'education',
  'health',
  'nature',
  'housing_market',
] as const
export type LiveabilityDimension = (typeof LIVEABILITY_DIMENSIONS)[number]

const localizedName = z.object({ en: z.string(), fr: z.string(), de: z.string(), lb: z.string() })
const localizedText = z.object({ en: z.string(), fr: z.string(), de: z.string(), lb: z.string(), pt: z.string() })

export const dimensionSchema = z.object({
  score: z.number().min(0).max(100).nullable().describe('null where no defensible source exists'),
  trend: z.enum(TREND_DIRECTIONS),
  trendPercent: z.number().nullable(),
  sparkline: z.array(z.number()),
  dataAvailability: z.enum(DATA_AVAILABILITY),
  weight: z.number().describe('share of this dimension in the score after missing dimensions dropped out'),
  indicators: z.array(
    z.object({
      name: z.string(),
      value: z.number().nullable(),
      unit: z.string(),
      sourceId: z.string().nullable(),
      date: z.string().nullable().describe('last day that the value is known to speak of'),
    }),
  ),
})
export type Dimension = z.infer<typeof dimensionSchema>

/** Liveability of one commune as a row of a table. */
export const liveabilityRowSchema = z.object({
  communeSlug: z.string(),
  liveabilityScore: z.number().min(0).max(100).nullable(),
  rank: z.int().nullable(),
  rankLow: z.int().nullable().describe('lower end of the 90 % interval of the rank over method variants'),
  rankHigh: z.int().nullable(),
  dimensions: z.record(z.enum(LIVEABILITY_DIMENSIONS), dimensionSchema),
  summary: localizedText,
  sourceIds: z.array(z.string()),
})
export type LiveabilityRow = z.infer<typeof liveabilityRowSchema>

/** A source as documents cite it. */
export const citedSourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  producer: z.string(),
  url: z.string().nullable(),
  licence: z.string(),
  date: z
    .string()
    .nullable()
    .describe(
      'newest day that it covers: of an advert, or the end of the newest period with a value; null where it has no day',
    ),
  covers: priceCoverSchema.optional().describe('prices that its adverts were limited to; absent where they were not'),
})
export type CitedSource = z.infer<typeof citedSourceSchema>

/** Commune intelligence document of the interface, with the additions of the decisions. */
export const communeIntelligenceSchema = z.object({
  communeSlug: z.string(),
  communeName: localizedName,
  liveabilityScore: z.number().min(0).max(100).nullable().describe('null below two thirds of the weight'),
  rankLow: z
    .int()
    .nullable()
    .optional()
    .describe('lower end of the 90 % interval of the rank; absent from older releases'),
  rankHigh: z.int().nullable().optional(),
  dimensions: z.record(z.enum(LIVEABILITY_DIMENSIONS), dimensionSchema),
  summary: localizedText,
  commute: communeCommuteSchema.optional().describe('minutes to places of work; absent from older releases'),
  lastUpdated: z.iso.datetime(),
  asOf: z.iso.date(),
  releaseId: z.string(),
  sample: z.boolean(),
  sources: z.array(citedSourceSchema),
})
export type CommuneIntelligence = z.infer<typeof communeIntelligenceSchema>

/** Record of a commune in the release, besides its documents. */
export const communeRecordSchema = z.object({
  slug: z.string(),
  name: localizedName,
  canton: z.string(),
  population: z.int(),
  populationYear: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  successor: z.string().nullable().describe('slug-like name of the commune it merged into in 2023'),
  successorName: z.string().nullable().optional().describe('name of that commune; absent from older releases'),
  liveabilityScore: z.number().nullable(),
  rank: z.int().nullable().describe('1 is best; null without a score'),
})
export type CommuneRecord = z.infer<typeof communeRecordSchema>

/** Market activity of one commune, listing type and segment at the day of the release. */
export const marketActivitySchema = z.object({
  communeSlug: z.string(),
  listingType: z.enum(['rent', 'sale']),
  segment: z.enum(['all', 'apartment', 'house']),
  activeListings: z.int(),
  newListings: z.int().describe('first seen in the current quarter'),
  medianDaysOnMarket: z.number().nullable(),
  medianPricePerSqm: z.number().nullable().describe('of active listings, from 10 upwards'),
  medianPriceEur: z.number().nullable(),
})
export type MarketActivity = z.infer<typeof marketActivitySchema>
