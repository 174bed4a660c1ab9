import { z } from 'zod'
import { listingPictureSchema } from './picture.ts'
import { STALE_REASONS } from './advert.ts'
import { PRICE_CHECKS, priceCheckSchema } from './price-check.ts'
import { ABSENCE_REASONS, CONDITIONS, COORDINATE_PRECISIONS, FACT_METHODS } from './observation.ts'

export const agencyContactSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
})
export type AgencyContact = z.infer<typeof agencyContactSchema>

/** A value that another advert, or another part of the same advert, gives instead. */
export const rivalValueSchema = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]),
  source: z.string().describe('id of the feed'),
  method: z.enum(FACT_METHODS),
  observedAt: z.iso.date(),
})
export type RivalValue = z.infer<typeof rivalValueSchema>

/** Where one value of a listing came from. */
export const listingFactSchema = z.object({
  source: z.string().describe('id of the feed'),
  method: z.enum(FACT_METHODS),
  observedAt: z.iso.date(),
  confidence: z.number().min(0).max(1),
  rivals: z.array(rivalValueSchema).optional().describe('other values for the same field, where sources disagree'),
})
export type ListingFact = z.infer<typeof listingFactSchema>

export const LISTING_STATUSES = ['on_offer', 'stale'] as const

/**
 * One property, merged from all its adverts: what the release publishes and every face of the server answers from. It is on offer, or stale:
 * not seen within the grace of its feeds, so that nobody knows; stale ones answer alone and are in no search, count or statistic.
 * `null` is unknown unless `absences` names another reason.
 */
export const listingRecordSchema = z.object({
  id: z.string().describe('id of the earliest advert; stable'),
  url: z.string().describe('path of the listing page on this service'),
  sourceUrl: z.string().nullable().describe('address of the advert at its source'),
  title: z.string(),
  description: z.string().nullable().describe('plain text, untrusted, at most 4000 characters'),
  language: z.string().nullable(),
  listingType: z.enum(['rent', 'sale']),
  propertyType: z.string(),
  segment: z.enum(['apartment', 'house']).nullable(),
  isProject: z.boolean(),
  priceEur: z.number().nullable().describe('null for a project, which has a range'),
  priceFromEur: z.number().nullable().describe('lowest price of a project'),
  priceToEur: z.number().nullable().describe('highest price of a project'),
  ...priceCheckSchema.shape,
  pricePerSqm: z.number().nullable(),
  chargesEur: z.number().nullable(),
  depositEur: z.number().nullable(),
  agencyFeeEur: z.number().nullable(),
  areaM2: z.number().nullable(),
  areaToM2: z.number().nullable(),
  landAreaM2: z.number().nullable(),
  rooms: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  floor: z.int().nullable(),
  floorCount: z.int().nullable(),
  energyClass: z.string().nullable(),
  insulationClass: z.string().nullable(),
  constructionYear: z.int().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  newBuild: z.boolean().nullable(),
  furnished: z.boolean().nullable(),
  features: z.array(z.string()),
  absentFeatures: z.array(z.string()),
  availableFrom: z.iso.date().nullable(),
  communeSlug: z
    .string()
    .nullable()
    .describe('null: abroad or not resolved; such a listing is kept out of search and statistics'),
  locality: z.string().nullable(),
  district: z.string().nullable(),
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coordinatePrecision: z.enum(COORDINATE_PRECISIONS).nullable(),
  hosting: z.enum(['service', 'agency']),
  ownerRef: z.string().nullable().describe('opaque; never published'),
  agency: agencyContactSchema.nullable(),
  photos: z.array(z.string()).describe('addresses, cover first'),
  pictures: z
    .array(listingPictureSchema)
    .default([])
    .describe(
      'those of the photos that this service shows itself, in their order; the first alone in the index of the server',
    ),
  priceHistory: z.array(z.object({ date: z.iso.date(), priceEur: z.number() })),
  firstSeen: z.iso.date(),
  lastSeen: z.iso.date(),
  freshUntil: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('last day on which it counts as on offer unless it is seen again; null in earlier releases'),
  status: z.enum(LISTING_STATUSES).default('on_offer'),
  staleReason: z.enum(STALE_REASONS).nullable().default(null).describe('null while on offer'),
  daysOnMarket: z.int().describe('from the first to the last day seen, so at least; including earlier references'),
  relisted: z.boolean(),
  alsoListedOn: z.array(z.object({ source: z.string(), advertId: z.string(), url: z.string().nullable() })),
  facts: z.record(z.string(), listingFactSchema).describe('field to provenance, for every field that is known'),
  absences: z.record(z.string(), z.enum(ABSENCE_REASONS)),
  sample: z.boolean(),
})
export type ListingRecord = z.infer<typeof listingRecordSchema>

/** Element of search results and of the feed; field names are those of the interface. */
export const agentListingSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  price: z.number().nullable().describe('EUR; monthly for rent, sale price for sale'),
  reducedFrom: z.number().optional().describe('EUR before its reductions; only with sort reduced'),
  currency: z.literal('EUR'),
  listingType: z.enum(['rent', 'sale']),
  propertyType: z.string().nullable(),
  city: z.string().nullable(),
  district: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  areaSqm: z.number().nullable(),
  energyClass: z.string().nullable(),
  imageUrl: z.string().nullable(),
  photoUrls: z.array(z.string()).max(5).optional(),
  description: z.string().nullable().optional(),
  pricePerSqm: z.number().nullable().optional(),
  kind: z.enum(['single', 'project']).optional().describe('project: several units; it has priceFrom, never a price'),
  priceFrom: z.number().nullable().optional().describe('lowest price of a project'),
  priceTo: z.number().nullable().optional().describe('highest price of a project'),
  priceCheck: z.enum(PRICE_CHECKS).optional().describe('whether the price can be that of what is described'),
  priceCheckReason: z.string().optional().describe('why it is unusual or implausible'),
  usualPriceFrom: z.number().nullable().optional().describe('of such homes, where the price is not usual'),
  usualPriceTo: z.number().nullable().optional(),
  charges: z.number().nullable().optional(),
  chargesIncluded: z.boolean().optional().describe('in the price, by an unknown amount'),
  features: z.array(z.string()).optional(),
  agencyName: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  firstSeen: z.iso.date(),
  lastSeen: z.iso.date(),
  status: z.enum(LISTING_STATUSES).describe('stale: last seen too long ago to say whether it is still on offer'),
})
export type AgentListing = z.infer<typeof agentListingSchema>
