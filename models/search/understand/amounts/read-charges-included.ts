import { INCLUDED, OF_CHARGES } from '../../../language/queries/amounts/charges-included.ts'
import { claimPhrase, clausesOf, wordsBetween } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Whether the amount covers charges as well: `1.400 € warm`, `charges comprises`. */
export function readChargesIncluded(reading: QueryReading): boolean {
  if (!reading.tokens.some(({ word }) => OF_CHARGES.test(word))) return false
  const all = reading.tokens.map(({ word }) => word).join(' ')
  const clauses = clausesOf(reading).map(([from, to]) => wordsBetween(reading.tokens, from, to))
  const match = [all, ...clauses].map((words) => INCLUDED.exec(words)).find((found) => found !== null)
  if (!match) return false
  claimPhrase(reading, 'charges', match[0])
  return true
}
