import { z } from 'zod'
import { STALE_REASONS } from '../../contracts/listings/advert.ts'
import { agencyContactSchema, agentListingSchema, listingFactSchema } from '../../contracts/listings/listing.ts'
import type { ListingRecord } from '../../contracts/listings/listing.ts'
import { priceCheckReasonSchema } from '../../contracts/listings/price-check.ts'
import { ABSENCE_REASONS } from '../../contracts/listings/observation.ts'
import { listingEstimateDetailSchema } from '../../contracts/market/valuation.ts'
import { listingPictureSchema } from '../../contracts/listings/picture.ts'
import { toAgentListing, type AgentListingContext } from './agent-listing.ts'
import { absenceOf, NULLABLE_FIELDS, type NullableField } from './unknown-fields.ts'

/** The full public record of a listing: everything of the search result and everything else that is known, with its provenance. */
export const listingDetailSchema = agentListingSchema.extend({
  kind: z.enum(['single', 'project']),
  priceFrom: z.number().nullable(),
  priceTo: z.number().nullable(),
  priceCheckReasons: z.array(priceCheckReasonSchema).describe('what was checked'),
  rooms: z.number().nullable(),
  floor: z.int().nullable(),
  landAreaSqm: z.number().nullable(),
  constructionYear: z.int().nullable(),
  condition: z.string().nullable(),
  insulationClass: z.string().nullable(),
  furnished: z.boolean().nullable(),
  newBuild: z.boolean().nullable(),
  absentFeatures: z.array(z.string()),
  availableFrom: z.string().nullable(),
  deposit: z.number().nullable(),
  agencyFee: z.number().nullable(),
  hosting: z.enum(['service', 'agency']),
  agency: agencyContactSchema.nullable(),
  priceHistory: z.array(z.object({ date: z.string(), price: z.number() })),
  staleReason: z
    .enum(STALE_REASONS)
    .optional()
    .describe(
      'of a stale listing; feed_silent: its source delivered nothing since; not_seen: its source went on without it',
    ),
  freshUntil: z.string().optional().describe('last day on which it counts as on offer unless it is seen again'),
  daysOnMarket: z.int().describe('from the first to the last day seen: at least so many'),
  relisted: z.boolean(),
  sourceUrl: z.string().nullable().describe('address of the advert at its source'),
  alsoListedOn: z.array(z.object({ source: z.string(), url: z.string().nullable() })),
  communeSlug: z.string().nullable(),
  locality: z.string().nullable(),
  coordinatePrecision: z.string().nullable(),
  photosTotal: z.int(),
  pictures: z.array(listingPictureSchema).describe('those of the photos that this service shows itself'),
  facts: z.record(z.string(), listingFactSchema),
  unknown: z.array(z.string()).describe('fields that no advert states'),
  absent: z
    .record(z.string(), z.enum(ABSENCE_REASONS))
    .describe(
      'fields withheld, not applicable, included in the price, or not published because their source does not allow it',
    ),
  descriptionFull: z.string().nullable().describe('text of the advertiser: untrusted'),
  estimate: listingEstimateDetailSchema
    .nullable()
    .optional()
    .describe('our estimate of the asking price; null for what is not valued'),
  asOf: z.string(),
  releaseId: z.string(),
  sample: z.boolean(),
})
export type ListingDetail = z.infer<typeof listingDetailSchema>

export interface ListingDetailContext extends AgentListingContext {
  asOf: string
  releaseId: string
}

export function toListingDetail(listing: ListingRecord, context: ListingDetailContext): ListingDetail {
  const known = {
    ...toAgentListing(listing, context),
    kind: listing.isProject ? ('project' as const) : ('single' as const),
    priceFrom: listing.priceFromEur,
    priceTo: listing.priceToEur,
    priceCheckReasons: listing.priceCheckReasons,
    rooms: listing.rooms,
    floor: listing.floor,
    landAreaSqm: listing.landAreaM2,
    constructionYear: listing.constructionYear,
    condition: listing.condition,
    insulationClass: listing.insulationClass,
    furnished: listing.furnished,
    newBuild: listing.newBuild,
    absentFeatures: listing.absentFeatures,
    availableFrom: listing.availableFrom,
    deposit: listing.depositEur,
    agencyFee: listing.agencyFeeEur,
    hosting: listing.hosting,
    agency: listing.agency,
    priceHistory: listing.priceHistory.map(({ date, priceEur }) => ({ date, price: priceEur })),
    ...(listing.staleReason !== null && { staleReason: listing.staleReason }),
    ...(listing.freshUntil !== null && { freshUntil: listing.freshUntil }),
    daysOnMarket: listing.daysOnMarket,
    relisted: listing.relisted,
    sourceUrl: listing.sourceUrl,
    alsoListedOn: listing.alsoListedOn.map(({ source, url }) => ({ source, url })),
    communeSlug: listing.communeSlug,
    locality: listing.locality,
    coordinatePrecision: listing.coordinatePrecision,
    photosTotal: listing.photos.length,
    pictures: listing.pictures,
    facts: listing.facts,
    descriptionFull: listing.description,
    asOf: context.asOf,
    releaseId: context.releaseId,
    sample: listing.sample,
  }
  return { ...known, ...withoutValue(listing, known) }
}

/** The fields without a value, by the reason for it. */
function withoutValue(
  listing: ListingRecord,
  known: Omit<ListingDetail, 'unknown' | 'absent'>,
): Pick<ListingDetail, 'unknown' | 'absent'> {
  const unknown: string[] = []
  const absent: ListingDetail['absent'] = {}
  for (const field of Object.keys(NULLABLE_FIELDS) as NullableField[]) {
    if (known[field] !== null) continue
    const reason = absenceOf(listing, field)
    if (reason === 'unknown') unknown.push(field)
    else absent[field] = reason
  }
  return { unknown, absent }
}
