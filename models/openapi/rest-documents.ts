import { z } from 'zod'
import { agentListingSchema } from '../contracts/listings/listing.ts'
import { INDEX_SCOPES, indexRefusalSchema, indexRevisionSchema } from '../contracts/market/market-index.ts'
import { officialNowcastSchema } from '../contracts/market/official-nowcast.ts'
import { officialIndexForecastSchema } from '../contracts/market/official-forecast.ts'
import { officialIndexSchema } from '../contracts/market/official-index.ts'
import { officialFigureSchema } from '../contracts/market/official-level.ts'
import { DATA_AVAILABILITY, TREND_DIRECTIONS } from '../contracts/market/trend.ts'
import { LOCALES } from '../kernel/locale.ts'
import { notes } from './notes.ts'

export const PERIODS = ['qoq', 'yoy'] as const
export type Period = (typeof PERIODS)[number]

const quarter = z
  .string()
  .regex(/^Q[1-4]-\d{4}$/)
  .meta({ examples: ['Q3-2026'] })
const percent = (description: string) => z.number().nullable().describe(description).meta({ unit: '%' })
const perSqm = (description: string) => z.number().nullable().describe(description).meta({ unit: 'EUR/m²' })

/** `GET /communes`. */
export const communeListSchema = z
  .object({
    communes: z.array(
      z.object({
        slug: z.string(),
        name: z.string().describe('in the locale asked for'),
        liveabilityScore: z.number().nullable(),
        canton: z.string(),
        rank: z.int().nullable().describe('1 is best; null without a score'),
        population: z.int(),
      }),
    ),
    total: z.int(),
    locale: z.enum(LOCALES),
    deprecation: z.string().optional().describe('present when a deprecated locale code was sent'),
    notes,
  })
  .meta({ id: 'CommuneList' })
export type CommuneList = z.infer<typeof communeListSchema>

/** How the price of a commune moves, computed from the whole quarterly series of sale prices, whatever part of it is shown. */
const momentumSchema = z
  .object({
    direction: z.enum(TREND_DIRECTIONS).describe('of the last quarterly change; stable is within ±0.5 %'),
    score: z
      .number()
      .min(-100)
      .max(100)
      .nullable()
      .describe(
        'mean of the last four quarterly changes; ±100 is two standard deviations of the quarterly change of the series',
      ),
    acceleration: z
      .number()
      .nullable()
      .describe('mean of the last two quarterly changes less the mean of the two before, in percentage points'),
    volatility: z
      .number()
      .nullable()
      .describe('standard deviation of the last eight quarterly changes, in percentage points'),
    streakQuarters: z.int().min(0).describe('latest quarters in a row with the same direction'),
  })
  .meta({ id: 'Momentum' })
export type Momentum = z.infer<typeof momentumSchema>

/** `GET /communes/{slug}/trends`. */
export const trendsDocumentSchema = z
  .object({
    communeSlug: z.string(),
    period: z.enum(PERIODS),
    buyPricePerSqm: perSqm('asking price of the newest quarter'),
    rentPricePerSqm: perSqm('monthly asking rent of the newest quarter'),
    changePercent: percent('change of the sale price over the period'),
    changeType: z.enum(PERIODS).describe('echoes the period'),
    dataAvailability: z.enum(DATA_AVAILABILITY),
    calculationBasis: z.string(),
    series: z
      .array(
        z.object({
          quarter,
          buyPricePerSqm: perSqm('asking price'),
          rentPricePerSqm: perSqm('monthly asking rent'),
          changePercent: percent('change of the sale price over the period'),
          rentChangePercent: percent('change of the rent over the period'),
          listingCount: z.int().describe('new sale adverts of the quarter'),
          low: perSqm('lower end of the 95 % interval of the sale price'),
          high: perSqm('upper end of the 95 % interval of the sale price'),
          dataAvailability: z.enum(DATA_AVAILABILITY),
        }),
      )
      .max(20)
      .describe('oldest first'),
    momentum: momentumSchema,
    official: z
      .array(officialFigureSchema)
      .describe('newest official price levels of the commune; empty where there are none'),
    notes,
  })
  .meta({ id: 'CommuneTrends' })
export type TrendsDocument = z.infer<typeof trendsDocumentSchema>

const indexPoint = z.object({
  quarter,
  value: z.number(),
  changePercent: percent('change over the period'),
  low: z.number().describe('lower end of the 95 % interval'),
  high: z.number().describe('upper end of the 95 % interval'),
  changeLow: percent('lower end of the 95 % interval of changePercent'),
  changeHigh: percent('upper end of the 95 % interval of changePercent'),
  listingCount: z.int(),
})

/** `GET /market-index`. */
export const marketIndexDocumentSchema = z
  .object({
    value: z
      .number()
      .nullable()
      .describe('national index of the newest quarter; null where dataAvailability is insufficient'),
    changePercent: percent('change over the period'),
    quarter,
    dataAvailability: z.enum(['full', 'insufficient']),
    reason: z.string().nullable().describe('what the index lacks where dataAvailability is insufficient'),
    computedAt: z.iso.datetime(),
    period: z.enum(PERIODS),
    base: z.object({ quarter, value: z.literal(100) }),
    series: z.array(indexPoint).max(20).describe('national index, oldest first'),
    subIndices: z
      .array(
        z.object({
          scope: z.enum(INDEX_SCOPES).exclude(['national']),
          base: z.object({ quarter, value: z.literal(100) }),
          series: z.array(indexPoint).max(20),
        }),
      )
      .describe('the same by segment, for new and for existing homes'),
    insufficient: z.array(indexRefusalSchema).describe('indices without a series, and why'),
    official: officialIndexSchema
      .nullable()
      .describe(
        'house price index of Eurostat and STATEC over as many quarters: prices paid in deeds, not prices asked',
      ),
    revisions: z
      .array(indexRevisionSchema)
      .describe('quarters shown here that the previous release published otherwise'),
    method: z.string(),
    officialForecast: officialIndexForecastSchema
      .nullable()
      .describe('next four quarters of the official index of prices paid; null without a recent one'),
    officialNowcasts: z
      .array(officialNowcastSchema)
      .readonly()
      .describe('quarters of the official index that are over and not yet published'),
    notes,
  })
  .meta({ id: 'MarketIndex' })
export type MarketIndexDocument = z.infer<typeof marketIndexDocumentSchema>

/** `GET /listings/feed.json`: JSON Feed 1.1 with the whole listing under `_listing`. */
export const listingFeedSchema = z
  .looseObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string(),
    next_url: z.string().optional().describe('the next page'),
    items: z.array(
      z.looseObject({
        id: z.string(),
        url: z.string().optional(),
        _listing: agentListingSchema.meta({ id: 'AgentListing' }),
      }),
    ),
  })
  .meta({ id: 'ListingFeed' })

/** `GET /api/live`. */
export const livenessSchema = z.object({ status: z.literal('alive') }).meta({ id: 'Liveness' })

/** `GET /api/health`. */
export const healthSchema = z
  .object({
    status: z
      .enum(['ok', 'degraded', 'draining'])
      .describe(
        'degraded: the state or the newest release cannot be used, or the backup is late; everything else goes on; draining: about to stop, with 503',
      ),
    state: z.enum(['ok', 'unavailable']).describe('database of keys, allowances and accounts'),
    releaseId: z.string(),
    asOf: z.iso.date(),
    refused: z
      .object({ releaseId: z.string(), reason: z.string() })
      .nullable()
      .describe(
        'newest release, when it failed its checks or its signature is not as required; the one before is served',
      ),
    backup: z
      .object({ at: z.iso.datetime().nullable(), isLate: z.boolean() })
      .nullable()
      .describe('newest backup of the state; null: no folder of backups is watched'),
    sample: z.boolean().describe('true: invented data'),
    pointerReadAt: z.iso.datetime().describe('when the server last looked which release is current'),
    uptimeSeconds: z.int().min(0),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof healthSchema>
