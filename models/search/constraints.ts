import type { PropertyType } from '../domain/property-type.ts'
import { planarDistanceM } from './distance.ts'
import { POINT } from './search-columns.ts'
import type { SearchColumns } from './search-columns.ts'
import { PROPERTY_TYPE_NAMES, dayOf, energyRank, placeKey } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'
import type { FeatureWish, PlaceWish, SearchIntent } from './search-intent.ts'
import { commuteOfRows } from './row-commute.ts'
import { WISH_BIT } from './wish-keys.ts'
import type { WishKey } from './wish-keys.ts'

/** A condition that a listing has to meet to be found. */
export interface Constraint {
  /** The field of the intent or of the filters. */
  name: string
  /** What is asked for, as a number or a word: `600000`, `Mersch`. */
  value: string | number
  kind: 'min' | 'max' | 'is' | 'has' | 'has_not'
  /** Writes 1 for every row that meets it and 0 for the others, unknown facts among them. */
  mark(passes: Uint8Array): void
  /** The fact of a row where it is a number; NaN where it is unknown. Only for `min` and `max`. */
  factOf?: (row: number) => number
}

/** Home a listing counts as lying in a named quarter or village when its own coordinates are this near to the middle of it. */
const WITHIN_PLACE_M = 1200
/** Someone who says "about" takes up to a tenth more. */
export const AROUND_SLACK = 0.1
/** A home may be a tenth smaller than "about 100 m²". */
const AROUND_AREA_SLACK = 0.15

/** The conditions of an intent, in a fixed order. */
export function constraintsOf(index: SearchIndex, intent: SearchIntent): Constraint[] {
  const { columns } = index
  const list: (Constraint | null)[] = [
    intent.listingType === null ? null : listingTypeIs(columns, intent.listingType),
    typeIs(columns, intent.propertyTypes),
    typeIsNot(columns, intent.unwantedPropertyTypes),
    placeIs(index, intent.places),
    ...intent.places.filter(({ relation }) => relation === 'not_in').map((place) => placeIsNot(index, place)),
    ...priceWithin(columns, intent),
    atLeast('bedrooms.min', bedroomFacts(columns), intent.bedrooms.min ?? minimumForHousehold(intent)),
    atMost('bedrooms.max', bedroomFacts(columns), intent.bedrooms.max),
    intent.rooms.min === null ? null : atLeast('rooms.min', roomFacts(columns), intent.rooms.min),
    intent.rooms.max === null ? null : atMost('rooms.max', roomFacts(columns), intent.rooms.max),
    atLeast('bathrooms.min', columns.bathrooms, intent.bathrooms.min),
    atLeast('areaM2.min', columns.areaM2, intent.areaM2.min ?? lowArea(intent.areaM2.around)),
    atMost('areaM2.max', columns.areaM2, intent.areaM2.max),
    atLeast('landAreaM2.min', columns.landAreaM2, intent.landAreaM2.min),
    atLeast('floor.min', columns.floor, intent.floor.min),
    atMost('floor.max', columns.floor, intent.floor.max),
    atMost('energyClass', columns.energyClass, intent.energyClass === null ? null : energyRank(intent.energyClass)),
    atLeast('constructionYear.min', columns.constructionYear, intent.constructionYear.min),
    atMost('constructionYear.max', columns.constructionYear, intent.constructionYear.max),
    atMost('availableBy', columns.availableFrom, intent.availableBy === null ? null : dayOf(intent.availableBy)),
    ...intent.commutes.map((commute) => commuteWithin(index, commute)),
    ...intent.wishes.filter(({ strength }) => strength === 'must').map((wish) => wishMet(columns, wish)),
  ]
  return list.filter((constraint) => constraint !== null)
}

/** Rows that meet all constraints, as ones. */
export function markPassing(index: SearchIndex, constraints: readonly Constraint[]): Uint8Array {
  const passes = new Uint8Array(index.size).fill(1)
  const one = new Uint8Array(index.size)
  for (const constraint of constraints) {
    constraint.mark(one)
    for (let row = 0; row < passes.length; row++) passes[row]! &= one[row]!
  }
  return passes
}

export function listingTypeIs({ listingType }: SearchColumns, value: 'rent' | 'sale'): Constraint {
  const wanted = value === 'sale' ? 1 : 0
  return {
    name: 'listingType',
    value,
    kind: 'is',
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = listingType[row] === wanted ? 1 : 0
    },
  }
}

/** A query that names no type means a dwelling, not an office or a parking space. */
const DWELLINGS: readonly string[] = PROPERTY_TYPE_NAMES.filter(
  (name) =>
    ![
      'apartment_building',
      'parking',
      'office',
      'retail',
      'restaurant',
      'warehouse',
      'land',
      'agricultural_land',
      'forest',
      'cellar',
      'other',
    ].includes(name),
)

export function typeIs({ propertyType }: SearchColumns, types: readonly string[]): Constraint {
  const wanted = typeTable(types.length === 0 ? DWELLINGS : types)
  return {
    name: 'propertyType',
    value: types.length === 0 ? 'dwelling' : types[0]!,
    kind: 'is',
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = wanted[propertyType[row]!]!
    },
  }
}

function typeIsNot({ propertyType }: SearchColumns, types: readonly string[]): Constraint | null {
  if (types.length === 0) return null
  const refused = typeTable(types)
  return {
    name: 'unwantedPropertyType',
    value: types[0]!,
    kind: 'has_not',
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = 1 - refused[propertyType[row]!]!
    },
  }
}

function typeTable(types: readonly string[]): Uint8Array {
  const table = new Uint8Array(256)
  for (const type of types) table[PROPERTY_TYPE_NAMES.indexOf(type as PropertyType)] = 1
  return table
}

/** In or near one of the wanted places. */
export function placeIs(index: SearchIndex, places: readonly PlaceWish[]): Constraint | null {
  const wanted = places.filter(({ relation }) => relation !== 'not_in')
  if (wanted.length === 0) return null
  return {
    name: 'place',
    value: wanted.map(({ name }) => name).join(' / '),
    kind: 'is',
    mark: (passes) => {
      passes.fill(0)
      for (const place of wanted) addPlace(index, place, passes)
    },
  }
}

function placeIsNot(index: SearchIndex, place: PlaceWish): Constraint {
  return {
    name: 'notIn',
    value: place.name,
    kind: 'has_not',
    mark: (passes) => {
      passes.fill(0)
      addPlace(index, { ...place, relation: 'in' }, passes)
      for (let row = 0; row < passes.length; row++) passes[row]! ^= 1
    },
  }
}

function addPlace(index: SearchIndex, place: PlaceWish, passes: Uint8Array): void {
  const { latitude, longitude } = place
  if (place.radiusM !== null && latitude !== null && longitude !== null) {
    addCircle(index.columns, latitude, longitude, place.radiusM, passes)
    if (place.kind !== 'commune') return
  }
  if (place.kind === 'quarter' || place.kind === 'locality') addNamed(index, place, passes)
  else addCommunes(index, place.communes, passes)
}

function addCircle(
  { latitude, longitude, point }: SearchColumns,
  lat: number,
  lon: number,
  radiusM: number,
  passes: Uint8Array,
): void {
  for (let row = 0; row < passes.length; row++)
    if (point[row] !== POINT.none && planarDistanceM(lat, lon, latitude[row]!, longitude[row]!) <= radiusM)
      passes[row] = 1
}

/** By name, or by coordinates where the listing names no quarter or village of its own. */
function addNamed(index: SearchIndex, place: PlaceWish, passes: Uint8Array): void {
  const { columns } = index
  const names = place.kind === 'quarter' ? columns.quarter : columns.locality
  const number = index.placeNumbers.get(placeKey(place)) ?? -1
  const communes = communeTable(index, place.communes)
  for (let row = 0; row < passes.length; row++) {
    if (communes[columns.commune[row]!] === 0) continue
    if (names[row] === number) passes[row] = 1
    else if (names[row] === 0 && columns.point[row] === POINT.exact) {
      const metres = planarDistanceM(place.latitude!, place.longitude!, columns.latitude[row]!, columns.longitude[row]!)
      if (metres <= WITHIN_PLACE_M) passes[row] = 1
    }
  }
}

function addCommunes(index: SearchIndex, slugs: readonly string[], passes: Uint8Array): void {
  const communes = communeTable(index, slugs)
  const { commune } = index.columns
  for (let row = 0; row < passes.length; row++) if (communes[commune[row]!] === 1) passes[row] = 1
}

function communeTable(index: SearchIndex, slugs: readonly string[]): Uint8Array {
  const table = new Uint8Array(256)
  for (const slug of slugs) {
    const number = index.communeNumbers.get(slug)
    if (number !== undefined) table[number] = 1
  }
  return table
}

function priceWithin(columns: SearchColumns, { priceEur, listingType }: SearchIntent): (Constraint | null)[] {
  const { around } = priceEur
  const max = priceEur.max ?? (around === null ? null : around * (1 + AROUND_SLACK))
  const facts = priceEur.includesCharges && listingType === 'rent' ? priceWithCharges(columns) : columns.priceEur
  return [atLeast('priceEur.min', facts, priceEur.min), atMost('priceEur.max', facts, max)]
}

function priceWithCharges({ priceEur, chargesEur }: SearchColumns): Float32Array {
  return priceEur.map((price, row) => price + (Number.isNaN(chargesEur[row]) ? 0 : chargesEur[row]!))
}

/** Bedrooms; a studio has none and a flat of so many rooms has one less. */
export function bedroomFacts({ bedrooms }: SearchColumns): Float32Array {
  return bedrooms
}

/** Rooms; where they are not stated, the bedrooms and one to live in. */
function roomFacts({ rooms, bedrooms }: SearchColumns): Float32Array {
  return rooms.map((count, row) => (Number.isNaN(count) ? bedrooms[row]! + 1 : count))
}

/** A household can make do with one bedroom less than it needs; having them all counts in the score. */
function minimumForHousehold({ household }: SearchIntent): number | null {
  return household === null || household.bedrooms < 2 ? null : household.bedrooms - 1
}

function lowArea(around: number | null): number | null {
  return around === null ? null : around * (1 - AROUND_AREA_SLACK)
}

export function atLeast(name: string, facts: Float32Array, value: number | null): Constraint | null {
  if (value === null) return null
  return {
    name,
    value,
    kind: 'min',
    factOf: (row) => facts[row]!,
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = facts[row]! >= value ? 1 : 0
    },
  }
}

export function atMost(name: string, facts: Float32Array, value: number | null): Constraint | null {
  if (value === null) return null
  return {
    name,
    value,
    kind: 'max',
    factOf: (row) => facts[row]!,
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = facts[row]! <= value ? 1 : 0
    },
  }
}

function commuteWithin(index: SearchIndex, commute: SearchIntent['commutes'][number]): Constraint {
  const factOf = commuteOfRows(index, commute)
  return {
    name: 'commute',
    value: commute.minutes,
    kind: 'max',
    factOf,
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = factOf(row) <= commute.minutes ? 1 : 0
    },
  }
}

/** A wanted feature has to be known to be there. An unwanted one must not be known to be there: most adverts do not list what is missing. */
function wishMet(columns: SearchColumns, { key, wanted }: FeatureWish): Constraint {
  const bit = WISH_BIT.get(key as WishKey)!
  const yes = bit < 32 ? columns.yesLow : columns.yesHigh
  const shift = bit % 32
  const expected = wanted ? 1 : 0
  return {
    name: `wish.${key}`,
    value: key,
    kind: wanted ? 'has' : 'has_not',
    mark: (passes) => {
      for (let row = 0; row < passes.length; row++) passes[row] = ((yes[row]! >>> shift) & 1) === expected ? 1 : 0
    },
  }
}
