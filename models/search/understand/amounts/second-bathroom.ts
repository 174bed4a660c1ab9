import { SECOND_BATHROOM } from '../../../language/queries/amounts/second-bathrooms.ts'
import { claim, wordsBefore, wordsFrom, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'

/** Words before it that a negation may stand in: `no need of a second bathroom`. */
const REACH = 5

/** `with a second bathroom`: at least two; null where none is named, or one that nobody needs. */
export function readSecondBathroom(reading: QueryReading): number | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.fields[at] !== null || reading.tokens[at]!.value !== null) continue
    const words = SECOND_BATHROOM.exec(`${reading.tokens[at]!.word} ${wordsFrom(reading, at + 1, 4)}`)
    if (!words) continue
    const end = at + words[0].split(' ').length
    // `a second bathroom is not needed` is read already.
    if (reading.fields.slice(at, end).some((field) => field !== null)) continue
    if (
      wordsBefore(reading, at, REACH)
        .split(' ')
        .some((word) => NEGATORS.has(word))
    )
      return null
    claim(reading, 'bathrooms', at, end)
    return 2
  }
  return null
}
