import type { Constraint } from './constraint.ts'
import { commuteBounds, commuteOfRows } from '../index/row-commute.ts'
import { keepBetween, keepWholeOrPart } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { CommuteWish } from '../intent/search-intent.ts'

/** No longer on the way than a wish allows. Only rows of communes that are near enough in part are looked at one by one. */
export function commuteWithin(index: SearchIndex, commute: CommuteWish): Constraint {
  const facts = commuteOfRows(index, commute)
  const { commune } = index.columns
  return {
    name: 'commute',
    value: commute.minutes,
    kind: 'max',
    facts,
    narrow: (rows) => {
      const { least, most } = commuteBounds(index, commute)
      const whole = new Uint8Array(most.length).map((_, number) => Number(most[number]! <= commute.minutes))
      const inPart = whole.map((isWhole, number) => Number(isWhole === 0 && least[number]! <= commute.minutes))
      keepWholeOrPart(rows, commune, { whole, inPart }, (part) => keepBetween(part, facts, -Infinity, commute.minutes))
    },
  }
}
