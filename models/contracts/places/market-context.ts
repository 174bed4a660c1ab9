import { z } from 'zod'
import { LIVEABILITY_DIMENSIONS } from './commune.ts'
import { FORECAST_PROPERTY_TYPES } from '../market/forecast.ts'
import { COMMUTE_DESTINATIONS, COMMUTE_METHODS } from './commute.ts'
import { DATA_AVAILABILITY, TREND_DIRECTIONS } from '../market/trend.ts'

export const LISTING_TYPES = ['sale', 'rent'] as const
export const SEGMENTS = ['all', 'apartment', 'house'] as const

const amount = z.number().nullable()

const levelSchema = z.strictObject({
  pricePerSqm: z.number(),
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
    rankInterval: z.array(z.int()).optional().describe('90 % of the variants of the method'),
    dimensions: z.record(z.enum(LIVEABILITY_DIMENSIONS), amount),
    dataAvailability: z
      .partialRecord(z.enum(LIVEABILITY_DIMENSIONS), z.enum(DATA_AVAILABILITY))
      .describe('absent: full'),
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
      changePercent: z.number().optional().describe('absent: taken as no change'),
      mapePercent: amount.describe('back-test error'),
      pastForecasts: z.int().optional().describe('of this type, recomputed by the present method'),
      pastPublished: z.int().optional().describe('of these, as published then'),
      pastInside: z.int().optional().describe('of these, inside their interval'),
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
  official: z.array(
    z.strictObject({
      period: z.string(),
      prices: z.array(
        z.strictObject({
          series: z.string().describe('such as sale apartment registered existing'),
          pricePerSqm: z.number(),
          observations: z.int().optional(),
        }),
      ),
    }),
  ),
  commute: z
    .partialRecord(
      z.enum(COMMUTE_DESTINATIONS),
      z.strictObject({
        minutes: z.int(),
        method: z.enum(COMMUTE_METHODS),
        stale: z.boolean().optional().describe('data expired or more than a year old'),
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
  sources: z
    .string()
    .describe('resource with sources, licences and official forecasts; REST: /communes/{slug}/intelligence'),
})
export type MarketContext = z.infer<typeof marketContextSchema>
