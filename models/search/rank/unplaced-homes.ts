import { allRows, countRows, keepPassing } from '../index/row-set.ts'
import { POINT } from '../index/search-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { PlaceWish } from '../intent/search-intent.ts'
import type { Constraint } from './constraint.ts'

/** Number of a quarter or village that nothing names. */
const NONE = 0

/**
 * Counts homes that meet all other conditions and of which only the commune is known, so that they may lie in a wanted quarter or village;
 * 0 where a whole commune or more is wanted, or what lies near.
 */
export function countUnplaced(
  index: SearchIndex,
  places: readonly PlaceWish[],
  constraints: readonly Constraint[],
): number {
  const wanted = places.filter(({ relation }) => relation !== 'not_in')
  const isPart = ({ kind, relation }: PlaceWish): boolean =>
    (kind === 'quarter' || kind === 'locality') && relation === 'in'
  if (wanted.length === 0 || !wanted.every(isPart)) return 0
  const { commune, quarter, locality, point } = index.columns
  const own = new Set(wanted.flatMap(({ communes }) => communes.map((slug) => index.communeNumbers.get(slug))))
  const rows = allRows(index.size)
  for (const { name, narrow } of constraints) if (name !== 'place') narrow(rows)
  const isUnplaced = (row: number): boolean =>
    quarter[row] === NONE && locality[row] === NONE && point[row] !== POINT.exact
  keepPassing(rows, (row) => isUnplaced(row) && own.has(commune[row]))
  return countRows(rows)
}
