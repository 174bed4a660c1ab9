import { z } from 'zod'
import { officialFigureSchema } from './official-level.ts'
import { priceLimitsSchema } from './price-limits.ts'

export const TREND_DIRECTIONS = ['up', 'down', 'stable', 'unknown'] as const
export const DATA_AVAILABILITY = ['full', 'partial', 'estimated', 'insufficient'] as const
export type TrendDirection = (typeof TREND_DIRECTIONS)[number]
export type DataAvailability = (typeof DATA_AVAILABILITY)[number]

const text = z.string()
const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)
const percent = (description: string) => z.number().nullable().describe(description).meta({ unit: '%' })
const perSqm = (description: string) => z.number().nullable().describe(description).meta({ unit: 'EUR/m²' })

/** One quarter of one series, on the basis of asking prices. */
export const trendPointSchema = z.object({
  quarter,
  pricePerSqm: perSqm(
    'modelled level of a typical dwelling; monthly for rent; null where the place has too few adverts of its own',
  ),
  low: perSqm('lower end of the 95 % interval'),
  high: perSqm('upper end of the 95 % interval'),
  medianPricePerSqm: perSqm('raw median of new adverts, only where there are at least 10'),
  qoqPercent: percent('change on the quarter before, like for like; null unless both have adverts'),
  qoqSePercent: percent('its standard error'),
  yoyPercent: percent('change on the same quarter a year before, like for like; null unless both have adverts'),
  yoySePercent: percent('its standard error'),
  listingCount: z
    .int()
    .min(0)
    .describe(
      'adverts of the quarter, each home once: new ones; where a market was seen on one day only, all on offer that day, asked at any time before',
    ),
  yearListingCount: z
    .int()
    .min(0)
    .optional()
    .describe('the same of the four quarters that end with it, which a level rests on; absent from older releases'),
  yearCommuneCount: z
    .int()
    .min(0)
    .nullable()
    .optional()
    .describe('communes that have those adverts; null for a commune, absent from older releases'),
  trend: z.enum(TREND_DIRECTIONS),
  dataAvailability: z.enum(DATA_AVAILABILITY),
  stockOn: z.iso
    .date()
    .optional()
    .describe(
      'the one day on which all its adverts were on offer, asked at any time before; absent where they are new ones',
    ),
})
export type TrendPoint = z.infer<typeof trendPointSchema>

export const trendSeriesSchema = z.object({
  areaLevel: z.enum(['commune', 'canton', 'nation']),
  areaSlug: z.string(),
  listingType: z.enum(['rent', 'sale']),
  segment: z.enum(['all', 'apartment', 'house']),
  basis: z.literal('asking'),
  points: z.array(trendPointSchema).describe('oldest first, without gaps'),
  official: z
    .array(officialFigureSchema)
    .optional()
    .describe('of a commune, with all dwellings: official levels of the listing type beside ours'),
  calculationBasis: z
    .object({ en: text, fr: text, de: text, lb: text, pt: text })
    .optional()
    .describe('of a commune, with all dwellings: what the figures rest on, in words'),
  limits: z
    .array(priceLimitsSchema)
    .optional()
    .describe('prices that feeds of its listing type were limited to, one a feed; absent where none was'),
})
export type TrendSeries = z.infer<typeof trendSeriesSchema>

/** A trend point as a row of a table: the series it belongs to beside it. */
export const trendRowSchema = trendSeriesSchema
  .omit({ points: true, official: true, calculationBasis: true, limits: true })
  .extend(trendPointSchema.omit({ stockOn: true }).shape)
export type TrendRow = z.infer<typeof trendRowSchema>

/** Name of a series among all of a release. */
export function trendKey(series: Pick<TrendSeries, 'areaLevel' | 'areaSlug' | 'listingType' | 'segment'>): string {
  return `${series.areaLevel}/${series.areaSlug}/${series.listingType}/${series.segment}`
}
