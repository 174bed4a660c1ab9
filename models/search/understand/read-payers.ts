import { unitAt } from './amounts/quantity-units.ts'
import type { Household } from './wishes/read-household.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'
import type { QueryReading } from './words/query-reading.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'

const MOST_PERSONS = 12
/** Things with a price each, whose number counts no persons. */
const NO_PERSONS: ReadonlySet<string> = new Set(['parking', 'garage', 'cellar', 'storage'])

/** `3 nurses, each 650`: where an amount is one person's, a number with a word behind it that counts nothing else counts persons. */
export function readPayers(reading: QueryReading): Household | null {
  const { tokens, fields } = reading
  const at = tokens.findIndex(({ value, clause }, index) => {
    const next = tokens[index + 1]
    if (value === null || !Number.isInteger(value) || value < 2 || value > MOST_PERSONS || fields[index] !== null)
      return false
    const isNoun = next !== undefined && next.value === null && next.clause === clause && next.word.length >= 4
    return (
      isNoun &&
      fields[index + 1] === null &&
      !wishMatcher().tells(next.word, NO_PERSONS) &&
      !FUNCTION_WORDS.has(next.word) &&
      unitAt(reading, index) === null
    )
  })
  if (at < 0) return null
  reading.claim('household', at, at + 2)
  const persons = tokens[at]!.value!
  return { persons, bedrooms: persons }
}
