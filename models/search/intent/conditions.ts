import { z } from 'zod'

import { COMMUTE_MODES } from '../../contracts/places/commute.ts'
import { PROPERTY_TYPES } from '../../kernel/property-type.ts'
import { WISH_KEYS } from './wish-keys.ts'

/** Fields with a number, and their units. */
export const NUMBER_FIELDS = {
  priceEur: 'EUR',
  pricePerM2Eur: 'EUR/m2',
  bedrooms: null,
  rooms: null,
  bathrooms: null,
  areaM2: 'm2',
  landAreaM2: 'm2',
  floor: null,
  constructionYear: 'year',
} as const
/** Operators of these fields, and the part of an intent's range that each sets. */
export const RANGE_OPS = { at_least: 'min', at_most: 'max', about: 'around' } as const
/** A range of an intent, as these operators see it. */
export type OpenRange = { [End in (typeof RANGE_OPS)[keyof typeof RANGE_OPS]]?: number | null }
export type NumberField = keyof typeof NUMBER_FIELDS

const CONDITION_OPS = ['is', 'not', 'at_least', 'at_most', 'about', 'near', 'has', 'has_unless_denied'] as const

/**
 * One line of what was understood. Lines of one field with `is` or `near` are alternatives; all others hold together.
 *
 * | field | op | value |
 * |---|---|---|
 * | `listingType` | is | rent, sale |
 * | `propertyType` | is, not | a kind of `TYPE_GROUPS` or a single type |
 * | `place` | is, near (with `withinM`), not | `kind:slug` |
 * | fields of `NUMBER_FIELDS` | at_least, at_most, about | number |
 * | `priceIncludes` | is | charges, fees |
 * | `energyClass` | at_least | A to I |
 * | `availableBy` | at_most | ISO date |
 * | `persons` | is | number, with `bedrooms` they need |
 * | `commute` | at_most | minutes, with `to` and `by` |
 * | `income` | is | EUR a `unit`; sets no limit |
 * | `order` | is | one of `SEARCH_ORDERS` |
 * | `feature` | has, not, has_unless_denied | a wish key |
 */
export const conditionSchema = z.object({
  field: z.enum([
    'listingType',
    'propertyType',
    'place',
    ...(Object.keys(NUMBER_FIELDS) as NumberField[]),
    'priceIncludes',
    'energyClass',
    'availableBy',
    'persons',
    'commute',
    'income',
    'order',
    'feature',
  ]),
  op: z.enum(CONDITION_OPS),
  value: z.union([z.number(), z.string()]),
  unit: z.string().nullable(),
  strength: z.enum(['must', 'wish']).describe('`must` filters, `wish` moves the order'),
  words: z.string().describe('words of the query; empty where the field was set without words'),
  name: z.string().optional().describe('name of the place'),
  withinM: z.number().int().optional().describe('straight-line distance of `near`'),
  bedrooms: z.number().optional().describe('bedrooms that the persons need'),
  by: z.enum(COMMUTE_MODES).optional(),
  byLikeness: z.literal(true).optional().describe('a wish that the words are like, without naming it'),
  to: z.string().optional().describe('destination of the commute, `kind:slug` or the slug of a place of work'),
})
export type Condition = z.infer<typeof conditionSchema>
export type ConditionField = Condition['field']

export const SEARCH_ORDERS = [
  'cheapest_per_m2',
  'cheapest',
  'dearest',
  'biggest',
  'smallest',
  'newest',
  'reduced',
] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** Kinds of home that people name with one word, widest first. */
export const TYPE_GROUPS = {
  flat: ['apartment', 'attic_apartment', 'duplex', 'ground_floor_apartment', 'loft', 'penthouse', 'studio', 'triplex'],
  any_house: [
    'bungalow',
    'castle',
    'detached_house',
    'end_terrace_house',
    'farmhouse',
    'house',
    'semi_detached_house',
    'terraced_house',
    'villa',
  ],
  detached: ['bungalow', 'castle', 'detached_house', 'farmhouse', 'villa'],
  any_duplex: ['duplex', 'triplex'],
  any_room: ['room', 'shared_flat'],
  any_terraced: ['end_terrace_house', 'terraced_house'],
} as const satisfies Record<string, readonly (keyof typeof PROPERTY_TYPES)[]>

/** Splits types into the fewest groups and single types. */
export function groupTypes(types: readonly string[]): string[] {
  const left = new Set(types)
  const groups: string[] = []
  for (const [name, members] of Object.entries(TYPE_GROUPS))
    if (members.every((member) => left.has(member))) {
      groups.push(name)
      for (const member of members) left.delete(member)
    }
  return [...groups, ...[...left].sort()]
}

/** Types of a group or of a single type; none for an unknown word. */
export function typesOfGroup(name: string): readonly string[] {
  if (Object.hasOwn(TYPE_GROUPS, name)) return TYPE_GROUPS[name as keyof typeof TYPE_GROUPS]
  return Object.hasOwn(PROPERTY_TYPES, name) ? [name] : []
}

export function isWishKey(value: unknown): value is (typeof WISH_KEYS)[number] {
  return (WISH_KEYS as readonly unknown[]).includes(value)
}
