import { EXCEPT, FAR, FEW, LEADING, NEAR, NOT_FAR } from '../../../language/queries/places/place-relations.ts'
import { isStreetWord } from '../../../places/streets.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'

/** How a place is meant that starts at a position. */
export function relationAt(reading: QueryReading, at: number): PlaceWish['relation'] {
  const before = reading.wordsBefore(at, 7)
  if (EXCEPT.test(before)) return 'not_in'
  const words = before.split(' ')
  // `not near Esch`, `loin de Mersch`, but `not far from Esch`, `pas loin de Mersch`
  let count = 0
  for (let index = words.length - 1; index >= 0 && index >= words.length - 6; index--) {
    const word = words[index]!
    if (NEGATORS.has(word) && !FEW.test(word)) count++
    else if (!LEADING.test(word)) break
  }
  if (count % 2 === 1) return isFarRefused(before) ? 'near' : 'not_in'
  return count > 0 || NEAR.test(before) ? 'near' : 'in'
}

/** `nicht weit von`, `pas loin de`: two that make a near one. */
function isFarRefused(before: string): boolean {
  return FAR.test(before) && NOT_FAR.test(before)
}

/** Words of a street between its number and the town. */
const LONGEST_STREET = 6

/** `12 rue des Prés, Walfer`: the town of an address, as it stands below a letter. */
export function isOfAddress({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  if (tokens[at - 1] === undefined || tokens[at - 1]!.clause === clause) return false
  const before = tokens.slice(Math.max(0, at - LONGEST_STREET), at)
  const own = before.filter((token) => token.clause === tokens[at - 1]!.clause)
  return own.some(({ word }, index) => isStreetWord(word) && own[index - 1]?.value != null)
}
