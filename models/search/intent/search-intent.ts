import { z } from 'zod'

import { LOCALES } from '../../kernel/locale.ts'
import { conditionSchema, NUMBER_FIELDS, SEARCH_ORDERS, type NumberField } from './conditions.ts'
import { WISH_KEYS } from './wish-keys.ts'
import { COMMUTE_MODES } from '../../contracts/places/commute.ts'
import { nearWishSchema, withinWishSchema } from './search-area.ts'

const count = z.number().min(0).max(99)
const range = <T extends z.ZodType>(value: T) => z.object({ min: value.nullable(), max: value.nullable() })

/** A place that the query names. Several wanted places are alternatives. */
export const placeWishSchema = z.object({
  text: z.string().describe('as it was typed'),
  kind: z.enum(['commune', 'locality', 'quarter', 'canton', 'region', 'station', 'abroad']),
  slug: z.string(),
  name: z.string(),
  communes: z.array(z.string()).describe('slugs, sorted; empty for a place that is abroad'),
  relation: z.enum(['in', 'near', 'not_in']),
  radiusText: z.string().optional().describe('words of the query that state the distance, with the name'),
  radiusM: z.number().int().nullable().describe('for `near`: straight-line distance that still counts; null otherwise'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isCorrected: z.boolean().describe('a typo was corrected'),
})
export type PlaceWish = z.infer<typeof placeWishSchema>

const WISH_STRENGTHS = ['must', 'wish'] as const

/** A feature or a quality that is wanted or unwanted. */
export const featureWishSchema = z.object({
  key: z.enum(WISH_KEYS),
  wanted: z.boolean(),
  strength: z
    .enum(WISH_STRENGTHS)
    .describe(
      '`must` filters: a wanted one has to be known to be there; an unwanted one must not be known to be there. `wish` scores',
    ),
  isSoftened: z.boolean().optional().describe('said with "ideally", "if possible" and the like'),
  isLearned: z.boolean().optional().describe('read by likeness to phrases that were learned; never a condition'),
  text: z.string().describe('the words that said so'),
})
export type FeatureWish = z.infer<typeof featureWishSchema>

/** The longest way that is accepted to a place of work or study. */
export const commuteWishSchema = z.object({
  destination: z.string().describe('slug of the place'),
  destinationName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  mode: z.enum(COMMUTE_MODES).nullable(),
  minutes: z.number().int().min(1).max(240),
  text: z.string(),
})
export type CommuteWish = z.infer<typeof commuteWishSchema>

/** An end of a range that is said with "ideally" and the like. */
export const preferredBoundSchema = z.object({
  field: z.enum(Object.keys(NUMBER_FIELDS) as NumberField[]),
  op: z.enum(['at_least', 'at_most']),
  value: z.number(),
  text: z.string().describe('the words that said so'),
})
export type PreferredBound = z.infer<typeof preferredBoundSchema>

export const NOTE_CODES = [
  'protected_ground',
  'income_is_no_ceiling',
  'listing_type_from_text',
  'rent_or_buy',
  'listing_type_from_amount',
  'amount_in_thousands',
  'place_abroad',
  'place_unknown',
  'household_as_bedrooms',
  'typo_corrected',
  'commute_estimated',
  'text_cut',
  'income_third',
  'fees_left_off',
  'conditional',
  'sets_nothing',
  'per_person',
  'share_of_unknown',
  'wish_by_likeness',
  'values_own_home',
] as const

/** Something the reader should know about how the query was read. */
export const intentNoteSchema = z.object({
  code: z.enum(NOTE_CODES),
  /** The words of the query that it is about. */
  about: z.string(),
})
export type IntentNote = z.infer<typeof intentNoteSchema>

/** Conditions and wishes in a description of a home. Null and empty mean: not asked for. */
export const searchIntentSchema = z.object({
  query: z.string(),
  language: z.enum(LOCALES).nullable().describe('the language most of its words are of'),
  listingType: z.enum(['rent', 'sale']).nullable(),
  propertyTypes: z.array(z.string()).describe('canonical types that are wanted; alternatives'),
  unwantedPropertyTypes: z.array(z.string()),
  places: z.array(placeWishSchema),
  near: nearWishSchema.nullable().describe('circle of a form or a map; words never set it'),
  within: withinWishSchema.nullable().describe('area of a map; words never set it'),
  takesUnplaced: z
    .boolean()
    .describe('with near or within: also homes of which only the commune is known, where it reaches into the area'),
  priceEur: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      around: z.number().nullable().describe('the amount itself where the query says "about"; min and max stay null'),
      includesCharges: z.boolean(),
      includesFees: z.boolean().describe('duties and notary of a purchase'),
    })
    .describe('monthly for rents'),
  pricePerM2Eur: range(z.number()),
  incomeEur: z
    .object({ amount: z.number(), period: z.enum(['month', 'year']) })
    .nullable()
    .describe('stated income; it sets no price ceiling'),
  bedrooms: range(count),
  rooms: range(count),
  bathrooms: range(count),
  areaM2: z.object({ min: z.number().nullable(), max: z.number().nullable(), around: z.number().nullable() }),
  landAreaM2: range(z.number()),
  floor: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() }),
  energyClass: z.string().nullable().describe('the worst class that is accepted; a filter'),
  constructionYear: range(z.number().int()),
  availableBy: z.iso.date().nullable(),
  household: z.object({ persons: count, bedrooms: count }).nullable().describe('persons, and the bedrooms they need'),
  commutes: z.array(commuteWishSchema),
  wishes: z.array(featureWishSchema),
  preferred: z.array(preferredBoundSchema).describe('amounts that move the order and filter nothing'),
  order: z.enum(SEARCH_ORDERS).nullable().describe('order that was asked for; null ranks by fit'),
  /** Content words that nothing above came of; they still count in the text relevance. */
  textTerms: z.array(z.string()),
  understood: z.array(conditionSchema).describe('all of the above as a list, with the words that say so'),
  notUnderstood: z.array(z.string()).describe('words and numbers that nothing above came of'),
  notes: z.array(intentNoteSchema),
})
export type SearchIntent = z.infer<typeof searchIntentSchema>

/** Nothing asked for. */
export function emptyIntent(query: string): SearchIntent {
  return {
    query,
    language: null,
    listingType: null,
    propertyTypes: [],
    unwantedPropertyTypes: [],
    places: [],
    near: null,
    within: null,
    takesUnplaced: false,
    priceEur: { min: null, max: null, around: null, includesCharges: false, includesFees: false },
    pricePerM2Eur: { min: null, max: null },
    incomeEur: null,
    bedrooms: { min: null, max: null },
    rooms: { min: null, max: null },
    bathrooms: { min: null, max: null },
    areaM2: { min: null, max: null, around: null },
    landAreaM2: { min: null, max: null },
    floor: { min: null, max: null },
    energyClass: null,
    constructionYear: { min: null, max: null },
    availableBy: null,
    household: null,
    commutes: [],
    wishes: [],
    preferred: [],
    order: null,
    textTerms: [],
    understood: [],
    notUnderstood: [],
    notes: [],
  }
}
