import * as phrases from '../../../language/queries/around-numbers.ts'
import { HIGHER } from '../../../language/queries/amounts/floors-asked.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { ORDINAL_END } from '../../../language/queries/quantity-units.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'
import { namedQuantity } from './quantity-names.ts'
import type { Quantity, Unit } from './quantity-units.ts'
import { boundOf } from './read-bounds.ts'
import { isIncomeAfter, isIncomeBefore } from './read-income.ts'

/** Unit of a number written without one, from the words before it and its size. */
export function impliedUnit(reading: QueryReading, at: number, value: number): Unit | null {
  const before = reading.wordsBefore(at, 5)
  const end = at + 1
  const of = (quantity: Quantity): Unit => ({ quantity, factor: 1, end })
  if (value >= 1800 && value <= 2100 && phrases.YEAR_BEFORE.test(before)) return of('constructionYear')
  const named = namedQuantity(before, value)
  if (named) return of(named)
  if (value >= 800 && isIncomeAfter(reading, end)) return of('priceEur')
  // `I have worked in funds since 2011`, `reformo-me em 2029`
  if (value >= 1900 && value <= 2100 && phrases.STORY_YEAR.test(before) && boundOf(reading, at, end) !== 'max')
    return null
  if (value >= 2020 && value <= 2050 && phrases.IN_YEAR.test(before)) return null
  // `45tsd`, `30k`: thousands of nothing else.
  if (value >= 50_000 || (value >= 5000 && phrases.THOUSANDS.test(reading.tokens[at]!.text))) return of('priceEur')
  const isMoney = phrases.MONEY_BEFORE.test(before) || (value >= 500 && isIncomeBefore(reading, at, before))
  const isBounded = boundOf(reading, at, end) !== 'exact'
  if (isMoney && value >= 100) return of('priceEur')
  if (value >= 250 && phrases.ALL_IN.test(reading.wordsFrom(end, 2))) return of('priceEur')
  if (value >= 250 && phrases.SPENT.test(reading.wordsFrom(end, 1))) return of('priceEur')
  const total = value >= 250 ? wordsFound(phrases.TOTAL, reading.wordsFrom(end, 4)) : 0
  if (total > 0) return { quantity: 'priceEur', factor: 1, end: end + total }
  if (isBounded && value >= 100 && value < 250 && boundOf(reading, at, end) === 'max' && isRentQuery(reading))
    return of('priceEur')
  if (isBounded && value >= 250 && !/^(?:m|km)\b/.test(reading.wordsFrom(end, 1))) return of('priceEur')
  return null
}

/** `au 2e ou plus haut`, `2nd or higher`: an ordinal with a word of height is a floor. */
export function ordinalUnit(reading: QueryReading, at: number): Unit | null {
  const after = reading.wordsFrom(at + 1, 6)
  return ORDINAL_END.test(after) && HIGHER.test(after) ? { quantity: 'floor', factor: 1, end: at + 2 } : null
}

/** `studio in Gare, 1.250`: a round number that nothing follows, of the size of a rent. Postcodes and street numbers have a name behind them. */
export function isBareRent(reading: QueryReading, at: number, value: number): boolean {
  const { tokens } = reading
  const next = tokens[at + 1]
  const isLast = next === undefined || next.clause !== tokens[at]!.clause || FUNCTION_WORDS.has(next.word)
  const isPostcode = tokens[at - 1]?.word === 'l'
  const isYear = value >= 1800 && value <= 2100 && phrases.YEAR_BEFORE.test(reading.wordsBefore(at, 5))
  return value >= 300 && value <= 15_000 && value % 5 === 0 && isLast && !isPostcode && !isYear
}

/** `garage à louer, 200 max`. */
function isRentQuery({ tokens }: QueryReading): boolean {
  return tokens.some(({ word }) => phrases.RENTED_OUT.test(word))
}
