import { allRows } from './constraint.ts'
import type { Constraint } from './constraint.ts'
import type { SearchIndex } from './search-index.ts'

/** What one condition does to the result. */
export interface ConstraintEffect {
  name: string
  value: string | number
  kind: Constraint['kind']
  /** Listings that this condition alone turns away, of all. */
  removed: number
  /** Listings that would be found without it, all others kept. */
  foundWithout: number
  /** Nearest value of a number that would find something, all others kept; null when dropping the condition would not help. */
  nearest: number | null
}

export interface EmptyExplanation {
  /** Listings that were looked at. */
  searched: number
  /** In the order of the conditions. */
  effects: ConstraintEffect[]
}

/** Which condition turned away how many, and what would have to give for something to be found. */
export function explainEmpty({ size }: SearchIndex, constraints: readonly Constraint[]): EmptyExplanation {
  const all = new Int32Array(size)
  const left = allRows(size)
  let count = size
  /** By condition, the rows that meet all others so far. */
  const missed: { rows: Int32Array; count: number }[] = []
  const removed: number[] = []
  for (const constraint of constraints) {
    for (const one of missed) one.count = constraint.narrow(one.rows, one.count)
    const before = left.slice(0, count)
    count = constraint.narrow(left, count)
    missed.push(rowsWithout(before, left, count))
    for (let row = 0; row < size; row++) all[row] = row
    removed.push(size - constraint.narrow(all, size))
  }
  const effects = constraints.map((constraint, number) => effectOf(constraint, removed[number]!, missed[number]!))
  return { searched: size, effects }
}

/** The rows of `before` that are not among `kept[0..count)`; both are in the same order. */
function rowsWithout(before: Int32Array, kept: Int32Array, count: number): { rows: Int32Array; count: number } {
  let others = 0
  let next = 0
  for (const row of before) {
    if (next < count && kept[next] === row) next++
    else before[others++] = row
  }
  return { rows: before, count: others }
}

function effectOf(
  { name, value, kind, factOf }: Constraint,
  removed: number,
  { rows, count }: { rows: Int32Array; count: number },
): ConstraintEffect {
  let nearest = NaN
  for (let at = 0; at < count; at++) {
    const fact = factOf ? factOf(rows[at]!) : NaN
    if (Number.isNaN(fact)) continue
    if (Number.isNaN(nearest)) nearest = fact
    else nearest = kind === 'min' ? Math.max(nearest, fact) : Math.min(nearest, fact)
  }
  return { name, value, kind, removed, foundWithout: count, nearest: Number.isNaN(nearest) ? null : nearest }
}
