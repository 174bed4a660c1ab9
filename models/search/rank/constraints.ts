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
import { commuteWithin } from './commute-constraint.ts'
import { keepBetween, type Facts, type RowSet } from '../index/row-set.ts'
import { placeIs, placeIsNot } from './place-constraint.ts'
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
  const { bedrooms, rooms, areaM2, floor, constructionYear } = intent
  const list: (Constraint | null)[] = [
    placeIs(index, intent.places),
    intent.listingType === null ? null : listingTypeIs(columns, intent.listingType),
    typeIs(columns, withPlainHouse(intent.propertyTypes)),
    ...priceWithin(columns, intent),
    ...perSquareMetre(columns, intent),
    atLeast('bedrooms.min', columns.bedrooms, bedrooms.min ?? minimumForHousehold(intent)),
    atMost('bedrooms.max', columns.bedrooms, bedrooms.max),
    atLeast('rooms.min', columns.roomsOrBedrooms, rooms.min),
    atMost('rooms.max', columns.roomsOrBedrooms, rooms.max),
    atLeast('areaM2.min', columns.areaM2, areaM2.min ?? lowArea(areaM2.around)),
    atMost('areaM2.max', columns.areaM2, areaM2.max),
    atMost('energyClass', columns.energyClass, intent.energyClass === null ? null : energyRank(intent.energyClass)),
    atLeast('bathrooms.min', columns.bathrooms, intent.bathrooms.min),
    atLeast('landAreaM2.min', columns.landAreaM2, intent.landAreaM2.min),
    atMost('landAreaM2.max', columns.landAreaM2, intent.landAreaM2.max),
    atLeast('floor.min', columns.floor, floor.min),
    atMost('floor.max', columns.floor, floor.max),
    atLeast('constructionYear.min', columns.constructionYear, constructionYear.min),
    atMost('constructionYear.max', columns.constructionYear, constructionYear.max),
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

function priceWithin(columns: SearchColumns, { priceEur, listingType }: SearchIntent): (Constraint | null)[] {
  const { around } = priceEur
  const stated = priceEur.max ?? (around === null ? null : around * (1 + AROUND_PRICE_SLACK))
  const isWithFees = priceEur.includesFees && listingType === 'sale' && stated !== null
  const max = isWithFees ? Math.floor(stated / (1 + DUTIES)) : stated
  const facts = priceEur.includesCharges && listingType === 'rent' ? columns.rentWithChargesEur : columns.priceEur
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
