import { z } from 'zod'
import { affordabilityRequestSchema } from '../contracts/law/affordability.ts'
import { rentOrBuyRequestSchema } from '../contracts/law/rent-or-buy.ts'
import { rentingRequestSchema } from '../contracts/law/renting.ts'
import { FORECAST_PROPERTY_TYPES } from '../contracts/market/forecast.ts'
import { LOCALES } from '../kernel/locale.ts'
import { PERIODS } from './rest-documents.ts'
import { pathPart } from './answer-parts.ts'

/** Quarters that trends and the market index show when nothing else is asked for, and at most. */
const DEFAULT_QUARTERS = 8
const MAX_QUARTERS = 20

const period = z
  .enum(PERIODS)
  .default('qoq')
  .describe('change on the quarter before (qoq) or on the same quarter a year before (yoy)')
const quarters = z
  .int()
  .min(1)
  .max(MAX_QUARTERS)
  .default(DEFAULT_QUARTERS)
  .describe('how many quarters the series shows')
  .meta({ examples: [8] })

/** Query parameters of `GET /communes`. */
export const communesQuerySchema = z.strictObject({
  locale: z
    .enum([...LOCALES, 'lb'])
    .default('en')
    .describe('locale of the names; lb is a deprecated alias of lu'),
})

/** Query parameters of `GET /communes/{slug}/intelligence`: none. */
export const intelligenceQuerySchema = z.strictObject({})

/** Query parameters of `GET /communes/{slug}/trends` and `GET /market-index`. */
export const periodQuerySchema = z.strictObject({ period, quarters })

/** Query parameters of `GET /communes/{slug}/forecast`. */
export const forecastQuerySchema = z.strictObject({
  propertyType: z.enum(FORECAST_PROPERTY_TYPES).default('apartment').describe('dwellings the forecast is about'),
})

const answerLocale = z
  .enum([...LOCALES, 'lb'])
  .default('en')
  .describe('locale of the sentences; lb is a deprecated alias of lu')

/** Query parameters of `GET /affordability`. */
export const affordabilityQuerySchema = affordabilityRequestSchema.extend({ locale: answerLocale })

/** Query parameters of `GET /renting`. */
export const rentingQuerySchema = rentingRequestSchema.extend({ locale: answerLocale })

/** Query parameters of `GET /rent-or-buy`. */
export const rentOrBuyQuerySchema = rentOrBuyRequestSchema.extend({ locale: answerLocale })

/** The commune in a path. */
export const communePathSchema = z.object({
  slug: pathPart(80, 'slug of a commune; its name in any language works as well', 'esch-sur-alzette'),
})

/** The listing in a path; former ids of its adverts lead to it. */
export const listingPathSchema = z.object({
  id: pathPart(64, 'id of a listing or of one of its adverts', 'l0123456789ab'),
})
