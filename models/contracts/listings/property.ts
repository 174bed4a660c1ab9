import { z } from 'zod'

/** Which property an advert belongs to; every advert of a known place belongs to exactly one. */
export const propertyMemberSchema = z.object({
  advertId: z.string(),
  propertyId: z.string().describe('advert id of the earliest member; rent and sale are apart'),
})
export type PropertyMember = z.infer<typeof propertyMemberSchema>

/** Why two adverts were taken for one property. */
export const matchPairSchema = z.object({
  advertA: z.string(),
  advertB: z.string(),
  score: z.number().describe('0 to 1'),
  reasons: z.array(z.string()),
})
export type MatchPair = z.infer<typeof matchPairSchema>

/** A property coming on the market: the unit that price statistics count, once, however many adverts and relistings it has. */
export const marketEntrySchema = z.object({
  propertyId: z.string(),
  listingType: z.enum(['rent', 'sale']),
  segment: z.enum(['apartment', 'house']),
  propertyType: z.string(),
  communeSlug: z.string(),
  canton: z.string(),
  locality: z.string().nullable(),
  district: z.string().nullable().describe('quarter of Luxembourg City or another town'),
  project: z
    .string()
    .nullable()
    .describe('the same for all homes that one agency offers in one commune: their prices are not independent'),
  enteredOn: z.iso.date(),
  quarter: z.int().describe('year * 4 + quarter - 1'),
  priceEur: z.number().describe('first asking price'),
  areaM2: z.number(),
  landAreaM2: z.number().nullable(),
  bedrooms: z.number().nullable(),
  energyClass: z.string().nullable(),
  newBuild: z.boolean().nullable(),
  parking: z.boolean().nullable(),
  terrace: z.boolean().nullable(),
  furnished: z.boolean().nullable(),
  condition: z.string().nullable(),
  constructionYear: z.int().nullable(),
  floor: z.int().nullable(),
  bathrooms: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  adverts: z.int().describe('adverts of the property in this period'),
  showable: z
    .boolean()
    .describe('false: a source of it lets us count it only, so nobody is shown it as a comparable home'),
})
export type MarketEntry = z.infer<typeof marketEntrySchema>
