import { homeKind } from '../../../language/queries/home-kinds.ts'
import { kindPhrase } from '../../../language/queries/types/kind-phrases.ts'
import type { PropertyType } from '../../../kernel/property-type.ts'

/** Types covered by a word for a flat: someone who wants a flat takes a duplex too. */
export const FLATS = [
  'apartment',
  'duplex',
  'triplex',
  'penthouse',
  'loft',
  'attic_apartment',
  'ground_floor_apartment',
  'studio',
] as const
export const HOUSES = [
  'house',
  'detached_house',
  'semi_detached_house',
  'terraced_house',
  'end_terrace_house',
  'villa',
  'bungalow',
  'farmhouse',
  'castle',
] as const

export interface TypeWords {
  types: readonly PropertyType[]
  pattern: RegExp
  /** Words that decide only where nothing more precise does. */
  isVague?: boolean
}

/** Types that stand apart from their neighbours. */
export const DETACHED: readonly PropertyType[] = ['bungalow', 'castle', 'detached_house', 'farmhouse', 'villa']

export const TYPE_WORDS: readonly TypeWords[] = [
  { types: DETACHED, pattern: homeKind('detached') },
  { types: ['end_terrace_house'], pattern: homeKind('endTerrace') },
  { types: ['terraced_house', 'end_terrace_house'], pattern: homeKind('terraced') },
  { types: ['semi_detached_house'], pattern: homeKind('semiDetached') },
  { types: ['farmhouse'], pattern: homeKind('farmhouse') },
  { types: ['bungalow'], pattern: homeKind('bungalow') },
  { types: ['castle'], pattern: homeKind('castle') },
  { types: ['apartment_building'], pattern: homeKind('building'), isVague: true },
  { types: ['villa'], pattern: homeKind('villa') },
  { types: ['studio'], pattern: homeKind('studio') },
  { types: ['duplex', 'triplex'], pattern: homeKind('duplex') },
  { types: ['land'], pattern: homeKind('plot'), isVague: true },
  { types: ['penthouse'], pattern: homeKind('penthouse') },
  { types: ['loft'], pattern: homeKind('loft') },
  { types: ['attic_apartment'], pattern: homeKind('attic') },
  { types: ['ground_floor_apartment'], pattern: homeKind('groundFloor') },
  { types: ['room', 'shared_flat'], pattern: homeKind('sharedRoom') },
  { types: ['office'], pattern: homeKind('office') },
  { types: HOUSES, pattern: homeKind('house') },
  { types: FLATS, pattern: homeKind('flat') },
]
/** Portuguese `um andar` is a flat, `2.º andar` a floor. */
export const FLAT: TypeWords = { types: FLATS, pattern: /^$/ }
export const ATTIC: TypeWords = { types: ['attic_apartment'], pattern: /^$/ }
export const TERRACED: TypeWords = { types: ['terraced_house', 'end_terrace_house'], pattern: /^$/ }
export const ROOMS: TypeWords = { types: ['room', 'shared_flat'], pattern: /^$/ }
export const BUILDING: TypeWords = { types: ['apartment_building'], pattern: /^$/ }
export const HOUSE: TypeWords = { types: HOUSES, pattern: /^$/ }
/** Kinds that take several words. */
export const TYPE_PHRASES: readonly TypeWords[] = [
  { types: ['duplex', 'triplex'], pattern: kindPhrase('duplexes') },
  { types: ['attic_apartment'], pattern: kindPhrase('attics') },
  { types: ['terraced_house', 'end_terrace_house'], pattern: kindPhrase('terraces') },
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
  roomAsked: ['room', 'shared_flat'],
} as const
/** Kinds that count only as the first word that says something: `office to rent`, but not `flat with an office`. */
export const HEADS: readonly { types: readonly PropertyType[]; pattern: RegExp }[] = (
  Object.keys(ASKED) as (keyof typeof ASKED)[]
).map((kind) => ({ types: ASKED[kind], pattern: homeKind(kind) }))
