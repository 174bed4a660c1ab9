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
  // A row that meets all but one condition is known by the one whose number is missing from its sum.
  const met = new Uint8Array(size)
  const sums = new Uint16Array(size)
  const removed = constraints.map((constraint, number) => {
    const rows = allRows(size)
    const count = constraint.narrow(rows, size)
    for (let at = 0; at < count; at++) {
      met[rows[at]!]!++
      sums[rows[at]!]! += number
    }
    return size - count
  })
  const effects = constraints.map(({ name, value, kind }, number): ConstraintEffect => ({
    name,
    value,
    kind,
    removed: removed[number]!,
    foundWithout: 0,
    nearest: null,
  }))
  const all = (constraints.length * (constraints.length - 1)) / 2
  for (let row = 0; row < size; row++)
    if (met[row] === constraints.length - 1) {
      const number = all - sums[row]!
      addFound(effects[number]!, constraints[number]!, row)
    }
  return { searched: size, effects }
}

function addFound(effect: ConstraintEffect, { kind, factOf }: Constraint, row: number): void {
  effect.foundWithout++
  const fact = factOf?.(row) ?? NaN
  if (Number.isNaN(fact)) return
  if (effect.nearest === null) effect.nearest = fact
  else effect.nearest = kind === 'min' ? Math.max(effect.nearest, fact) : Math.min(effect.nearest, fact)
}
