import { askingPattern } from '../../language/asking.ts'
import { MAX_AFTER, MAX_BEFORE } from '../../language/queries/amount-bounds.ts'
import type { IntentNote, SearchIntent } from '../intent/search-intent.ts'
import { wordsBetween, wordsFound, type QueryReading } from './words/query-reading.ts'
import { boundEnd, boundStart } from './amounts/read-bounds.ts'

const THIRD = new RegExp(`^${askingPattern('third')}(?= |$)`)
/** Longest phrase, in words. */
const WORDS = 3

/**
 * A text that speaks of a third of the stated income: `höchstens ein Drittel davon für die Miete` is a ceiling, in EUR a month; a third without a bound is
 * asked about, not assumed.
 */
export function readThirdOfIncome(intent: SearchIntent, reading: QueryReading, notes: IntentNote[]): void {
  const { incomeEur, priceEur } = intent
  if (incomeEur === null || priceEur.max !== null) return
  const { tokens } = reading
  const at = tokens.findIndex((_, index) => THIRD.test(wordsBetween(tokens, index, index + WORDS)))
  if (at < 0) return
  const end = at + wordsFound(THIRD, wordsBetween(tokens, at, at + WORDS))
  const monthly = (incomeEur.period === 'year' ? incomeEur.amount / 12 : incomeEur.amount) / 3
  // `one third`
  const start = tokens[at - 1]?.value === 1 ? at - 1 : at
  const isLimit =
    MAX_BEFORE.test(reading.wordsBefore(start, 7)) ||
    [0, 1, 2].some((skipped) => MAX_AFTER.test(reading.wordsFrom(end + skipped, 6)))
  if (!isLimit || intent.listingType === 'sale') {
    reading.claim('income', at, end)
    notes.push({ code: 'income_third', about: `${Math.round(monthly)} EUR` })
    return
  }
  reading.claim('priceEur', boundStart(reading, start), boundEnd(reading, end))
  priceEur.max = Math.floor(monthly)
  intent.listingType = 'rent'
}
