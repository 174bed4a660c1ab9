import type { Constraint } from './constraint.ts'
import { commuteBounds, commuteOfRows } from '../index/row-commute.ts'
import { keepBetween, keepWholeOrPart, REACH } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { CommuteWish } from '../intent/search-intent.ts'

/** No longer on the way than a wish allows. Only rows of parts of communes that are near enough in part are looked at one by one. */
export function commuteWithin(index: SearchIndex, commute: CommuteWish): Constraint {
  const facts = commuteOfRows(index, commute)
  return {
    name: 'commute',
    value: commute.minutes,
    kind: 'max',
    facts,
    narrow: (rows) => {
      const { least, most } = commuteBounds(index, commute)
      const reach = Uint8Array.from(most, (longest, number) =>
        longest <= commute.minutes ? REACH.whole : least[number]! <= commute.minutes ? REACH.inPart : REACH.none,
      )
      keepWholeOrPart(rows, index.parts, reach, (part) => keepBetween(part, facts, -Infinity, commute.minutes))
    },
  }
}
