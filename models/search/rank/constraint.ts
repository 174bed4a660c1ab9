import { PROPERTY_TYPE_NAMES, type SearchIndex } from '../index/search-index.ts'
import { allRows, keepFlagged, keepListed, keepPassing, keepWithin, type Facts, type RowSet } from '../index/row-set.ts'
import type { SearchColumns } from '../index/search-columns.ts'
import { type PropertyType, HOME_TYPES, isPropertyType, segmentOf } from '../../kernel/property-type.ts'
import type { FeatureWish } from '../intent/search-intent.ts'
import { wishWords } from '../index/wish-bits.ts'
import type { WishKey } from '../intent/wish-keys.ts'

/** A condition that a listing has to meet to be found. */
export interface Constraint {
  /** The field of the intent or of the filters. */
  name: string
  /** Requested value, as a number or a word: `600000`, `Mersch`. */
  value: string | number
  kind: 'min' | 'max' | 'is' | 'has' | 'has_not'
  /** Its rows are known as a set, so that it is asked first. */
  isQuick?: true
  /** Leaves in `rows` those that meet it; a row whose fact is unknown does not, unless the condition says otherwise. */
  narrow(rows: RowSet): void
  /** The facts of rows where they are numbers; NaN where one is unknown. Only for `min` and `max`. */
  facts?: Facts
}

/** The rows that meet all conditions. */
export function passingRows({ size }: SearchIndex, constraints: readonly Constraint[]): RowSet {
  const rows = allRows(size)
  for (const isQuick of [true, undefined])
    for (const constraint of constraints) if (constraint.isQuick === isQuick) constraint.narrow(rows)
  return rows
}

/** By condition, the rows that meet it alone. */
export function passingEach(index: SearchIndex, constraints: readonly Constraint[]): RowSet[] {
  return constraints.map((constraint) => passingRows(index, [constraint]))
}

export function listingTypeIs({ listingType }: SearchColumns, value: 'rent' | 'sale'): Constraint {
  const table = new Uint8Array(256)
  table[value === 'sale' ? 1 : 0] = 1
  return isListed('listingType', value, listingType, table)
}

/** A query that names no type means a dwelling, not an office or a parking space. */
const DWELLINGS: readonly string[] = HOME_TYPES
/** Types that give a family of types its name. */
const HEADS = ['apartment', 'house', 'studio', 'room']

/** Many adverts say `house` of a house of any kind, so a wish for one kind takes those too. */
export function withPlainHouse(types: readonly string[]): readonly string[] {
  const isOneKind =
    types.length > 0 &&
    !types.includes('house') &&
    types.every((type) => isPropertyType(type) && segmentOf(type) === 'house')
  return isOneKind ? [...types, 'house'] : types
}

export function typeIs({ propertyType }: SearchColumns, types: readonly string[]): Constraint {
  const value = types.length === 0 ? 'dwelling' : nameOf(types)
  const table = typeTable(types.length === 0 ? DWELLINGS : types)
  return isListed('propertyType', value, propertyType, table)
}

export function typeIsNot({ propertyType }: SearchColumns, types: readonly string[]): Constraint | null {
  if (types.length === 0) return null
  const allowed = typeTable(types).map((isRefused) => 1 - isRefused)
  return {
    name: 'unwantedPropertyType',
    value: nameOf(types),
    kind: 'has_not',
    narrow: (rows) => keepListed(rows, propertyType, allowed),
  }
}

export function atLeast(name: string, facts: Float32Array, value: number | null): Constraint | null {
  return bound('min', name, facts, value, (rows, least) => keepWithin(rows, facts, least, Infinity))
}

export function atMost(name: string, facts: Float32Array, value: number | null): Constraint | null {
  return bound('max', name, facts, value, (rows, most) => keepWithin(rows, facts, -Infinity, most))
}

/** Same as `atMost`, for a fact that few adverts state: an unknown one stays. */
export function notKnownAbove(name: string, facts: Float32Array, value: number | null): Constraint | null {
  return bound('max', name, facts, value, (rows, most) => keepPassing(rows, (row) => !(facts[row]! > most)))
}

/** A wanted feature has to be known to be there. An unwanted one must not be known to be there: most adverts do not list what is missing. */
export function wishMet(columns: SearchColumns, { key, wanted }: FeatureWish): Constraint {
  const { yes, shift } = wishWords(columns, key)
  return isFlagged(key, wanted ? 'has' : 'has_not', yes, shift, wanted ? 1 : 0)
}

/** Drops rows known to miss a wished-for feature; rows that do not state it stay. */
export function wishNotMissing(columns: SearchColumns, { key }: FeatureWish): Constraint {
  const { no, shift } = wishWords(columns, key)
  return isFlagged(key, 'has', no, shift, 0)
}

function isFlagged(
  key: WishKey,
  kind: 'has' | 'has_not',
  flags: Int32Array,
  shift: number,
  expected: 0 | 1,
): Constraint {
  return { name: `wish.${key}`, value: key, kind, narrow: (rows) => keepFlagged(rows, flags, shift, expected) }
}

/** A value that a table of ones and zeros names. */
function isListed(name: string, value: string, column: Uint8Array, table: Uint8Array): Constraint {
  return { name, value, kind: 'is', isQuick: true, narrow: (rows) => keepListed(rows, column, table) }
}

function bound(
  kind: 'min' | 'max',
  name: string,
  facts: Float32Array,
  value: number | null,
  narrow: (rows: RowSet, value: number) => ReturnType<Constraint['narrow']>,
): Constraint | null {
  if (value === null) return null
  return { name, value, kind, facts: factsOf(facts), narrow: (rows) => narrow(rows, value) }
}

function factsOf(column: Float32Array): Facts {
  return (rows, count, facts) => {
    for (let at = 0; at < count; at++) facts[at] = column[rows[at]!]!
  }
}

function typeTable(types: readonly string[]): Uint8Array {
  const table = new Uint8Array(256)
  for (const type of types) table[PROPERTY_TYPE_NAMES.indexOf(type as PropertyType)] = 1
  return table
}

function nameOf(types: readonly string[]): string {
  const heads = HEADS.filter((head) => types.includes(head))
  return heads.length > 0 && !(heads.length === 2 && heads.includes('apartment') && heads.includes('studio'))
    ? heads.join(' / ')
    : types.includes('apartment')
      ? 'apartment'
      : types.join(' / ')
}
