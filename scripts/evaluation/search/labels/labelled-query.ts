import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

import { CONDITIONS } from '../../../../models/contracts/listings/observation.ts'
import { PROPERTY_TYPES, type PropertyType } from '../../../../models/kernel/property-type.ts'
import { REGIONS } from './regions.ts'

export const QUERY_LANGUAGES = ['en', 'fr', 'de', 'lb', 'pt'] as const
export type QueryLanguage = (typeof QUERY_LANGUAGES)[number]

const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
const propertyType = z.enum(Object.keys(PROPERTY_TYPES) as [PropertyType, ...PropertyType[]])
const wish = z.string().regex(/^[a-z_]+$/)
const place = z.string().refine(isPlaceLabel, 'expected commune:, canton:, quarter:, locality: or a known region:')
const day = z.iso.date()

/** Schema of a label: one value, one of several, or a range that includes its ends. */
function expected<T extends z.ZodType>(value: T) {
  return z.union([
    value,
    z.strictObject({ any: z.array(value).min(2) }),
    z.strictObject({ between: z.tuple([value, value]) }),
  ])
}

const count = expected(z.int().min(0).max(20))
const eur = expected(z.number().positive())
const m2 = expected(z.number().positive())

const conditionsSchema = z.strictObject({
  places: z.array(place).min(1).optional().describe('in one of them'),
  notPlaces: z.array(place).min(1).optional(),
  near: z.strictObject({ place, radiusKm: z.number().positive().optional() }).optional(),
  types: z.array(propertyType).min(1).optional(),
  priceMinEur: eur.optional(),
  priceMaxEur: eur.optional(),
  priceAroundEur: eur.optional(),
  incomeEur: z.number().positive().optional().describe('stated instead of a price'),
  bedroomsMin: count.optional(),
  roomsMin: count.optional(),
  bathroomsMin: count.optional(),
  areaMinM2: m2.optional(),
  areaMaxM2: m2.optional(),
  areaAroundM2: m2.optional(),
  landMinM2: m2.optional(),
  energyMin: z.enum(ENERGY_CLASSES).optional().describe('this class or a better one'),
  floorMin: z.int().optional().describe('0 is the ground floor'),
  floorMax: z.int().optional(),
  yearMin: z.int().optional().describe('of construction'),
  condition: z.array(z.enum(CONDITIONS)).min(1).optional(),
  newBuild: z.boolean().optional(),
  furnished: z.boolean().optional(),
  availableBy: expected(day).optional(),
  commute: z
    .strictObject({
      to: z.enum(['luxembourg-city', 'kirchberg', 'belval']),
      minutes: expected(z.int().positive().max(180)),
      by: z.enum(['car', 'transit', 'bike', 'walk']),
    })
    .optional(),
  with: z.array(wish).min(1).optional(),
  without: z.array(wish).min(1).optional(),
})
export type Conditions = z.infer<typeof conditionsSchema>

const labelledQuerySchema = z.strictObject({
  id: z.string().regex(/^(en|fr|de|lb|pt)-\d{2}$/),
  market: z.enum(['rent', 'sale']),
  text: z.string().min(1).max(400),
  states: z.enum(['rent', 'sale']).optional(),
  hard: conditionsSchema.default({}),
  soft: conditionsSchema.default({}),
  unjudged: z.array(wish).default([]),
  protected: z.boolean().default(false),
  optional: z.array(wish).default([]),
  ignore: z.array(z.string()).default([]),
})

/** A query with its expected reading; `queries/README.md` explains each key. */
export type LabelledQuery = z.infer<typeof labelledQuerySchema> & { lang: QueryLanguage }

/** Queries on which the search is never tuned: `held-out/README.md`. */
export const HELD_OUT = join(import.meta.dirname, '..', 'held-out')

/** Queries written after a change of the search, and never tuned on: `written-after/README.md`. */
export const WRITTEN_AFTER = join(import.meta.dirname, '..', 'written-after')

/** Reads the queries of all languages, in file order. @throws Error for a malformed label or a repeated id */
export async function loadLabelledQueries(
  folder: string = join(import.meta.dirname, '..', 'queries'),
): Promise<LabelledQuery[]> {
  const queries: LabelledQuery[] = []
  for (const lang of QUERY_LANGUAGES) {
    const file = join(folder, `${lang}.yaml`)
    const parsed = z.array(labelledQuerySchema).safeParse(parse(await readFile(file, 'utf8')))
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
    queries.push(...parsed.data.map((query) => ({ ...query, lang })))
  }
  const seen = new Set<string>()
  for (const { id, lang } of queries) {
    if (seen.has(id) || !id.startsWith(lang))
      throw new Error(`${lang}.yaml: id ${id} stands twice or in the wrong file`)
    seen.add(id)
  }
  return queries
}

function isPlaceLabel(label: string): boolean {
  const [kind, slug, ...rest] = label.split(':')
  if (!slug || rest.length > 0) return false
  if (kind === 'region') return Object.hasOwn(REGIONS, slug)
  return ['commune', 'canton', 'quarter', 'locality'].includes(kind ?? '')
}
