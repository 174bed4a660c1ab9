import { homeKind } from '../../../language/queries/home-kinds.ts'
import { kindPhrase } from '../../../language/queries/types/kind-phrases.ts'
import type { PropertyType } from '../../../kernel/property-type.ts'
import { TYPE_GROUPS } from '../../intent/conditions.ts'

/** Types covered by a word for a flat: someone who wants a flat takes a duplex too. */
export const FLATS: readonly PropertyType[] = TYPE_GROUPS.flat
export const HOUSES: readonly PropertyType[] = TYPE_GROUPS.any_house
/** Types that stand apart from their neighbours. */
export const DETACHED: readonly PropertyType[] = TYPE_GROUPS.detached
export const ROOM_TYPES: readonly PropertyType[] = TYPE_GROUPS.any_room

export interface TypeWords {
  types: readonly PropertyType[]
  pattern: RegExp
  /** Words that decide only where nothing more precise does. */
  isVague?: boolean
}

export const TYPE_WORDS: readonly TypeWords[] = [
  { types: DETACHED, pattern: homeKind('detached') },
  { types: ['end_terrace_house'], pattern: homeKind('endTerrace') },
  { types: TYPE_GROUPS.any_terraced, pattern: homeKind('terraced') },
  { types: ['semi_detached_house'], pattern: homeKind('semiDetached') },
  { types: ['farmhouse'], pattern: homeKind('farmhouse') },
  { types: ['bungalow'], pattern: homeKind('bungalow') },
  { types: ['castle'], pattern: homeKind('castle') },
  { types: ['apartment_building'], pattern: homeKind('building'), isVague: true },
  { types: ['villa'], pattern: homeKind('villa') },
  { types: ['studio'], pattern: homeKind('studio') },
  { types: TYPE_GROUPS.any_duplex, pattern: homeKind('duplex') },
  { types: ['land'], pattern: homeKind('plot'), isVague: true },
  { types: ['penthouse'], pattern: homeKind('penthouse') },
  { types: ['loft'], pattern: homeKind('loft') },
  { types: ['attic_apartment'], pattern: homeKind('attic') },
  { types: ['ground_floor_apartment'], pattern: homeKind('groundFloor') },
  { types: ROOM_TYPES, pattern: homeKind('sharedRoom') },
  { types: ['office'], pattern: homeKind('office') },
  { types: HOUSES, pattern: homeKind('house') },
  { types: FLATS, pattern: homeKind('flat') },
]

/** The first kind of home that a word names. */
export function kindOf(word: string | undefined): TypeWords | undefined {
  return TYPE_WORDS.find(({ pattern }) => pattern.test(word ?? ''))
}

/** Portuguese `um andar` is a flat, `2.º andar` a floor. */
export const FLAT: TypeWords = { types: FLATS, pattern: /^$/ }
export const ATTIC: TypeWords = { types: ['attic_apartment'], pattern: /^$/ }
export const TERRACED: TypeWords = { types: TYPE_GROUPS.any_terraced, pattern: /^$/ }
export const ROOMS: TypeWords = { types: ROOM_TYPES, pattern: /^$/ }
export const BUILDING: TypeWords = { types: ['apartment_building'], pattern: /^$/ }
export const HOUSE: TypeWords = { types: HOUSES, pattern: /^$/ }
/** Kinds that take several words. */
export const TYPE_PHRASES: readonly TypeWords[] = [
  { types: TYPE_GROUPS.any_duplex, pattern: kindPhrase('duplexes') },
  { types: ['attic_apartment'], pattern: kindPhrase('attics') },
  { types: TYPE_GROUPS.any_terraced, pattern: kindPhrase('terraces') },
  { types: ['semi_detached_house'], pattern: kindPhrase('semiDetached') },
  { types: ['office'], pattern: kindPhrase('offices') },
  { types: ['retail'], pattern: kindPhrase('shops') },
  { types: ['land'], pattern: kindPhrase('plots') },
  { types: ['apartment_building'], pattern: kindPhrase('buildings') },
]
/** Compounds in `-haus` that are no houses to live in. */
export const NO_HOUSES = homeKind('noHouse')

const ASKED = {
  officeAsked: ['office'],
  shopAsked: ['retail'],
  restaurantAsked: ['restaurant'],
  warehouseAsked: ['warehouse'],
  plotAsked: ['land'],
  parkingAsked: ['parking'],
  roomAsked: ROOM_TYPES,
} as const
/** Kinds that count only as the first word that says something: `office to rent`, but not `flat with an office`. */
export const HEADS: readonly { types: readonly PropertyType[]; pattern: RegExp }[] = (
  Object.keys(ASKED) as (keyof typeof ASKED)[]
).map((kind) => ({ types: ASKED[kind], pattern: homeKind(kind) }))
