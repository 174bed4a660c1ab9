import { markPassing } from './constraints.ts'
import type { Constraint } from './constraints.ts'
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
export function explainEmpty(index: SearchIndex, constraints: readonly Constraint[]): EmptyExplanation {
  const marks = constraints.map((constraint) => {
    const passes = new Uint8Array(index.size)
    constraint.mark(passes)
    return passes
  })
  const failed = new Uint8Array(index.size)
  for (const passes of marks) for (let row = 0; row < passes.length; row++) failed[row]! += 1 - passes[row]!
  const effects = constraints.map((constraint, at) => effectOf(constraint, marks[at]!, failed))
  return { searched: index.size, effects }
}

/** Whether something meets all conditions. */
export function isFound(index: SearchIndex, constraints: readonly Constraint[]): boolean {
  return markPassing(index, constraints).includes(1)
}

function effectOf(constraint: Constraint, passes: Uint8Array, failed: Uint8Array): ConstraintEffect {
  const { name, value, kind, factOf } = constraint
  let removed = 0
  let foundWithout = 0
  let nearest = NaN
  for (let row = 0; row < passes.length; row++) {
    if (passes[row] === 1) continue
    removed++
    if (failed[row] !== 1) continue
    foundWithout++
    const fact = factOf?.(row) ?? NaN
    if (Number.isNaN(fact)) continue
    if (Number.isNaN(nearest)) nearest = fact
    else nearest = kind === 'min' ? Math.max(nearest, fact) : Math.min(nearest, fact)
  }
  return { name, value, kind, removed, foundWithout, nearest: Number.isNaN(nearest) ? null : nearest }
}
