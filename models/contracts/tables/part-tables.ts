import { z } from 'zod'
import { INDEX_SCOPES } from '../market/market-index.ts'
import {
  countColumn,
  listingIdColumn,
  listingTypeColumn,
  numberColumn,
  quarterColumn,
  quarterStartColumn,
  segmentColumn,
  slugColumn,
  yesNoColumn,
} from './columns.ts'
import { officialForecastTableSchema } from './market-tables.ts'

const required = (unit: string, description: string) => z.number().describe(description).meta({ unit })
const log = (description: string) => required('log', description)
const factor = (description: string) => required('factor', description)
const quarterColumns = { quarter: quarterColumn('quarter'), quarterStart: quarterStartColumn('the quarter') }

/** Row of the released table `level-parts`. */
export const levelPartTableSchema = z.object({
  areaLevel: z.enum(['commune', 'canton', 'nation']).describe('kind of area'),
  areaSlug: slugColumn('commune or canton; luxembourg for the nation: read it with area_level'),
  listingType: listingTypeColumn,
  segment: z.enum(['all', ...segmentColumn.options]).describe('segment of the statistics; all: both together'),
  ...quarterColumns,
  nationLog: log('log of the level of the nation, EUR/m²'),
  cantonLog: log('what the canton adds; 0 for the nation'),
  communeLog: log('what the commune adds; 0 for cantons and the nation'),
  standardError: log('standard error of the sum of the three'),
})
export type LevelPart = z.infer<typeof levelPartTableSchema>

/** Row of `index_part`: the estimate of this release alone, before it is linked to what was published. */
export const indexPartSchema = z.object({
  scope: z.enum(INDEX_SCOPES).describe('homes that the index follows'),
  quarter: quarterColumn('quarter'),
  estimateLog: log('log of the index that this release estimates on its own'),
  standardError: log('its standard error'),
})
export type IndexPart = z.infer<typeof indexPartSchema>

/** Row of the released table `index-parts`. */
export const indexPartTableSchema = z.object({
  scope: indexPartSchema.shape.scope,
  ...quarterColumns,
  estimateLog: indexPartSchema.shape.estimateLog,
  standardError: indexPartSchema.shape.standardError,
  isSettled: yesNoColumn('whether an earlier release published the value, which then stays'),
})

/** Row of the released table `forecast-parts`. */
export const forecastPartTableSchema = z.object({
  communeSlug: slugColumn('commune, or luxembourg-country for the nation'),
  propertyType: segmentColumn,
  steps: countColumn('quarters', 'quarters after the last observed one'),
  growth: factor('growth of the level since the last observed quarter, before the share that it has earned'),
  share: required('share', 'share of that growth that past forecasts have earned; 0: no change is forecast'),
  low: factor('lower end of the 80 % interval of growth'),
  high: factor('upper end of the 80 % interval of growth'),
})
export type ForecastPart = z.infer<typeof forecastPartTableSchema>

/** Row of the released table `estimate-parts`. */
export const estimatePartTableSchema = z.object({
  listingId: listingIdColumn,
  hedonicLog: log('log price of the home by its attributes'),
  comparablesLog: log('the same, with what homes like it were asked above or below theirs'),
  boostingLog: log('log price by boosted trees'),
  hedonicWeight: required('share', 'weight of hedonic_log'),
  comparablesWeight: required('share', 'weight of comparables_log'),
  boostingWeight: required('share', 'weight of boosting_log'),
  biasLog: log('median error of the last quarters, added'),
  areaLog: log('change that makes the price rise with area'),
  centreLog: log('log price about which estimates are stretched'),
  stretch: factor('stretch about the centre, against dear homes coming out too low'),
  timeLog: log('level of the quarter of the estimate beside that of the last quarter of training'),
  errorLog: log('expected absolute error of the log price'),
  bandLow: factor('lower end of the interval, in expected errors'),
  bandHigh: factor('upper end of the interval, in expected errors'),
})

/** Row of the released table `paid-to-asked`. */
export const paidToAskedTableSchema = z.object({
  communeSlug: officialForecastTableSchema.shape.communeSlug,
  segment: segmentColumn,
  condition: z.enum(['existing', 'vefa', 'all']).describe('vefa: sold before completion; all: no difference is made'),
  lastYear: z.int().min(2000).max(2100).describe('last year with both official means').meta({ unit: 'year' }),
  lastRatio: numberColumn('ratio', 'mean paid over mean asked of that year'),
  year: z.int().min(2000).max(2100).describe('year that the ratio is expected of').meta({ unit: 'year' }),
  ratio: numberColumn('ratio', 'expected ratio'),
  low: numberColumn('ratio', 'lower end of the interval'),
  high: numberColumn('ratio', 'upper end of the interval'),
  intervalLevel: numberColumn('share', 'share of outcomes that the interval is meant to contain'),
  years: countColumn('years', 'years of the commune with both means'),
})
