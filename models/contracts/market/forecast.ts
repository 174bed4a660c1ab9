import { z } from 'zod'
import { forecastRecordSchema } from './record.ts'

const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)
const perSqm = (description: string) => z.number().describe(description).meta({ unit: 'EUR/m²' })
const text = z.string()

/** Where the forecasts of a release lie; a release without the file has none. */
export const FORECASTS_PATH = 'index/forecasts.json'
/** Slug of the nation among those of the communes: one of them is called luxembourg. */
export const NATION_SLUG = 'luxembourg-country'
export const FORECAST_MINIMUM_QUARTERS = 8
/** Reason for no forecast: it lacks quarters with adverts, a level to start from, or a growth path of its type. */
export const FORECAST_REFUSALS = ['quarters', 'level', 'path'] as const
export const FORECAST_PROPERTY_TYPES = ['apartment', 'house'] as const
export type ForecastPropertyType = (typeof FORECAST_PROPERTY_TYPES)[number]

const predictionSchema = z.object({
  quarter,
  predictedValue: perSqm('expected asking price per square metre'),
  confidenceLow: perSqm('lower end of the interval'),
  confidenceHigh: perSqm('upper end of the interval'),
  changePercent: z.int().describe('change on the last observed quarter').meta({ unit: '%' }),
})

/** How the same method did on quarters it had not seen, beside "the next quarter is as the last". */
const forecastBacktestSchema = z.object({
  mape: z.number().nullable().describe('mean absolute percentage error').meta({ unit: '%' }),
  mase: z.number().nullable().describe('mean absolute scaled error; below 1 is better than the naive forecast'),
  coverage: z.number().min(0).max(1).nullable().describe('share of held-out quarters within the interval'),
  naiveMape: z.number().nullable().describe('error of the naive forecast on the same quarters').meta({ unit: '%' }),
  quarters: z.int().min(0).describe('held-out quarters'),
})

/** Forecast document of the interface, with the additions of the decisions. */
export const forecastSchema = z.object({
  communeSlug: z.string(),
  propertyType: z.enum(FORECAST_PROPERTY_TYPES),
  generatedAt: z.iso.datetime(),
  generatedForQuarter: quarter.describe('last observed quarter'),
  modelVersion: z.string(),
  predictions: z.array(predictionSchema).length(4).describe('the next four quarters'),
  commentary: z.object({ en: text, fr: text, de: text, lb: text, pt: text }),
  isClamped: z.boolean().describe('true where a prediction was held at the bound of what is plausible'),
  history: z.array(z.object({ quarter, pricePerSqm: perSqm('observed level') })).describe('oldest first'),
  intervalLevel: z.number().gt(0).lt(1),
  backtest: forecastBacktestSchema,
  skill: z
    .number()
    .max(1)
    .nullable()
    .describe(
      '1 less the pooled error of past forecasts over that of assuming no change; null when none could be judged',
    ),
  beatsNoChange: z
    .boolean()
    .describe(
      'whether past forecasts of all places together were reliably better than no change; if not, predictions are no change',
    ),
  judgedQuarters: z.int().min(0).describe('quarters at which past forecasts were judged'),
  marketQuarters: z
    .int()
    .min(0)
    .optional()
    .describe('quarters with adverts of the type anywhere; absent from older releases'),
  growthSharedBy: z.enum(['nation']).describe('the area whose growth path the forecast has'),
  weight: z
    .number()
    .min(0)
    .max(1)
    .describe('share of the growth path kept four quarters ahead, learned from past forecasts'),
  basis: z.enum(['asking', 'registered']),
  record: forecastRecordSchema
    .optional()
    .describe('how past forecasts of the property type did; absent from older releases'),
})
export type Forecast = z.infer<typeof forecastSchema>

/** `index/forecasts.json`: what was forecast, and where the history was too short to. */
export const forecastIndexSchema = z.object({
  forecasts: z.array(forecastSchema),
  refusals: z.array(
    z.object({
      communeSlug: z.string(),
      propertyType: z.enum(FORECAST_PROPERTY_TYPES),
      quartersOfData: z.int().min(0).describe('quarters with adverts'),
      reason: z
        .enum(FORECAST_REFUSALS)
        .optional()
        .describe('too few quarters; no level of the last quarter; too few of all places; absent from older releases'),
    }),
  ),
})
export type ForecastIndex = z.infer<typeof forecastIndexSchema>
