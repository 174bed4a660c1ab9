import { z } from 'zod'
import { forecastSchema } from './forecast.ts'
import { officialLevelSchema } from './official-level.ts'
import { officialNowcastSchema } from './official-nowcast.ts'
import { paidToAskedSchema } from './paid-to-asked.ts'

const { skill, beatsNoChange, weight, intervalLevel, predictions } = forecastSchema.shape
const quarter = predictions.element.shape.quarter
const coverage = z.number().min(0).max(1).nullable().describe('share of past outcomes inside their interval')
/** The record of past forecasts of the same kind. */
const record = { intervalLevel, skill, beatsNoChange, weight, coverage }
const changePercent = (since: string) => z.int().describe(`change on ${since}`).meta({ unit: '%' })
const perSqm = (description: string) => z.number().describe(description).meta({ unit: 'EUR/m²' })

/** Next year's value of an official series of a commune; the record is that of all communes of the series together. */
export const officialForecastSchema = officialLevelSchema
  .pick({ communeSlug: true, listingType: true, segment: true, basis: true, condition: true })
  .extend({
    communeSlug: z.string().describe('commune as the office lists it: one stands for all that merged into it'),
    lastYear: z.int(),
    lastPricePerSqm: perSqm('the last published figure; per month for rents'),
    year: z.int().describe('the year that is forecast'),
    pricePerSqm: perSqm('expected figure; per month for rents'),
    low: perSqm('lower end of the interval'),
    high: perSqm('upper end of the interval'),
    changePercent: changePercent('the last published figure'),
    ...record,
    judgedYears: z.int().min(0).describe('years in which past forecasts were made'),
  })
export type OfficialForecast = z.infer<typeof officialForecastSchema>

/** The next four quarters of the official price index of the country. */
export const officialIndexForecastSchema = z.object({
  lastQuarter: quarter,
  lastValue: z.number().describe('2015 = 100'),
  predictions: z.array(
    z.object({
      quarter,
      value: z.number(),
      low: z.number(),
      high: z.number(),
      changePercent: changePercent('the last quarter'),
    }),
  ),
  ...record,
  judgedQuarters: z.int().min(0).describe('quarters in which past forecasts were made'),
})
export type OfficialIndexForecast = z.infer<typeof officialIndexForecastSchema>

/** Where they lie; a release without the file has none. */
export const OFFICIAL_FORECASTS_PATH = 'index/official-forecasts.json'
export const officialForecastIndexSchema = z.object({
  communes: z.array(officialForecastSchema),
  index: officialIndexForecastSchema.nullable().describe('null when the last official quarter is over a year old'),
  nowcasts: z
    .array(officialNowcastSchema)
    .default([])
    .describe('quarters that are over and of which the release holds no official figure'),
  paidToAsked: z
    .array(paidToAskedSchema)
    .default([])
    .describe('none where past ones were not better than the last ratio carried on'),
})
export type OfficialForecastIndex = z.infer<typeof officialForecastIndexSchema>

/** Forecast document as it is served: the forecasts of the official figures of its commune and property type beside its own. */
export const forecastDocumentSchema = forecastSchema.extend({
  official: z.array(officialForecastSchema).describe('next year of the official figures'),
})
export type ForecastDocument = z.infer<typeof forecastDocumentSchema>
