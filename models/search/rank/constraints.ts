import {
  atLeast,
  atMost,
  listingTypeIs,
  notKnownAbove,
  passingRows,
  typeIs,
  typeIsNot,
  wishMet,
  wishNotMissing,
  withPlainHouse,
  type Constraint,
} from './constraint.ts'
import { areaConstraints, areaPrecision, type AreaPrecision } from './area-constraint.ts'
import { columnOf, type StatedField } from './field-columns.ts'
import { commuteWithin } from './commute-constraint.ts'
import { keepBetween, type Facts, type RowSet } from '../index/row-set.ts'
import { placeIs, placeIsNot } from './place-constraint.ts'
import { countUnplaced } from './unplaced-homes.ts'
import type { SearchColumns } from '../index/search-columns.ts'
import { energyRank, type SearchIndex } from '../index/search-index.ts'
import { isStatedPlainly } from '../intent/conditions-of-intent.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { dayOf } from '../../kernel/day.ts'

/** Someone who says "about" takes up to a tenth more. */
const AROUND_PRICE_SLACK = 0.1
/** Registration (6 %) and transcription (1 %), as a share of the price. */
const DUTIES = 0.07
/** A home may be somewhat smaller than "about 100 m²". */
const AROUND_AREA_SLACK = 0.15

/** The conditions of an intent, in a fixed order: those that leave the fewest rows first, for each looks only at what is left. */
export function constraintsOf(index: SearchIndex, intent: SearchIntent): Constraint[] {
  const { columns } = index
  const { bedrooms, areaM2 } = intent
  const within = (field: StatedField, { min, max } = intent[field]): (Constraint | null)[] => {
    const column = columnOf(columns, intent, field)
    return [atLeast(`${field}.min`, column, min), atMost(`${field}.max`, column, max)]
  }
  const list: (Constraint | null)[] = [
    placeIs(index, intent.places),
    intent.listingType === null ? null : listingTypeIs(columns, intent.listingType),
    typeIs(columns, withPlainHouse(intent.propertyTypes)),
    ...priceWithin(columns, intent),
    ...perSquareMetre(columns, intent),
    ...within('bedrooms', { ...bedrooms, min: bedrooms.min ?? minimumForHousehold(intent) }),
    ...within('rooms'),
    ...within('areaM2', { ...areaM2, min: areaM2.min ?? lowArea(areaM2.around) }),
    atMost('energyClass', columns.energyClass, intent.energyClass === null ? null : energyRank(intent.energyClass)),
    ...within('bathrooms'),
    ...within('landAreaM2'),
    ...within('floor'),
    ...within('constructionYear'),
    ...intent.wishes.filter(({ strength }) => strength === 'must').map((wish) => wishMet(columns, wish)),
    ...intent.wishes.filter(isStatedPlainly).map((wish) => wishNotMissing(columns, wish)),
    typeIsNot(columns, intent.unwantedPropertyTypes),
    ...intent.places.filter(({ relation }) => relation === 'not_in').map((place) => placeIsNot(index, place)),
    notKnownAbove('availableBy', columns.availableFrom, intent.availableBy === null ? null : dayOf(intent.availableBy)),
    ...areaConstraints(index, intent),
    ...intent.commutes.map((commute) => commuteWithin(index, commute)),
  ]
  return list.filter((constraint) => constraint !== null)
}

/** How well the places of the homes in the area of an intent are known; null where it names no area. @param found rows that meet the intent */
export function areaPrecisionOf(index: SearchIndex, intent: SearchIntent, found?: RowSet): AreaPrecision | null {
  if (intent.near === null && intent.within === null) return null
  const others = constraintsOf(index, { ...intent, near: null, within: null })
  return areaPrecision(index, intent, others, found ?? passingRows(index, constraintsOf(index, intent)))
}

/** Homes that may lie in the quarter or village that an intent names. @see countUnplaced */
export function unplacedOf(index: SearchIndex, intent: SearchIntent): number {
  return intent.places.length === 0 ? 0 : countUnplaced(index, intent.places, constraintsOf(index, intent))
}

function priceWithin(columns: SearchColumns, intent: SearchIntent): (Constraint | null)[] {
  const { priceEur, listingType } = intent
  const { around } = priceEur
  const stated = priceEur.max ?? (around === null ? null : around * (1 + AROUND_PRICE_SLACK))
  const isWithFees = priceEur.includesFees && listingType === 'sale' && stated !== null
  const max = isWithFees ? Math.floor(stated / (1 + DUTIES)) : stated
  const facts = columnOf(columns, intent, 'priceEur')
  return [atMost('priceEur.max', facts, max), atLeast('priceEur.min', facts, priceEur.min)]
}

/** A household can make do with one bedroom less than it needs; having them all counts in the score. */
function minimumForHousehold({ household }: SearchIntent): number | null {
  return household === null || household.bedrooms < 2 ? null : household.bedrooms - 1
}

/** Price divided by area; unknown where either is. */
function perSquareMetre(
  { priceEur, areaM2 }: SearchColumns,
  { pricePerM2Eur: { min, max } }: SearchIntent,
): Constraint[] {
  const facts = quotients(priceEur, areaM2)
  const bound = (kind: 'min' | 'max', value: number): Constraint => ({
    name: `pricePerM2Eur.${kind}`,
    value,
    kind,
    facts,
    narrow: (rows) => keepBetween(rows, facts, kind === 'min' ? value : -Infinity, kind === 'max' ? value : Infinity),
  })
  return [...(min === null ? [] : [bound('min', min)]), ...(max === null ? [] : [bound('max', max)])]
}

function quotients(one: Float32Array, other: Float32Array): Facts {
  return (rows, count, facts) => {
    for (let at = 0; at < count; at++) facts[at] = one[rows[at]!]! / other[rows[at]!]!
  }
}

function lowArea(around: number | null): number | null {
  return around === null ? null : around * (1 - AROUND_AREA_SLACK)
}
