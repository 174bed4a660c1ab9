import { z } from 'zod'
import { LIVEABILITY_DIMENSIONS } from './commune.ts'
import { FORECAST_PROPERTY_TYPES } from '../market/forecast.ts'
import { COMMUTE_DESTINATIONS, COMMUTE_METHODS } from './commute.ts'
import { officialFigureSchema } from '../market/official-level.ts'
import { DATA_AVAILABILITY, TREND_DIRECTIONS } from '../market/trend.ts'

export const LISTING_TYPES = ['sale', 'rent'] as const
export const SEGMENTS = ['all', 'apartment', 'house'] as const

const amount = z.number().nullable()

const levelSchema = z.strictObject({
  pricePerSqm: amount,
  low: amount.describe('95 % interval'),
  high: amount,
  qoqPercent: amount,
  yoyPercent: amount,
  trend: z.enum(TREND_DIRECTIONS),
  listingCount: z.int().describe('new listings of the quarter'),
  dataAvailability: z.enum(DATA_AVAILABILITY),
})

/** One commune at a glance, in one language. Asking prices per m²; rents per month. `null` is unknown. */
export const marketContextSchema = z.strictObject({
  commune: z.strictObject({
    slug: z.string(),
    name: z.string(),
    canton: z.string(),
    population: z.int(),
    successor: z.string().nullable().describe('merged into, 2023'),
  }),
  liveability: z.strictObject({
    score: amount.describe('0-100'),
    rank: z.int().nullable(),
    rankOf: z.int(),
    dimensions: z.record(
      z.enum(LIVEABILITY_DIMENSIONS),
      z.strictObject({ score: amount, dataAvailability: z.enum(DATA_AVAILABILITY) }),
    ),
  }),
  basis: z.literal('asking').describe('basis of all prices except official'),
  quarter: z.string().describe('of prices'),
  prices: z.partialRecord(z.enum(LISTING_TYPES), z.partialRecord(z.enum(SEGMENTS), levelSchema)),
  forecasts: z.array(
    z.strictObject({
      propertyType: z.enum(FORECAST_PROPERTY_TYPES),
      quarter: z.string(),
      pricePerSqm: z.number(),
      low: z.number(),
      high: z.number(),
      intervalLevel: z.number(),
      changePercent: z.number(),
      mapePercent: amount.describe('back-test error'),
      naiveMapePercent: amount.describe('error of assuming no change'),
      beatsNoChange: z.boolean(),
    }),
  ),
  activity: z.array(
    z.strictObject({
      listingType: z.enum(LISTING_TYPES),
      activeListings: z.int(),
      newListings: z.int().describe('this quarter'),
      medianDaysOnMarket: amount,
      medianPriceEur: amount,
    }),
  ),
  official: z.array(officialFigureSchema.omit({ source: true, isHistory: true })),
  officialForecasts: z
    .array(z.string())
    .describe('next year of the official figures; in full in the forecast document'),
  commute: z
    .partialRecord(
      z.enum(COMMUTE_DESTINATIONS),
      z.strictObject({
        minutes: z.int(),
        method: z.enum(COMMUTE_METHODS),
        stale: z.boolean().describe('data expired or more than a year old'),
      }),
    )
    .describe('by public transport, arriving 7 to 9'),
  nearby: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      distanceKm: z.number(),
      liveabilityScore: amount,
      buyPricePerSqm: amount,
      rentPricePerSqm: amount,
    }),
  ),
  unknown: z.array(z.string()).describe('missing figures, and why'),
  sources: z.array(z.string()),
})
export type MarketContext = z.infer<typeof marketContextSchema>
