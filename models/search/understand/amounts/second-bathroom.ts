import { SECOND_BATHROOM } from '../../../language/queries/amounts/second-bathrooms.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'

/** Words before it that a negation may stand in: `no need of a second bathroom`. */
const REACH = 5

/** `with a second bathroom`: at least two; null where none is named, or one that nobody needs. */
export function readSecondBathroom(reading: QueryReading): number | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.fields[at] !== null || reading.tokens[at]!.value !== null) continue
    const length = wordsFound(SECOND_BATHROOM, reading.wordsAt(at, 5))
    if (length === 0) continue
    const end = at + length
    // `a second bathroom is not needed` is read already.
    if (reading.fields.slice(at, end).some((field) => field !== null)) continue
    if (
      reading
        .wordsBefore(at, REACH)
        .split(' ')
        .some((word) => NEGATORS.has(word))
    )
      return null
    reading.claim('bathrooms', at, end)
    return 2
  }
  return null
}
