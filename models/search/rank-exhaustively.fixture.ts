import type { Constraint } from './rank/constraint.ts'
import { constraintsOf } from './rank/constraints.ts'
import type { ConstraintEffect } from './explain/explain-empty.ts'
import { allRows, countRows, factAt, keepPassing } from './index/row-set.ts'
import { conditionsPart, scorePartsOf, weightedScore } from './rank/score-parts.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { SearchIntent } from './intent/search-intent.ts'

export interface ExhaustiveRanking {
  ids: string[]
  scores: number[]
  total: number
  effects: ConstraintEffect[] | null
}

/** Expected result of `rankListings`, computed plainly: each row alone under each condition, every part of every score, one sort. */
export function rankExhaustively(index: SearchIndex, intent: SearchIntent, limit: number): ExhaustiveRanking {
  const rows = Array.from({ length: index.size }, (_, row) => row)
  const constraints = constraintsOf(index, intent)
  const verdicts = constraints.map((constraint) => rows.map((row) => meets(index, constraint, row)))
  const passing = rows.filter((row) => verdicts.every((verdict) => verdict[row]))
  const effects = constraints.map((constraint, number) => {
    const others = rows.filter((row) => verdicts.every((verdict, other) => other === number || verdict[row]))
    return effectOf(constraint, rows.filter((row) => !verdicts[number]![row]).length, others)
  })
  const scores = scoresOf(index, intent, constraints)
  const best = passing.toSorted((a, b) => compareRows(index, scores, a, b)).slice(0, limit)
  return {
    ids: best.map((row) => index.ids[row]!),
    scores: best.map((row) => Math.round(scores[row]! * 10) / 10),
    total: passing.length,
    effects: passing.length === 0 ? effects : null,
  }
}

function meets({ size }: SearchIndex, constraint: Constraint, row: number): boolean {
  const alone = allRows(size)
  keepPassing(alone, (one) => one === row)
  constraint.narrow(alone)
  return countRows(alone) === 1
}

function effectOf(
  { name, value, kind, facts: allFacts }: Constraint,
  removed: number,
  others: number[],
): ConstraintEffect {
  const facts = allFacts ? others.map((row) => factAt(allFacts, row)).filter((fact) => !Number.isNaN(fact)) : []
  const nearest = facts.length === 0 ? null : kind === 'min' ? Math.max(...facts) : Math.min(...facts)
  return { name, value, kind, removed, foundWithout: others.length, nearest }
}

function scoresOf(index: SearchIndex, intent: SearchIntent, constraints: readonly Constraint[]): number[] {
  const parts = [...conditionsPart(constraints), ...scorePartsOf(index, intent)]
  const weights = parts.map(({ weight }) => weight)
  return Array.from({ length: index.size }, (_, row) =>
    weightedScore(
      parts.map((part) => factAt(part.values, row)),
      weights,
    ),
  )
}

function compareRows({ ids, columns }: SearchIndex, scores: readonly number[], a: number, b: number): number {
  if (Math.abs(scores[a]! - scores[b]!) > 1e-9) return scores[b]! - scores[a]!
  return columns.firstSeen[b]! - columns.firstSeen[a]! || (ids[a]! < ids[b]! ? -1 : 1)
}
