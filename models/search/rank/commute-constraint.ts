import type { Constraint } from './constraint.ts'
import { commuteBounds, commuteOfRows } from '../index/row-commute.ts'
import { keepListed, keepPassing } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { CommuteWish } from '../intent/search-intent.ts'

/** No longer on the way than a wish allows. Only rows of communes that are near enough in part are looked at one by one. */
export function commuteWithin(index: SearchIndex, commute: CommuteWish): Constraint {
  const minutesOf = commuteOfRows(index, commute)
  const { commune } = index.columns
  return {
    name: 'commute',
    value: commute.minutes,
    kind: 'max',
    factOf: minutesOf,
    narrow: (rows) => {
      const { least, most } = commuteBounds(index, commute)
      const isReached = Uint8Array.from(least, (minutes) => Number(minutes <= commute.minutes))
      keepListed(rows, commune, isReached)
      if (most.every((minutes, number) => isReached[number] === 0 || minutes <= commute.minutes)) return
      keepPassing(rows, (row) => most[commune[row]!]! <= commute.minutes || minutesOf(row) <= commute.minutes)
    },
  }
}
