import * as phrases from '../../../language/queries/around-numbers.ts'
import { DEPOSIT, DEPOSIT_AFTER } from '../../../language/queries/amounts/deposits.ts'
import { ADDED_COST } from '../../../language/queries/amount-bounds.ts'
import { countWords, wordsOf, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { impliedUnit, isBareRent, ordinalUnit } from './implied-units.ts'
import { nameBefore } from './quantity-names.ts'
import { COUNTED, unitAt, type Quantity, type Unit } from './quantity-units.ts'
import { boundEnd, boundOf, boundStart, isCeilingAfterAll, type Bound } from './read-bounds.ts'
import { isClimb, refusedFloorAt } from './read-floors.ts'
import { isIncome } from './read-income.ts'
import { claimQuantity, type ReadQuantity } from './read-quantity.ts'
import { refusalOfCeiling } from './refused-bounds.ts'

/** The number at a position with what it counts; null where it counts nothing of a home. */
export function readSingle(reading: QueryReading, at: number, market: 'rent' | 'buy' | undefined): ReadQuantity | null {
  const value = reading.tokens[at]!.value!
  const unit =
    unitAt(reading, at) ??
    ordinalUnit(reading, at) ??
    impliedUnit(reading, at, value) ??
    (market === 'rent' && isBareRent(reading, at, value) ? { quantity: 'priceEur', factor: 1, end: at + 1 } : null)
  if (!unit || unit.quantity === 'other') return null
  const quantity = quantityOf(reading, at, unit)
  const { end, factor } = unit
  if (quantity === 'floor' && isClimb(reading, at)) return null
  const refused = quantity === 'floor' ? refusedFloorAt(reading, at, end, value) : undefined
  if (refused !== undefined) return refused
  if (isBesides(reading, at, end, quantity)) return null
  const claimed = (bound: ReadQuantity['bound'], amount: number, from: number, to = end): ReadQuantity =>
    claimQuantity(reading, { quantity, bound, value: amount, at }, from, to)
  const isCounted = COUNTED.has(quantity)
  const before = reading.wordsBefore(at, 3)
  const isFor = isCounted && phrases.FOR.test(before) && !phrases.BOUND_BEFORE.test(before)
  const own = quantity === 'constructionYear' ? yearBound(reading, at) : isFor ? 'exact' : boundOf(reading, at, end)
  // `at most floor 3`: the bound stands before the name.
  const named = isFor ? at : nameBefore(reading, at, quantity)
  const exactly = isCounted ? phrases.EXACTLY.exec(reading.wordsBefore(at, 7)) : null
  // `nicht mehr und nicht weniger als 2`: the words of a bound are a part of the phrase.
  const isPhrase = exactly !== null && countWords(exactly[0]) > 1
  const said = isPhrase
    ? 'exact'
    : own === 'exact' && named < at && !phrases.FOR.test(reading.wordsBefore(named, 3))
      ? boundOf(reading, named, end)
      : own
  if (said === 'min' && isCounted && phrases.MORE_THAN.test(reading.wordsBefore(at, 4))) {
    const behind = reading.wordsFrom(end, 5)
    // `méi wéi 4 Schlofkummeren brauche mer net`
    const isUnneeded = phrases.NEED.test(behind) && behind.split(' ').some((word) => NEGATORS.has(word))
    return isUnneeded ? claimed('max', value, at) : claimed('min', value + 1, at)
  }
  const bounded = boundStart(reading, named)
  const refusal = said === 'max' ? refusalOfCeiling(reading, { quantity, start: bounded, end }) : null
  if (refusal) {
    const turned = claimed('min', value * factor, Math.min(bounded, named))
    reading.claim(quantity, refusal.from, refusal.to)
    return turned
  }
  const behind = quantity === 'areaM2' || isCounted ? exactlyBehind(reading, end) : ''
  if (behind !== '') return claimed('equal', value, Math.min(boundStart(reading, at), at), end + countWords(behind))
  const bound = quantity === 'priceEur' && said === 'min' && isCeilingAfterAll(reading, at) ? 'max' : said
  if (bound === 'exact' && exactly) return claimed('equal', value, at - countWords(exactly[0]), boundEnd(reading, end))
  const start = said === own && named !== at ? boundStart(reading, at) : bounded
  return claimed(bound, value * factor, Math.min(start, named), boundEnd(reading, end))
}

/** Whether an amount is money that is at hand or paid besides, which limits no price, or the area of a part of the home. */
function isBesides(reading: QueryReading, at: number, end: number, quantity: Quantity): boolean {
  if (quantity === 'priceEur' || quantity === 'income') {
    // `apport de 100.000`, `200k deposit`
    const isDeposit = DEPOSIT.test(reading.wordsBefore(at, 4)) || DEPOSIT_AFTER.test(reading.wordsFrom(end, 3))
    // `1650 + 200 charges`
    const isPlus = reading.tokens[at - 1]?.word === 'plus' && ADDED_COST.test(reading.wordsFrom(at + 1, 3))
    return isDeposit || (isPlus && quantity === 'priceEur')
  }
  if (quantity !== 'areaM2') return false
  // `Bureau 40 m²` asks for an office.
  const isOfWhole =
    phrases.OFFICE.test(reading.tokens[0]!.word) &&
    phrases.OFFICE_OF.test(reading.wordsBefore(Math.min(boundStart(reading, at), at), 5))
  return !isOfWhole && phrases.PART.test(reading.wordsBefore(at, 5))
}

/** `2 bedrooms exactly`, `2 bedrooms, no more no less`: the words say nothing else, or stand in the clause of the number. */
function exactlyBehind(reading: QueryReading, end: number): string {
  const behind = phrases.EXACTLY_AFTER.exec(reading.wordsFrom(end, 6))
  if (behind) return behind[0]
  const words = wordsOf(reading.tokensOfClause(reading.tokens[end]?.clause))
  return phrases.EXACTLY_AFTER.exec(words)?.[0] === words ? words : ''
}

/** Money that is earned and areas of land are told by the words around them. */
function quantityOf(reading: QueryReading, at: number, { quantity, end }: Unit): Quantity {
  if (quantity === 'priceEur' && isIncome(reading, at, end)) return 'income'
  if (quantity !== 'areaM2') return quantity as Quantity
  const after = reading.wordsFrom(end, 3)
  if (phrases.LIVING.test(after)) return 'areaM2'
  // `120 m² + jardin`: what comes behind the joint has an area of its own, or none.
  const own = after.split(phrases.WITH_IT)[0]!
  return phrases.LAND.test(`${reading.wordsBefore(at, 4)} ${own}`) ? 'landAreaM2' : 'areaM2'
}

function yearBound(reading: QueryReading, at: number): Bound {
  // `nicht vor 2000`
  if (phrases.NOT_BEFORE.test(reading.wordsBefore(at, 4))) return 'min'
  return phrases.YEAR_MAX.test(reading.wordsBefore(at, 3)) ? 'max' : 'min'
}
