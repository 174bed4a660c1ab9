import { z } from 'zod'
import { ENERGY_CLASSES } from '../../kernel/energy-class.ts'
import { CONDITIONS } from '../listings/observation.ts'
import { INDEX_SCOPES } from '../market/market-index.ts'
import { RECORD_MODELS } from '../market/record.ts'
import { DATA_AVAILABILITY, TREND_DIRECTIONS } from '../market/trend.ts'
import {
  communeColumn,
  countColumn,
  eurColumn,
  listingTypeColumn,
  numberColumn,
  percentColumn,
  perSqmColumn,
  quarterColumn,
  quarterStartColumn,
  segmentColumn,
  shareColumn,
  slugColumn,
  textColumn,
  yesNoColumn,
  ordinalColumn,
} from './columns.ts'

const homes = (description: string) => countColumn('homes', description)
const points = (description: string) => numberColumn('points', description)
const quarterColumns = { quarter: quarterColumn('quarter'), quarterStart: quarterStartColumn('the quarter') }
const changeColumns = {
  qoqPercent: percentColumn('change on the quarter before'),
  yoyPercent: percentColumn('change on the same quarter of the year before'),
}

/** Row of the released table `trends`. */
export const trendTableSchema = z.object({
  areaLevel: z.enum(['commune', 'canton', 'nation']).describe('kind of area'),
  areaSlug: slugColumn('commune or canton; luxembourg for the nation: read it with area_level'),
  listingType: listingTypeColumn,
  segment: z.enum(['all', ...segmentColumn.options]).describe('segment of the statistics; all: both together'),
  basis: z.enum(['asking']).describe('asking prices, not prices paid'),
  ...quarterColumns,
  pricePerSqm: perSqmColumn(
    'modelled level of a typical home; monthly for rent; null where the area has too few adverts',
  ),
  low: perSqmColumn('lower end of the 95 % interval of the level'),
  high: perSqmColumn('upper end of the 95 % interval of the level'),
  medianPricePerSqm: perSqmColumn('plain median of new adverts, where there are at least 10'),
  qoqPercent: percentColumn('change on the quarter before, like for like; null unless both have adverts'),
  qoqSePercent: percentColumn('standard error of qoq_percent'),
  yoyPercent: percentColumn(
    'change on the same quarter of the year before, like for like; null unless both have adverts',
  ),
  yoySePercent: percentColumn('standard error of yoy_percent'),
  listingCount: homes(
    'adverts of the quarter, each home once: new ones; where a market was seen on one day only, all on offer that day, asked at any time before',
  ),
  yearListingCount: homes('the same of the four quarters that end with it, which the level rests on').nullable(),
  yearCommuneCount: z
    .int()
    .min(0)
    .nullable()
    .describe('communes of a canton or of the country that have those of the four quarters; null for a commune')
    .meta({ unit: 'communes' }),
  trend: z.enum(TREND_DIRECTIONS).describe('direction of the change on the quarter before; unknown: cannot be told'),
  dataAvailability: z
    .enum(DATA_AVAILABILITY)
    .describe('how much evidence the level has; insufficient: no level is stated'),
})

/** Row of the released table `market-index`. */
export const marketIndexTableSchema = z.object({
  scope: z.enum(INDEX_SCOPES).describe('homes that the index follows; national: homes for sale'),
  ...quarterColumns,
  value: points('index of asking prices at constant quality; 100 in the base quarter of the scope'),
  low: points('lower end of the 95 % interval of the value'),
  high: points('upper end of the 95 % interval of the value'),
  ...changeColumns,
  qoqLowPercent: percentColumn('lower end of the 95 % interval of qoq_percent'),
  qoqHighPercent: percentColumn('upper end of the 95 % interval of qoq_percent'),
  yoyLowPercent: percentColumn('lower end of the 95 % interval of yoy_percent'),
  yoyHighPercent: percentColumn('upper end of the 95 % interval of yoy_percent'),
  listingCount: homes('new homes of the quarter that the value rests on'),
})

/** Row of the released table `forecasts`. */
export const forecastTableSchema = z.object({
  communeSlug: slugColumn('commune, or luxembourg-country for the nation'),
  propertyType: segmentColumn,
  madeIn: quarterColumn('last observed quarter, from which the forecast starts'),
  madeInStart: quarterStartColumn('the last observed quarter'),
  lastPricePerSqm: perSqmColumn('level of the last observed quarter'),
  ...quarterColumns,
  pricePerSqm: perSqmColumn('expected level of asking prices'),
  low: perSqmColumn('lower end of the interval'),
  high: perSqmColumn('upper end of the interval'),
  changePercent: percentColumn('change on the last observed quarter'),
  intervalLevel: shareColumn('share of outcomes that the interval is meant to contain'),
  isClamped: yesNoColumn('whether a value was held at the bound of what is plausible'),
  beatsNoChange: yesNoColumn(
    'whether past forecasts were reliably better than no change; if not, no change is forecast',
  ),
  skill: numberColumn('share', '1 less the error of past forecasts over that of assuming no change; null: not judged'),
  weight: shareColumn('share of the growth path kept four quarters ahead'),
  judgedQuarters: countColumn('quarters', 'quarters at which past forecasts were judged'),
  modelVersion: textColumn('version of the method'),
})

/** Row of the released table `official-forecasts`. */
export const officialForecastTableSchema = z.object({
  communeSlug: slugColumn('commune as the office lists it: one stands for all that merged into it'),
  listingType: listingTypeColumn,
  segment: segmentColumn,
  basis: z.enum(['asking', 'registered']).describe('asked in adverts, or registered in notarial deeds'),
  condition: z.enum(['existing', 'vefa', 'all']).describe('vefa: sold before completion; all: no difference is made'),
  lastYear: z.int().min(2000).max(2100).describe('last year with a published figure').meta({ unit: 'year' }),
  lastPricePerSqm: perSqmColumn('published figure of that year; monthly for rent'),
  year: z.int().min(2000).max(2100).describe('year that is forecast').meta({ unit: 'year' }),
  pricePerSqm: perSqmColumn('expected figure; monthly for rent'),
  low: perSqmColumn('lower end of the interval'),
  high: perSqmColumn('upper end of the interval'),
  changePercent: percentColumn('change on the last published figure'),
  intervalLevel: shareColumn('share of outcomes that the interval is meant to contain'),
  skill: numberColumn('share', '1 less the error of past forecasts over that of assuming no change; null: not judged'),
  beatsNoChange: yesNoColumn(
    'whether past forecasts were reliably better than no change; if not, no change is forecast',
  ),
  weight: shareColumn('share of the growth path kept'),
  coverage: shareColumn('share of past outcomes inside their interval'),
  judgedYears: countColumn('years', 'years in which past forecasts were made'),
})

const statedNumber = (description: string) =>
  numberColumn('EUR/m² (forecast), points (market-index), EUR (valuation)', description)

/** Row of the released table `record`. */
export const recordTableSchema = z.object({
  model: z.enum(RECORD_MODELS).describe('model that stated the figure'),
  kind: textColumn('apartment or house of a forecast, scope of an index, sale or rent of an estimate'),
  origin: z.enum(['published', 'backfilled']).describe('backfilled: made now from what was known then'),
  releaseId: textColumn('release that stated it; null where backfilled').nullable(),
  madeIn: quarterColumn('quarter of the release'),
  madeInStart: quarterStartColumn('the quarter of the release'),
  forQuarter: quarterColumn('quarter that it is about; of an estimate, the one in which the listing went'),
  forQuarterStart: quarterStartColumn('the quarter that it is about'),
  subject: textColumn('commune or luxembourg-country of a forecast, scope of an index, id of a listing'),
  horizon: countColumn('quarters', 'quarters from one to the other'),
  predicted: statedNumber('the figure stated'),
  low: statedNumber('lower end of its interval'),
  high: statedNumber('upper end of its interval'),
  intervalLevel: shareColumn('share of outcomes that the interval should contain'),
  naive: statedNumber('no change since the last known quarter; of an estimate, area by price level; null: unknown'),
  came: statedNumber('the figure that came; of an estimate, the last asking price; null unless scored'),
  outcome: z
    .enum(['scored', 'pending', 'unknown'])
    .describe('pending: the quarter is not over; unknown: it is, but no figure was published for it'),
})

/** Row of the released table `valuation-scores`. */
export const valuationScoreTableSchema = z.object({
  listingType: listingTypeColumn,
  quarter: quarterColumn('quarter of the last homes scored'),
  quarterStart: quarterStartColumn('that quarter'),
  heldOut: z
    .enum(['quarter', 'projects'])
    .describe('quarter: trained on the quarters before; projects: trained on all other projects of the quarter'),
  trainedOn: homes('homes that the model was trained on'),
  method: textColumn('stack: the model of the release; the others are standard methods'),
  by: textColumn('grouping of the row: all, or the kind of group'),
  segment: textColumn('group within the grouping'),
  count: homes('homes scored'),
  mdape: percentColumn('median absolute percentage error'),
  pe10: percentColumn('share of estimates within 10 % of the asking price'),
  pe20: percentColumn('share of estimates within 20 % of the asking price'),
  cod: percentColumn('coefficient of dispersion'),
  prd: numberColumn('ratio', 'price-related differential'),
  prb: numberColumn('coefficient', 'price-related bias'),
  coverage: percentColumn('share of asking prices within the interval; null for methods without one'),
  width: percentColumn('median width of the interval relative to the estimate'),
})

/** Row of the released table `market-entries`. */
export const marketEntryTableSchema = z.object({
  entry: z
    .int()
    .min(1)
    .describe('number of the row in this release; tells nothing of the home')
    .meta({ unit: 'number' }),
  listingType: listingTypeColumn,
  segment: segmentColumn,
  propertyType: textColumn('kind of property, in our words'),
  communeSlug: communeColumn,
  canton: slugColumn('canton of the commune'),
  locality: textColumn('locality as the adverts name it; null: unknown').nullable(),
  district: textColumn('quarter of a town; null: unknown, or the commune has none').nullable(),
  project: ordinalColumn(
    'the same number for all homes of one agency in one commune, whose prices are not independent',
  ),
  ...quarterColumns,
  priceEur: eurColumn('first asking price; monthly for rent'),
  areaM2: numberColumn('m²', 'living area'),
  landAreaM2: numberColumn('m²', 'plot; null: not stated'),
  bedrooms: numberColumn('rooms', 'bedrooms; null: not stated'),
  bathrooms: numberColumn('rooms', 'bathrooms; null: not stated'),
  energyClass: z
    .enum(ENERGY_CLASSES)
    .nullable()
    .describe('class of the energy performance certificate; null: not stated'),
  newBuild: yesNoColumn('new build; null: not stated'),
  parking: yesNoColumn('parking space or garage; null: not stated'),
  terrace: yesNoColumn('terrace; null: not stated'),
  furnished: yesNoColumn('furnished; null: not stated'),
  condition: z.enum(CONDITIONS).nullable().describe('condition; null: not stated'),
  constructionYear: z.int().nullable().describe('year of construction; null: not stated').meta({ unit: 'year' }),
  floor: z.int().nullable().describe('floor, 0 is the ground floor; null: not stated').meta({ unit: 'floor' }),
  adverts: countColumn('adverts', 'adverts of the home in this period on the market'),
})

/** Row of the released table `vintages`: what was known of a figure, and when. */
export const vintageTableSchema = z.object({
  knownIn: quarterColumn('quarter in which this was known: the newest release of it'),
  knownInStart: quarterStartColumn('the quarter in which this was known'),
  releaseId: textColumn('release that stated it'),
  asOf: z.iso.date().describe('day of that release'),
  tableName: z.enum(['market-index', 'forecasts']).describe('table that stated it'),
  subject: textColumn('scope of the index, or commune of the forecast'),
  kind: textColumn('index, or apartment and house of a forecast'),
  ...quarterColumns,
  value: numberColumn('points (market-index), EUR/m² (forecasts)', 'the figure'),
  low: numberColumn('points (market-index), EUR/m² (forecasts)', 'lower end of its interval'),
  high: numberColumn('points (market-index), EUR/m² (forecasts)', 'upper end of its interval'),
})
export type VintageRow = z.infer<typeof vintageTableSchema>
