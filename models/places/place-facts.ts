import { z } from 'zod'

import type { Canton } from '../kernel/canton.ts'
import type { Commune } from '../kernel/commune.ts'
import { decimalCell, integerCell, slugCell } from '../kernel/reference-cell.ts'

const latitude = decimalCell(48, 51)
const longitude = decimalCell(4, 8)

/** One of the 24 quarters of Luxembourg City; its point is a place node inside it. */
export const quarterSchema = z.strictObject({
  slug: slugCell,
  name_fr: z.string().min(1),
  name_de: z.string().min(1),
  name_lb: z.string().min(1),
  commune: slugCell,
  latitude,
  longitude,
})
export type Quarter = z.infer<typeof quarterSchema>

/** A town, village, hamlet, suburb or district. Empty `name_de` and `name_lb` mean "not known to differ". */
export const localitySchema = z.strictObject({
  slug: slugCell,
  name: z.string().min(1),
  name_de: z.string(),
  name_lb: z.string(),
  kind: z.enum(['town', 'village', 'hamlet', 'suburb', 'district']),
  commune: slugCell,
  quarter: z.union([z.literal(''), slugCell]),
  latitude,
  longitude,
  mark: z.enum(['osm', 'general']),
})
export type Locality = z.infer<typeof localitySchema>

/** Another way in which adverts write a place. `target` is a slug, several slugs separated by `;`, or `FR:Town`. */
export const placeAliasSchema = z.strictObject({
  alias: z.string().min(1),
  kind: z.enum(['commune', 'locality', 'quarter', 'country', 'abroad']),
  target: z.string().min(1),
  note: z.string(),
})
export type PlaceAlias = z.infer<typeof placeAliasSchema>

/** A town beyond the border that appears in adverts; coordinates are those of the town, to about a kilometre. */
export const foreignTownSchema = z.strictObject({
  country: z.enum(['BE', 'DE', 'FR']),
  name: z.string().min(1),
  latitude,
  longitude,
  mark: z.enum(['border', 'advert', 'general']),
  aliases: z.string().describe('further names, separated by `;`'),
})
export type ForeignTown = z.infer<typeof foreignTownSchema>

/** Share of the postcodes with this two-digit prefix that lie in the commune. */
export const postcodePrefixSchema = z.strictObject({
  prefix: z.string().regex(/^\d{2}$/, 'two digits'),
  commune: slugCell,
  share: decimalCell(0.01, 1),
})
export type PostcodePrefix = z.infer<typeof postcodePrefixSchema>

/** A former commune. `commune` is the row of the 102 that holds its territory. */
export const communeMergerSchema = z.strictObject({
  former: z.string().min(1),
  former_slug: slugCell,
  successor: z.string().min(1),
  successor_slug: slugCell,
  commune: slugCell,
  year: integerCell(1900, 2100),
})
export type CommuneMerger = z.infer<typeof communeMergerSchema>

/** A cadastral section of a commune, with the name of its locality. */
export const cadastralSectionSchema = z.strictObject({
  commune: slugCell,
  cadastral_commune: z.string().min(1),
  section: z.string().min(1),
  name: z.string().min(1),
})
export type CadastralSection = z.infer<typeof cadastralSectionSchema>

/** The tables that a gazetteer is built from. */
export interface PlaceFacts {
  cantons: readonly Canton[]
  communes: readonly Commune[]
  quarters: readonly Quarter[]
  localities: readonly Locality[]
  placeAliases: readonly PlaceAlias[]
  foreignTowns: readonly ForeignTown[]
  postcodePrefixes: readonly PostcodePrefix[]
  communeMergers: readonly CommuneMerger[]
  cadastralSections: readonly CadastralSection[]
}
