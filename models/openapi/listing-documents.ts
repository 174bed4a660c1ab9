import { z } from 'zod'
import { listingDetailSchema } from '../adverts/listing/listing-detail.ts'
import { agentListingSchema } from '../contracts/listings/listing.ts'
import { listingEstimateDetailSchema } from '../contracts/market/valuation.ts'
import { COMMUTE_DESTINATIONS } from '../contracts/places/commute.ts'
import { LOCALES } from '../kernel/locale.ts'
import { SEARCH_ORDERS } from '../search/intent/conditions.ts'
import { listingTruthSchema } from './listing-truth.ts'
import { notes } from './notes.ts'

const minutes = z.int().describe('door to door at peak, from the commune').meta({ unit: 'min' })

/** Everything about one listing: the public record and the release's derived facts. */
export const fullListingSchema = listingDetailSchema
  .omit({ facts: true, asOf: true, releaseId: true, sample: true, communeSlug: true, pictures: true })
  .extend({
    commune: z
      .object({ slug: z.string(), name: z.string(), liveabilityScore: z.number().nullable() })
      .nullable()
      .describe('null: abroad or not resolved'),
    estimate: listingEstimateDetailSchema
      .omit({ comparables: true })
      .nullable()
      .describe('our estimate of the asking price with its 80 % interval, EUR'),
    commute: z
      .array(
        z.object({
          destination: z.enum(COMMUTE_DESTINATIONS),
          car: minutes,
          transit: minutes,
          bike: minutes,
          walk: minutes,
        }),
      )
      .nullable(),
  })
export type FullListing = z.infer<typeof fullListingSchema>

/** Date and release of an answer about listings. */
const origin = { asOf: z.iso.date(), releaseId: z.string(), sample: z.boolean().describe('true: demo data') }

/** `GET /listings/{id}`. */
export const fullListingDocumentSchema = fullListingSchema.extend({ ...origin, notes }).meta({ id: 'FullListing' })

/** `GET /listings/{id}/truth`: the facts of `get_listing_truth`. */
export const listingTruthDocumentSchema = listingTruthSchema.extend({ ...origin, notes }).meta({ id: 'ListingTruth' })

const MAX_PRICE_EUR = 50_000_000
const price = z.number().min(0).max(MAX_PRICE_EUR)

/** Query parameters of `GET /listings`: those of the search tools. */
export const listingsQuerySchema = z.strictObject({
  listingType: z
    .enum(['rent', 'sale'])
    .optional()
    .describe('with q: if the words do not say')
    .meta({ default: 'rent' }),
  q: z
    .string()
    .max(1_000)
    .optional()
    .describe('description in en, fr, de, lu or pt, instead of filters')
    .meta({ examples: ['bright flat with two bedrooms and a balcony'] }),
  commune: z
    .string()
    .max(100)
    .optional()
    .describe('commune, locality, quarter or canton')
    .meta({ examples: ['luxembourg'] }),
  near: z
    .string()
    .max(120)
    .optional()
    .describe('circle: a place or latitude:longitude, then metres (100 to 30000); with q, too')
    .meta({ examples: ['mersch:2000'] }),
  within: z
    .string()
    .max(900)
    .optional()
    .describe('area: 3 to 40 corners, each latitude:longitude, separated by commas; with q, too')
    .meta({ examples: ['49.58:6.08,49.64:6.08,49.64:6.18,49.58:6.18'] }),
  minPrice: price
    .optional()
    .describe('EUR; a month for rent, without charges')
    .meta({ examples: [1_200] }),
  maxPrice: price
    .optional()
    .describe('EUR; a month for rent, without charges')
    .meta({ examples: [2_200] }),
  minBeds: z
    .number()
    .min(0)
    .max(20)
    .optional()
    .meta({ examples: [2] }),
  minAreaSqm: z
    .number()
    .min(0)
    .max(10_000)
    .optional()
    .meta({ unit: 'm²', examples: [60] }),
  propertyType: z.enum(['apartment', 'house', 'studio', 'room']).optional(),
  sort: z.enum(SEARCH_ORDERS).optional().describe('default: newest; with q the best match'),
  limit: z
    .int()
    .min(1)
    .max(50)
    .default(20)
    .meta({ examples: [20] }),
  cursor: z.string().max(200).optional().describe('next of the page before; all other parameters as then'),
  locale: z
    .enum([...LOCALES, 'lb'])
    .default('en')
    .describe('locale of names and reasons; lb is a deprecated alias of lu'),
})
export type ListingsQuery = z.infer<typeof listingsQuerySchema>

/** Query parameters of `GET /listings/{id}`. */
export const fullListingQuerySchema = listingsQuerySchema.pick({ locale: true })

/** `GET /listings`. */
export const listingsDocumentSchema = z
  .object({
    listings: z.array(
      agentListingSchema.extend({
        score: z.number().min(0).max(100).optional().describe('only with q'),
        matchReasons: z.array(z.string()).max(3).optional().describe('only with q'),
      }),
    ),
    total: z.int().min(0).describe('all that match, on all pages'),
    next: z.string().nullable().describe('cursor of the next page; null on the last'),
    reading: z.string().nullable().describe('the words as understood; null without q'),
    notUnderstood: z.array(z.string()),
    notes: z.array(z.string()),
    empty: z
      .array(
        z.object({
          filter: z.string(),
          value: z.union([z.string(), z.number()]),
          removed: z.int().describe('listings that this condition alone turns away'),
          foundWithout: z.int().describe('listings that would be found without it'),
          nearest: z.number().nullable().describe('nearest value that would find something'),
        }),
      )
      .describe('conditions of a search that found nothing'),
    ...origin,
  })
  .meta({ id: 'ListingList' })
export type ListingsDocument = z.infer<typeof listingsDocumentSchema>

/** Listings shown beside each other at most, as in `render_listing_cards`. */
const MOST_LISTINGS = 8

/** Query parameters of `GET /compare`. */
export const compareQuerySchema = z.strictObject({
  ids: z
    .array(z.string().min(1).max(64))
    .min(1)
    .max(MOST_LISTINGS)
    .describe('ids of listings, separated by commas')
    .meta({ param: { style: 'form', explode: false }, examples: [['l0123456789ab', 'l0123456789cd']] }),
  locale: listingsQuerySchema.shape.locale,
})

/** `GET /compare`: the listings of `render_listing_cards`. */
export const compareDocumentSchema = z
  .object({
    listings: z
      .array(agentListingSchema.extend({ locality: z.string().nullable() }))
      .describe('in the order asked for, each once'),
    unknownIds: z.array(z.string()).describe('not on the market'),
    ...origin,
    notes,
  })
  .meta({ id: 'ListingComparison' })
