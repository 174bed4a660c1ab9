import { addRows, chunksOf, copyRows, countRows, factAt, hasRow, keepCommon, type RowSet } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { passingEach, passingRows, type Constraint } from '../rank/constraint.ts'
import { createTopRows } from '../rank/top-rows.ts'
import { isImplied } from './explain-empty.ts'

/** A row outside a search that misses as few of its conditions as any does. */
export interface CloseRow {
  row: number
  /** Names of the conditions that it misses. */
  missed: string[]
}

/**
 * Rows that miss the fewest conditions, nearest first: numbers count by the share that is missing, other conditions in full; equal ones go newest first.
 * Rent or sale and homes at all are never given up.
 */
export function closestRows(
  index: SearchIndex,
  constraints: readonly Constraint[],
  limit: number,
  passing: readonly RowSet[] = passingEach(index, constraints),
): CloseRow[] {
  const given = constraints
    .map((constraint, number) => ({ ...constraint, passing: passing[number]! }))
    .filter((constraint) => !isImplied(constraint))
  const implied = passingRows(index, constraints.filter(isImplied))
  const fewest = missingFewest(
    implied,
    given.map(({ passing }) => passing),
  )
  const top = createTopRows(index, limit)
  for (const chunk of chunksOf(fewest))
    for (let at = 0; at < chunk.length; at++) {
      const row = chunk[at]!
      top.offer(row, -given.reduce((sum, one) => sum + (hasRow(one.passing, row) ? 0 : shareMissing(one, row)), 0))
    }
  return top.rows().map(({ row }) => ({
    row,
    missed: given.filter(({ passing }) => !hasRow(passing, row)).map(({ name }) => name),
  }))
}

/** Rows of a set that miss as few of the conditions as any of it. */
function missingFewest(rows: RowSet, passing: readonly RowSet[]): RowSet {
  /** By number: rows that miss at most so many of the conditions seen so far. */
  const atMost = [rows]
  for (const passes of passing) {
    atMost.push(copyRows(atMost.at(-1)!))
    for (let missed = atMost.length - 2; missed >= 0; missed--) {
      const next = copyRows(atMost[missed]!)
      keepCommon(next, passes)
      if (missed > 0) addRows(next, atMost[missed - 1]!)
      atMost[missed] = next
    }
  }
  return atMost.find((set) => countRows(set) > 0) ?? rows
}

function shareMissing({ value, facts }: Constraint, row: number): number {
  const fact = facts ? factAt(facts, row) : NaN
  if (typeof value !== 'number' || Number.isNaN(fact)) return 1
  const share = Math.abs(fact - value) / Math.max(1, Math.abs(value))
  return share / (1 + share)
}
