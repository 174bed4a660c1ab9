import { z } from 'zod'

/**
 * How a value came to be known. `stated`: in its own field of the feed; `extracted`: read from the text; `inferred`: derived from other fields;
 * `geocoded`: from coordinates or a place name.
 */
export const FACT_METHODS = ['stated', 'extracted', 'inferred', 'geocoded'] as const
export type FactMethod = (typeof FACT_METHODS)[number]

/** Why a value is absent. A null without an entry is plainly unknown. `included`: the price contains it, and nobody states how much it is. */
export const ABSENCE_REASONS = ['unknown', 'not_applicable', 'withheld', 'not_published', 'included'] as const
export type AbsenceReason = (typeof ABSENCE_REASONS)[number]

export const CONDITIONS = ['new', 'like_new', 'renovated', 'good', 'to_renovate', 'shell'] as const
export const COORDINATE_PRECISIONS = ['address', 'street', 'locality', 'commune'] as const
/** Why a person should look at an advert: `unlawful_condition` is a condition on protected grounds (Penal Code 454 and 455), cut out of the texts. */
export const REVIEW_FLAGS = ['unlawful_condition'] as const
export const PLACE_KINDS = ['commune', 'abroad', 'ambiguous', 'unknown'] as const

const text = () => z.string().nullable()
const eur = (description: string) => z.number().nullable().describe(description).meta({ unit: 'EUR' })
const m2 = (description: string) => z.number().nullable().describe(description).meta({ unit: 'm²' })
const date = () => z.iso.date().nullable()

/**
 * One advert as one source showed it at one time: typed, units fixed, personal data removed. `null` is "unknown" unless `absences` says
 * otherwise; `methods` names the fields that were not plainly stated.
 */
export const observationSchema = z.object({
  batchId: z.string().describe('the raw file it was read from'),
  sourceId: z.string().describe('the feed'),
  portalId: z.string().describe('the portal whose keys the feed uses'),
  sourceRef: z.string().describe('key of the advert in its portal'),
  advertId: z.string().describe('public id derived from portal and key'),
  rowNumber: z.int().describe('row in the raw file, from 1'),
  observedAt: z.iso.date().describe('day on which the source showed this'),
  publishedAt: date(),
  withdrawnAt: date(),
  listingType: z.enum(['rent', 'sale']),
  propertyType: z.string().describe('canonical type of the property'),
  segment: z
    .enum(['apartment', 'house'])
    .nullable()
    .describe('statistical segment; null: not a dwelling, or a project, and kept out of dwelling statistics'),
  isProject: z.boolean().describe('an offer of several units with a range of prices'),
  priceEur: eur('asking price; monthly and without charges for rent, unless `absences` calls the charges `included`'),
  priceToEur: eur('upper end of the range of a project'),
  chargesEur: eur('monthly charges'),
  depositEur: eur('rental guarantee'),
  agencyFeeEur: eur('agency fee'),
  areaM2: m2('living area'),
  areaToM2: m2('upper end of the range of a project'),
  landAreaM2: m2('plot'),
  rooms: z.number().nullable().describe('rooms with living rooms, kitchen and bathrooms not counted'),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  floor: z.int().nullable().describe('0 is the ground floor'),
  floorCount: z.int().nullable(),
  energyClass: text().describe('A+ to I, overall performance'),
  insulationClass: text().describe('A+ to I, thermal insulation'),
  constructionYear: z.int().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  newBuild: z.boolean().nullable(),
  furnished: z.boolean().nullable(),
  features: z.array(z.string()).describe('canonical feature names, sorted, present ones'),
  absentFeatures: z.array(z.string()).describe('features that the advert says are absent'),
  availableFrom: date(),
  title: text(),
  description: text().describe('plain text without markup or personal data'),
  language: text(),
  url: text(),
  placeKind: z.enum(PLACE_KINDS),
  communeSlug: text(),
  locality: text(),
  district: text().describe('quarter of Luxembourg City or another town'),
  postcode: text(),
  country: text().describe('ISO 3166-1 alpha-2'),
  placeText: text().describe('what the feed called the place'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coordinatePrecision: z.enum(COORDINATE_PRECISIONS).nullable(),
  agencyName: text(),
  agencyPhone: text(),
  agencyEmail: text(),
  agencyWebsite: text(),
  agencyRef: text().describe('the agency’s own reference of the property'),
  hosting: z.enum(['service', 'agency']),
  ownerRef: text().describe('opaque key of the owner of a service-hosted listing'),
  photoUrls: z.array(z.string()),
  redactions: z.int().describe('number of personal details removed from the texts'),
  reviewFlags: z.array(z.enum(REVIEW_FLAGS)).describe('why a person should look at this advert; mostly empty'),
  methods: z.record(z.string(), z.enum(FACT_METHODS)).describe('field to method where it is not `stated`'),
  absences: z.record(z.string(), z.enum(ABSENCE_REASONS)).describe('field to reason where a null is more than unknown'),
})
export type Observation = z.infer<typeof observationSchema>
