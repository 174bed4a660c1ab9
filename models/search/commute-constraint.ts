import type { Constraint } from './constraint.ts'
import { commuteOfRows, leastCommutes } from './row-commute.ts'
import { keepListed, keepPassing } from './row-set.ts'
import type { SearchIndex } from './search-index.ts'
import type { CommuteWish } from './search-intent.ts'

/** No longer on the way than a wish allows. Only rows of communes that are near enough somewhere are looked at one by one. */
export function commuteWithin(index: SearchIndex, commute: CommuteWish): Constraint {
  const minutesOf = commuteOfRows(index, commute)
  return {
    name: 'commute',
    value: commute.minutes,
    kind: 'max',
    factOf: minutesOf,
    narrow: (rows) => {
      const isNearEnough = Uint8Array.from(leastCommutes(index, commute), (least) => Number(least <= commute.minutes))
      keepListed(rows, index.columns.commune, isNearEnough)
      keepPassing(rows, (row) => minutesOf(row) <= commute.minutes)
    },
  }
}
