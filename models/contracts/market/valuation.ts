import { z } from 'zod'
import { ENERGY_CLASSES } from '../../kernel/energy-class.ts'
import { LOCALES } from '../../kernel/locale.ts'
import { INTERFACE_PROPERTY_TYPES } from '../../kernel/property-type.ts'
import { CONDITIONS } from '../listings/observation.ts'
import { paidToAskedFigures } from './paid-to-asked.ts'
import { CONFIDENCES, ESTIMATE_SUPPORTS } from './estimate-support.ts'

/** Where the trained models of a release lie; a release without the files estimates nothing. */
export const VALUATION_PATHS = { sale: 'index/valuation-sale.json', rent: 'index/valuation-rent.json' } as const
/** Where the estimates of the listings on offer lie. */
export const ESTIMATES_PATH = 'index/estimates.json'

const euros = (description: string) => z.number().describe(description).meta({ unit: 'EUR' })
const listingType = z.enum(['rent', 'sale'])
export type ListingType = z.infer<typeof listingType>
const quarter = z.string().regex(/^Q[1-4]-\d{4}$/)

/** Features that move an estimate; what is not stated is unknown, not absent. */
export const VALUATION_FEATURES = [
  'balcony',
  'furnished',
  'garage',
  'loggia',
  'new_build',
  'parking',
  'terrace',
] as const

/** Arguments of a price estimate. */
export const priceEstimateRequestSchema = z.strictObject({
  propertyType: z.enum(INTERFACE_PROPERTY_TYPES),
  listingType: z.enum(['sale', 'rent']),
  commune: z.string().trim().min(1).max(100).describe('commune, locality or quarter: slug or name in any language'),
  areaSqm: z.number().min(8).max(2_000).describe('living area').meta({ unit: 'm²', errorExample: 80 }),
  landAreaSqm: z.number().min(0).max(1_000_000).optional().meta({ unit: 'm²', errorExample: 400 }),
  bedrooms: z.int().min(0).max(30).optional().meta({ errorExample: 2 }),
  bathrooms: z.int().min(0).max(20).optional().meta({ errorExample: 1 }),
  constructionYear: z.int().min(1500).max(2100).optional().meta({ errorExample: 1998 }),
  energyClass: z.enum(ENERGY_CLASSES).optional(),
  floor: z.int().min(-3).max(60).optional().describe('0: ground floor').meta({ errorExample: 2 }),
  condition: z.enum(CONDITIONS).optional(),
  features: z.array(z.enum(VALUATION_FEATURES)).max(VALUATION_FEATURES.length).optional(),
  latitude: z.number().min(49.4).max(50.2).optional().describe('with longitude: exact place'),
  longitude: z.number().min(5.7).max(6.6).optional(),
  excludeListingId: z.string().trim().min(1).max(64).optional().describe('listing of this home'),
  locale: z.enum(LOCALES).default('en'),
})
export type PriceEstimateRequest = z.infer<typeof priceEstimateRequestSchema>

const confidence = z.enum(CONFIDENCES)
const support = z.enum(ESTIMATE_SUPPORTS)
const position = z.enum(['below', 'within', 'above']).nullable()

const adjustmentSchema = z.object({
  attribute: z.string(),
  amount: euros('what the difference to the home in question is worth'),
})

const comparableSchema = z.object({
  id: z.string().nullable().describe('of the listing; null when it is off the market'),
  url: z.string().nullable().describe('its page'),
  propertyType: z.string().nullable(),
  areaSqm: z.number().meta({ unit: 'm²' }),
  bedrooms: z.number().nullable(),
  date: z.string().nullable().describe('quarter in which it was first advertised, such as Q3-2026'),
  distance: z.number().nullable().describe('null where either place is only known roughly').meta({ unit: 'm' }),
  similarity: z.number().min(0).max(1),
  askingPrice: euros('as first advertised'),
  adjustedPrice: euros('brought to the time and attributes of the home in question'),
  adjustments: z
    .array(adjustmentSchema)
    .describe('largest first, the rest as other: they add up from the asking price to the adjusted price'),
})
export type PriceComparable = z.infer<typeof comparableSchema>

/** Asking prices per square metre of listings on offer in the smallest area that has enough of them. */
const priceStatisticsSchema = z.object({
  area: z.string().describe('slug of the commune or canton, or luxembourg-country'),
  count: z.int().min(0),
  median: z.number().nullable().meta({ unit: 'EUR/m²' }),
  p25: z.number().nullable().meta({ unit: 'EUR/m²' }),
  p75: z.number().nullable().meta({ unit: 'EUR/m²' }),
})

/** Answer of a price estimate. */
export const priceEstimateSchema = z.object({
  estimate: euros('asking price, or asking rent a month; null when refused').nullable(),
  low: euros('lower end of the interval').nullable(),
  high: euros('upper end of the interval').nullable(),
  intervalLevel: z.number().gt(0).lt(1).describe('share of homes whose asking price lies in the interval'),
  pricePerSqm: z.number().nullable().meta({ unit: 'EUR/m²' }),
  confidence: confidence.nullable().describe('as measured on homes held out; null when refused'),
  support: support.describe('outside: refused, as no known home is like this one'),
  ownListingIds: z.array(z.string()).describe('listings that are or may be this home, so no evidence for it'),
  position: position.describe('asking price of the one listing that it surely is, relative to the interval'),
  comparables: z.array(comparableSchema).max(10).describe('most alike first'),
  statistics: priceStatisticsSchema,
  drivers: z
    .array(z.object({ attribute: z.string(), effect: z.number().describe('0.05: worth 5 % more than a typical home') }))
    .describe('strongest first'),
  basis: z.literal('asking'),
  modelVersion: z.string(),
  limitations: z.array(z.string()),
  paidToAsked: z
    .record(z.enum(paidToAskedFigures), z.number())
    .nullable()
    .describe(
      'mean paid over mean asked, per m², of existing flats of the commune; null where unknown or where it may be 1',
    ),
  place: z.object({ communeSlug: z.string(), precision: z.enum(['coordinates', 'locality', 'commune']) }),
  asOf: z.iso.date(),
  releaseId: z.string(),
  sample: z.boolean(),
})
export type PriceEstimate = z.infer<typeof priceEstimateSchema>

/** Row of `valuation_model`. */
export const valuationModelRowSchema = z.object({
  listingType,
  modelVersion: z.string(),
  trainedOn: z.int().describe('properties'),
  fromQuarter: quarter,
  toQuarter: quarter,
  model: z.string().describe('the trained model').meta({ contentMediaType: 'application/json' }),
})

const percent = (description: string) => z.number().nullable().describe(description).meta({ unit: '%' })

/** Row of `valuation_score`: how a method did on homes it was not trained on. */
export const valuationScoreSchema = z.object({
  listingType,
  quarter: quarter.describe('the last of the homes scored'),
  heldOut: z
    .enum(['quarter', 'projects'])
    .describe('quarter: trained on the quarters before; projects: one quarter alone, trained on all other projects'),
  trainedOn: z.int().describe('properties a training had'),
  method: z.string().describe('stack: the model of the release; the others are standard methods'),
  by: z.string(),
  segment: z.string(),
  count: z.int().describe('properties scored'),
  mdape: percent('median absolute percentage error'),
  pe10: percent('share of estimates within 10 % of the price'),
  pe20: percent('share of estimates within 20 % of the price'),
  cod: percent(
    'coefficient of dispersion; this, prd and prb are null where one estimate is beyond 100 times its price, or below a hundredth of it',
  ),
  prd: z.number().nullable().describe('price-related differential'),
  prb: z.number().nullable().describe('price-related bias'),
  coverage: percent('share of prices within the interval; null for methods without one'),
  width: percent('median width of the interval relative to the estimate'),
})
export type ValuationScore = z.infer<typeof valuationScoreSchema>

/** Row of `valuation_equity`: a test of the same estimates as assessors test a roll (IAAO Standard on Ratio Studies). */
export const valuationEquitySchema = z.object({
  listingType,
  measure: z
    .enum(['cod', 'prd', 'prb', 'vei', 'horizontal'])
    .describe(
      'vei: dearest less cheapest homes; horizontal: mean distance of cantons and types from the whole; both in %',
    ),
  value: z.number(),
  low: z.number().describe('lower end of the 95 % interval'),
  high: z.number(),
  from: z.number().describe('accepted range'),
  to: z.number(),
  result: z.enum(['pass', 'fail', 'unclear']).describe('interval inside the range, outside it, or across a bound'),
})
export type ValuationEquity = z.infer<typeof valuationEquitySchema>

/** `reports/valuation.json`. */
export const valuationReportSchema = z.object({
  asOf: z.iso.date(),
  releaseId: z.string(),
  sample: z.boolean(),
  basis: z.literal('asking'),
  models: z.array(valuationModelRowSchema.omit({ model: true })),
  scores: z.array(valuationScoreSchema),
  equity: z.array(valuationEquitySchema),
})

/** Row of `listing_estimate`. */
export const listingEstimateSchema = z.object({
  listingId: z.string(),
  estimate: euros('as if the advert itself were not known; null outside the support').nullable(),
  low: euros('lower end of the 80 % interval').nullable(),
  high: euros('upper end of the 80 % interval').nullable(),
  confidence: confidence.nullable(),
  support,
  comparables: z.array(comparableSchema).describe('most alike first'),
})

/** `index/estimates.json`: listing id to estimate, low, high, confidence and support; earlier releases had three figures. */
export const listingEstimatesSchema = z.record(
  z.string(),
  z.tuple([
    z.number().nullable(),
    z.number().nullable(),
    z.number().nullable(),
    confidence.nullable().optional(),
    support.optional(),
  ]),
)
export type ListingEstimates = z.infer<typeof listingEstimatesSchema>

/** Our estimate for a listing, and where its asking price lies. */
export const listingEstimateDetailSchema = listingEstimateSchema
  .omit({ listingId: true })
  .extend({ position: position.describe('asking price relative to the interval; null where one is unknown') })
export type ListingEstimate = z.infer<typeof listingEstimateDetailSchema>
