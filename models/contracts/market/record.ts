import { z } from 'zod'
import { DOCUMENT_LOCALES } from '../../kernel/locale.ts'

/** Where the record lies in a release; releases made before there was one have none. */
export const RECORD_PATH = 'index/record.json'
/** Its address, and that of the table of every row: `.csv`, `.parquet`. */
export const RECORD_ADDRESS = '/data/record.json'

export const RECORD_MODELS = ['forecast', 'market-index', 'nowcast', 'valuation'] as const
export type RecordModel = (typeof RECORD_MODELS)[number]

const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)

/** One figure that a release stated about what was not known yet, beside what came. */
export const recordRowSchema = z.object({
  model: z.enum(RECORD_MODELS),
  kind: z
    .string()
    .describe('apartment or house of a forecast, scope of an index, official-index, sale or rent of an estimate'),
  origin: z
    .enum(['published', 'backfilled'])
    .describe('backfilled: not published then, made now from what was known then'),
  releaseId: z.string().nullable().describe('release that stated it; null where backfilled'),
  madeIn: quarter.describe('quarter of the release; of a nowcast, the last one that the office had published'),
  forQuarter: quarter.describe('quarter that it is about; of an estimate, the one in which the listing went'),
  subject: z.string().describe('commune or luxembourg-country of a forecast, scope of an index, id of a listing'),
  horizon: z.int().describe('quarters from one to the other'),
  predicted: z.number().describe('EUR/m² of a forecast, points of an index or nowcast, EUR of an estimate'),
  low: z.number().describe('lower end of its interval'),
  high: z.number().describe('upper end of its interval'),
  intervalLevel: z.number().gt(0).lt(1).describe('share of outcomes that the interval should hold'),
  naive: z
    .number()
    .nullable()
    .describe('no change since the last known quarter; of an estimate, area by price level; null: unknown'),
  came: z
    .number()
    .nullable()
    .describe(
      'the figure of this release, or of the office for a nowcast; of an estimate, the last asking price; null unless scored',
    ),
  outcome: z
    .enum(['scored', 'pending', 'unknown'])
    .describe(
      'pending: the quarter is not over, or the release holds no official figure of it; unknown: it is, but no figure was published for it',
    ),
})
export type RecordRow = z.infer<typeof recordRowSchema>

/** Rows of one model, kind and horizon in figures. */
export const recordSummarySchema = z.object({
  model: z.enum(RECORD_MODELS),
  kind: z.string(),
  horizon: z.int().nullable().describe('null: all of them'),
  since: quarter.describe('first quarter in which one was made'),
  scored: z.int(),
  published: z.int().describe('scored ones that a release published'),
  backfilled: z.int().describe('scored ones that none did'),
  pending: z.int(),
  unknown: z.int(),
  inside: z.int().describe('scored ones whose outcome lies in the interval'),
  intervalLevel: z.number(),
  errorPercent: z.number().nullable().describe('mean absolute error; null without a scored one').meta({ unit: '%' }),
  naiveErrorPercent: z
    .number()
    .nullable()
    .describe('of the naive figure, where all scored ones have one')
    .meta({ unit: '%' }),
})
export type RecordSummary = z.infer<typeof recordSummarySchema>

/** Why nothing of a model is scored: no figure to score, none whose quarter is over, or no figure to compare with. */
export const RECORD_ABSENCES = ['none_made', 'not_over', 'no_outcome'] as const

/** `index/record.json`: the record in figures, its worst misses, and what it has nothing of. */
export const publicRecordSchema = z.object({
  asOf: z.iso.date(),
  releaseId: z.string(),
  sample: z.boolean(),
  rows: z.int().describe('rows of the table'),
  misses: z.array(recordRowSchema).describe('outcomes outside their interval, the largest error of each model first'),
  summaries: z.array(recordSummarySchema).describe('worst beside the naive figure first'),
  absences: z.array(z.object({ model: z.enum(RECORD_MODELS), reason: z.enum(RECORD_ABSENCES) })),
})
export type PublicRecord = z.infer<typeof publicRecordSchema>

/** Where the past forecasts of a year ahead lie; releases made before they were included have none. */
export const PAST_FORECASTS_PATH = 'index/past-forecasts.json'
/** Quarters ahead of these forecasts. */
export const PAST_FORECAST_HORIZON = 4

/** A forecast whose quarter is over, beside what came: its row of the record in brief. */
export const pastForecastSchema = recordRowSchema.pick({
  subject: true,
  kind: true,
  origin: true,
  madeIn: true,
  forQuarter: true,
  predicted: true,
  low: true,
  high: true,
  intervalLevel: true,
  came: true,
})
export type PastForecast = z.infer<typeof pastForecastSchema>

/** How past forecasts of a kind did, as a forecast states it. */
export const forecastRecordSchema = z.object({
  scored: z.int().min(0).describe('forecasts of the property type, of all places and horizons, whose quarter has come'),
  published: z
    .int()
    .min(0)
    .optional()
    .describe('of these, published then; the others were worked out afterwards by the method of today'),
  inside: z.int().min(0).describe('outcomes inside the interval'),
  since: quarter.nullable(),
  errorPercent: z.number().nullable().describe('mean absolute error').meta({ unit: '%' }),
  naiveErrorPercent: z.number().nullable().describe('of assuming no change').meta({ unit: '%' }),
  text: z.object(
    Object.fromEntries(DOCUMENT_LOCALES.map((locale) => [locale, z.string()])) as Record<
      (typeof DOCUMENT_LOCALES)[number],
      z.ZodString
    >,
  ),
})
export type ForecastRecord = z.infer<typeof forecastRecordSchema>

/** Level of a past quarter as the adverts up to its end gave it, for sale. */
export const firstLevelSchema = z.object({
  areaLevel: z.enum(['commune', 'nation']),
  areaSlug: z.string(),
  segment: z.enum(['apartment', 'house']),
  quarter: z.int().describe('year x 4 + quarter - 1'),
  pricePerSqm: z.number().meta({ unit: 'EUR/m²' }),
})
export type FirstLevel = z.infer<typeof firstLevelSchema>

/** Index of a past quarter as the adverts up to its end gave it, beside what all adverts give. */
export const firstIndexPointSchema = z.object({
  scope: z.string(),
  quarter: z.int().describe('year x 4 + quarter - 1'),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  previousValue: z.number().describe('the quarter before, as it was known then'),
  valueNow: z.number(),
})
export type FirstIndexPoint = z.infer<typeof firstIndexPointSchema>
