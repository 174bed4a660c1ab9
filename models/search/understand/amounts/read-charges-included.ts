import { COSTS_OF_EITHER, INCLUDED, OF_CHARGES } from '../../../language/queries/amounts/charges-included.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'
import { wordsBetween, wordsOf, type QueryReading } from '../words/query-reading.ts'

/** Whether the amount of a rent covers charges as well, `1.400 € warm`, or that of a purchase its costs: `700.000 € inkl. Nebenkosten`. */
export function readChargesIncluded(
  reading: QueryReading,
  listingType: SearchIntent['listingType'],
): 'charges' | 'fees' | null {
  if (!reading.tokens.some(({ word }) => OF_CHARGES.test(word))) return null
  const all = wordsOf(reading.tokens)
  const clauses = reading.clauses().map(([from, to]) => wordsBetween(reading.tokens, from, to))
  const match = [all, ...clauses].map((words) => INCLUDED.exec(words)).find((found) => found !== null)
  if (!match || (listingType === 'sale' && !COSTS_OF_EITHER.test(match[0]))) return null
  const covered = listingType === 'sale' ? 'fees' : 'charges'
  reading.claimPhrase(covered, match[0])
  return covered
}
