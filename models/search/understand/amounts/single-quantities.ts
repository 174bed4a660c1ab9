import {
  BOUND_BEFORE,
  EXACTLY,
  EXACTLY_AFTER,
  FOR,
  LAND,
  LIVING,
  MORE_THAN,
  NEED,
  NOT_BEFORE,
  OFFICE,
  OFFICE_OF,
  PART,
  WITH_IT,
  YEAR_MAX,
} from '../../../language/queries/around-numbers.ts'
import { ADDED_COST } from '../../../language/queries/amount-bounds.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { isDeposit } from './deposits.ts'
import { impliedUnit, isBareRent, ordinalUnit } from './implied-units.ts'
import { nameBefore } from './quantity-names.ts'
import { COUNTED, unitAt } from './quantity-units.ts'
import type { Quantity, Unit } from './quantity-units.ts'
import { boundEnd, boundOf, boundStart, isCeilingAfterAll } from './read-bounds.ts'
import type { Bound } from './read-bounds.ts'
import { isClimb, isRefusedFloor, refusalOf, turnedFloor } from './read-floors.ts'
import { isIncome } from './read-income.ts'
import type { ReadQuantity } from './read-quantities.ts'
import { refusalOfCeiling } from './refused-bounds.ts'

/** The number at a position with what it counts; null where it counts nothing of a home. */
export function readSingle(reading: QueryReading, at: number, market: 'rent' | 'buy' | undefined): ReadQuantity | null {
  const value = reading.tokens[at]!.value!
  const unit =
    unitAt(reading, at) ??
    ordinalUnit(reading, at) ??
    impliedUnit(reading, at, value) ??
    (market === 'rent' && isBareRent(reading, at, value) ? { quantity: 'price', factor: 1, end: at + 1 } : null)
  if (!unit || unit.quantity === 'other') return null
  const quantity = quantityOf(reading, at, unit)
  if (quantity === 'floor' && isClimb(reading, at)) return null
  if (quantity === 'floor' && isRefusedFloor(reading, at)) {
    const turned = turnedFloor(boundOf(reading, at, unit.end), value)
    const start = refusalOf(reading, at)
    return (
      turned && {
        quantity,
        ...turned,
        high: null,
        text: claim(reading, quantity, start, boundEnd(reading, unit.end)),
        at,
      }
    )
  }
  if ((quantity === 'price' || quantity === 'income') && isDeposit(reading, at, unit.end)) return null
  if (quantity === 'price' && isAddedCost(reading, at)) return null
  // `Bureau 40 m²` asks for an office.
  const isOfWhole =
    OFFICE.test(reading.tokens[0]!.word) &&
    OFFICE_OF.test(wordsBefore(reading, Math.min(boundStart(reading, at), at), 5))
  if (quantity === 'area' && !isOfWhole && PART.test(wordsBefore(reading, at, 5))) return null
  const isFor =
    COUNTED.has(quantity) && FOR.test(wordsBefore(reading, at, 3)) && !BOUND_BEFORE.test(wordsBefore(reading, at, 3))
  const own = quantity === 'year' ? yearBound(reading, at) : isFor ? 'exact' : boundOf(reading, at, unit.end)
  // `at most floor 3`: the bound stands before the name.
  const named = isFor ? at : nameBefore(reading, at, quantity)
  const exactly = COUNTED.has(quantity) ? EXACTLY.exec(wordsBefore(reading, at, 7)) : null
  // `nicht mehr und nicht weniger als 2`: the words of a bound are a part of the phrase.
  const isPhrase = exactly !== null && exactly[0].trim().includes(' ')
  const said = isPhrase
    ? 'exact'
    : own === 'exact' && named < at && !FOR.test(wordsBefore(reading, named, 3))
      ? boundOf(reading, named, unit.end)
      : own
  if (said === 'min' && COUNTED.has(quantity) && MORE_THAN.test(wordsBefore(reading, at, 4))) {
    const behind = wordsFrom(reading, unit.end, 5)
    // `méi wéi 4 Schlofkummeren brauche mer net`
    if (NEED.test(behind) && behind.split(' ').some((word) => NEGATORS.has(word)))
      return { quantity, bound: 'max', value, high: null, text: claim(reading, quantity, at, unit.end), at }
    return { quantity, bound: 'min', value: value + 1, high: null, text: claim(reading, quantity, at, unit.end), at }
  }
  const refusal =
    said === 'max' ? refusalOfCeiling(reading, { quantity, start: boundStart(reading, named), end: unit.end }) : null
  if (refusal) {
    const text = claim(reading, quantity, Math.min(boundStart(reading, named), named), unit.end)
    claim(reading, quantity, refusal.from, refusal.to)
    return { quantity, bound: 'min', value: value * unit.factor, high: null, text, at }
  }
  const bound = quantity === 'price' && said === 'min' && isCeilingAfterAll(reading, at) ? 'max' : said
  const behind = quantity === 'area' || COUNTED.has(quantity) ? exactlyBehind(reading, unit.end) : ''
  if (behind !== '') {
    const end = unit.end + behind.split(' ').length
    const from = Math.min(boundStart(reading, at), at)
    return { quantity, bound: 'equal', value, high: null, text: claim(reading, quantity, from, end), at }
  }
  const exact = bound === 'exact' ? exactly : null
  const bounded = said === own ? boundStart(reading, at) : boundStart(reading, named)
  const start = exact ? at - exact[0].trim().split(' ').length : Math.min(bounded, named)
  const text = claim(reading, quantity, start, boundEnd(reading, unit.end))
  if (exact) return { quantity, bound: 'equal', value, high: null, text, at }
  return { quantity, bound, value: value * unit.factor, high: null, text, at }
}

/** `2 bedrooms exactly`, `2 bedrooms, no more no less`: the words say nothing else, or stand in the clause of the number. */
function exactlyBehind(reading: QueryReading, end: number): string {
  const { tokens } = reading
  const behind = EXACTLY_AFTER.exec(wordsFrom(reading, end, 6))
  if (behind) return behind[0]
  const next = tokens[end]?.clause
  const clause = tokens.filter((token) => token.clause === next).map(({ word }) => word)
  const words = clause.join(' ')
  return EXACTLY_AFTER.exec(words)?.[0] === words ? words : ''
}

/** Money that is earned and areas of land are told by the words around them. */
function quantityOf(reading: QueryReading, at: number, { quantity, end }: Unit): Quantity {
  if (quantity === 'price' && isIncome(reading, at, end)) return 'income'
  if (quantity !== 'area') return quantity as Quantity
  const after = wordsFrom(reading, end, 3)
  if (LIVING.test(after)) return 'area'
  // `120 m² + jardin`: what comes behind the joint has an area of its own, or none.
  const own = after.split(WITH_IT)[0]!
  return LAND.test(`${wordsBefore(reading, at, 4)} ${own}`) ? 'land' : 'area'
}

/** `1650 + 200 charges`: what is paid besides the price. */
function isAddedCost(reading: QueryReading, at: number): boolean {
  return reading.tokens[at - 1]?.word === 'plus' && ADDED_COST.test(wordsFrom(reading, at + 1, 3))
}

function yearBound(reading: QueryReading, at: number): Bound {
  // `nicht vor 2000`
  if (NOT_BEFORE.test(wordsBefore(reading, at, 4))) return 'min'
  return YEAR_MAX.test(wordsBefore(reading, at, 3)) ? 'max' : 'min'
}
