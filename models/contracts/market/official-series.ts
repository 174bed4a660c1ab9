import { z } from 'zod'
import { officialLevelSchema } from './official-level.ts'
import { statisticSchema } from './statistic.ts'

/** Whether a figure of a period was printed, and why not. A period without a row is unknown. */
export const OFFICIAL_STATUSES = ['published', 'withheld', 'none'] as const

const { listingType, segment, basis, condition } = officialLevelSchema.shape
const status = z
  .enum(OFFICIAL_STATUSES)
  .describe(
    'published; withheld: there were too few for the office to print a price; none: there was no offer or deed. A period without a row is unknown',
  )
const start = z.iso.date().describe('first day of the period')
const end = z.iso.date().describe('last day of the period')
const source = z.string().describe('id of the source').meta({ unit: 'id' })

/** One mean price or rent of the official tables, of a commune as of its year or of the country. */
export const officialPriceRowSchema = z.object({
  areaLevel: z.enum(['commune', 'nation']).describe('nation: the mean of the country'),
  areaSlug: z.string().describe('commune as of the year; luxembourg where the level is nation').meta({ unit: 'slug' }),
  mergedInto: z
    .string()
    .nullable()
    .describe('commune that the area belongs to since it merged; null where it has not')
    .meta({ unit: 'slug' }),
  listingType: listingType.describe('for sale or for rent'),
  basis,
  segment: segment.describe('flats or houses'),
  condition,
  year: z.int().describe('year that the period ends in').meta({ unit: 'year' }),
  period: z.string().describe('a year, or first and last month: 2025-04/2026-03'),
  periodStart: start,
  periodEnd: end,
  pricePerSqm: z
    .number()
    .nullable()
    .describe('mean as printed; per month for rents; null unless published')
    .meta({ unit: 'EUR/m²' }),
  observations: z
    .int()
    .nullable()
    .describe('listings where the basis is asking, deeds where it is registered; null where the table does not say')
    .meta({ unit: 'count' }),
  status,
  source,
})
export type OfficialPriceRow = z.infer<typeof officialPriceRowSchema>

export const OFFICIAL_INDEX_SCOPES = ['all', 'new', 'existing'] as const

/** One quarter of the official house price index. */
export const officialIndexRowSchema = z.object({
  scope: z.enum(OFFICIAL_INDEX_SCOPES).describe('all homes, new ones, or existing ones'),
  quarter: z.string().describe('Q3-2025'),
  quarterStart: z.iso.date().describe('first day of the quarter'),
  value: z.number().describe('2015 = 100').meta({ unit: 'index' }),
  yoyPercent: z.number().nullable().describe('change on the year before; null without it').meta({ unit: '%' }),
  isProvisional: z.boolean().describe('the office marks it as provisional and revises it'),
  source,
})
export type OfficialIndexRow = z.infer<typeof officialIndexRowSchema>

/** One value of any other official series: rates, consumer prices, population. */
export const officialStatisticSchema = statisticSchema.extend({
  periodStart: start,
  periodEnd: end,
  value: statisticSchema.shape.value.meta({ unit: 'as in the column unit' }),
  communeSlug: z.string().nullable().describe('commune that the code of the area names').meta({ unit: 'slug' }),
  source,
})
export type OfficialStatistic = z.infer<typeof officialStatisticSchema>

/** Series of the price tables; the other series have the name that the definition of their feed gives them. */
export const OFFICIAL_PRICE_SERIES = ['registered-prices', 'asking-prices', 'asking-rents', 'sales'] as const
export type OfficialPriceSeries = (typeof OFFICIAL_PRICE_SERIES)[number]

export const officialPointSchema = z.object({
  area: z.string().describe('commune as of the period, LU for the country, or the area as its office codes it'),
  breakdown: z.string().nullable().describe('part of the whole: apartment existing, new, a maturity'),
  period: z.string().describe('2025, 2025-04/2026-03, 2025-Q3 or as the office writes it'),
  start,
  end,
  value: z.number().nullable().describe('null unless published'),
  observations: z.int().nullable().describe('offers or deeds behind it; null where not stated'),
  status,
  flag: z.string().nullable().describe('as the office writes it: p provisional, e estimated, b break in the series'),
  source,
})
export type OfficialPoint = z.infer<typeof officialPointSchema>

export const OFFICIAL_BREAKS = ['years_missing', 'overlap', 'territory_grew', 'merged', 'office_break'] as const

/** A place where a series must not be read on without a thought. */
export const officialBreakSchema = z.object({
  reason: z
    .enum(OFFICIAL_BREAKS)
    .describe(
      'years_missing: no figure of any area; overlap: a period shares months with the one before; territory_grew: the commune took in others; ' +
        'merged: the commune is part of another since; office_break: flagged by the office',
    ),
  area: z.string().nullable().describe('null: the whole series'),
  from: z.string().describe('first period, or the year of the change'),
  to: z.string().describe('last period; equal to from for a change'),
  with: z.array(z.string()).describe('communes that joined, or the one that it joined'),
})
export type OfficialBreak = z.infer<typeof officialBreakSchema>

/** One official series with its whole history. */
export const officialSeriesSchema = z.object({
  series: z.string(),
  unit: z.string().describe('of its values: EUR/m², count, percent, index, 2015 = 100'),
  breaks: z.array(officialBreakSchema),
  sources: z.array(z.string()).describe('ids of the sources of its points'),
  points: z.array(officialPointSchema).describe('by area, breakdown and start, oldest first'),
})
export type OfficialSeries = z.infer<typeof officialSeriesSchema>
