import { passingEach, type Constraint } from '../rank/constraint.ts'
import { allRows, chunksOf, copyRows, countRows, keepCommon, LARGEST_CHUNK } from '../index/row-set.ts'
import type { Facts, RowSet } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** Effect of one condition on the result. */
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

/** Conditions that nobody states: rent or sale is always asked for, and no type means a home. */
export function isImplied({ name, value }: Pick<ConstraintEffect, 'name' | 'value'>): boolean {
  return name === 'listingType' || value === 'dwelling'
}

/** Which condition turned away how many, and what would have to give for something to be found. @param passing rows of each condition alone */
export function explainEmpty(
  index: SearchIndex,
  constraints: readonly Constraint[],
  passing: readonly RowSet[] = passingEach(index, constraints),
): EmptyExplanation {
  const { size } = index
  const removed = passing.map((rows) => size - countRows(rows))
  const others = passingOthers(passing, size)
  const effects = constraints.map((constraint, number) => effectOf(constraint, removed[number]!, others[number]!))
  return { searched: size, effects }
}

/** By condition, the rows that meet all others: those that all before it and all after it have in common. */
function passingOthers(passing: readonly RowSet[], size: number): RowSet[] {
  const others: RowSet[] = []
  const after = allRows(size)
  for (const rows of passing.toReversed()) {
    others.unshift(copyRows(after))
    keepCommon(after, rows)
  }
  const before = allRows(size)
  for (const [number, rows] of passing.entries()) {
    keepCommon(others[number]!, before)
    keepCommon(before, rows)
  }
  return others
}

function effectOf({ name, value, kind, facts }: Constraint, removed: number, others: RowSet): ConstraintEffect {
  const nearest = facts ? nearestFact(kind, facts, others) : null
  return { name, value, kind, removed, foundWithout: countRows(others), nearest }
}

function nearestFact(kind: Constraint['kind'], facts: Facts, rows: RowSet): number | null {
  let nearest = NaN
  const values = new Float64Array(LARGEST_CHUNK)
  for (const chunk of chunksOf(rows)) {
    facts(chunk, chunk.length, values)
    for (let at = 0; at < chunk.length; at++) {
      const fact = values[at]!
      if (Number.isNaN(fact)) continue
      if (Number.isNaN(nearest)) nearest = fact
      else nearest = kind === 'min' ? Math.max(nearest, fact) : Math.min(nearest, fact)
    }
  }
  return Number.isNaN(nearest) ? null : nearest
}
