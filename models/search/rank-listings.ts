import { passingRows } from './rank/constraint.ts'
import { constraintsOf } from './rank/constraints.ts'
import { explainEmpty, type EmptyExplanation } from './explain/explain-empty.ts'
import { factMatcher, type MatchFacts } from './explain/match-facts.ts'
import { chunksOf, countRows, type RowSet } from './index/row-set.ts'
import { conditionsPart, createRowScorer, scorePartsOf, weightedScore } from './rank/score-parts.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { SearchOrder } from './intent/conditions.ts'
import type { SearchIntent } from './intent/search-intent.ts'
import { createTopRows, type TopRows } from './rank/top-rows.ts'
import { roundHalfUp } from '../statistics/round.ts'

export interface RankOptions {
  /** Largest number of results. @default 20 */
  limit?: number
}

export interface RankedListing {
  id: string
  /** 0 to 100, rounded to one digit. */
  score: number
  match: MatchFacts
  /** Each part of the score, 0 to 1, with its weight. */
  parts: { name: string; weight: number; value: number }[]
}

export interface RankedListings {
  /** Best first; equal ones newest first, then by id. */
  results: RankedListing[]
  /** All that meet the conditions. */
  total: number
  /** Why there are none; null when there are some. */
  empty: EmptyExplanation | null
  /** Whether no home that was found has the fact by which they were to be ordered: they go newest first. */
  lacksOrder: boolean
  /** Number of homes that the order asked for puts first: they have its fact and a price that can be right. */
  inOrder: number
}

/** The listings that meet the conditions of an intent, ordered by how well they fulfil its wishes. */
export function rankListings(index: SearchIndex, intent: SearchIntent, options: RankOptions = {}): RankedListings {
  const { limit = 20 } = options
  const constraints = constraintsOf(index, intent)
  const rows = passingRows(index, constraints)
  const total = countRows(rows)
  if (total === 0) return { results: [], total, empty: explainEmpty(index, constraints), lacksOrder: false, inOrder: 0 }
  const parts = scorePartsOf(index, intent)
  const scorer = createRowScorer(index, intent, parts)
  const top = createTopRows(index, limit)
  const order = intent.order === null ? null : orderOf(index, intent.order)
  const inOrder = order ? offerInOrder(index, top, rows, order) : 0
  for (const chunk of order ? [] : chunksOf(rows)) {
    const { count, scores } = scorer.score(chunk, top.least())
    for (let at = 0; at < count; at++) top.offer(chunk[at]!, scores[at]!)
  }
  const shown = [...conditionsPart(constraints), ...parts]
  const best = Int32Array.from(top.rows(), ({ row }) => row)
  const values = shown.map((part) => {
    const own = new Float64Array(best.length)
    part.values(best, best.length, own)
    return own
  })
  const weights = shown.map(({ weight }) => weight)
  const matchOf = factMatcher(index, intent)
  const results = Array.from(best, (row, at) => {
    const own = values.map((ofPart) => ofPart[at]!)
    return {
      id: index.ids[row]!,
      score: roundHalfUp(weightedScore(own, weights), 1),
      match: matchOf(row),
      parts: shown.map(({ name, weight }, part) => ({ name, weight, value: own[part]! })),
    }
  })
  return { results, total, empty: null, lacksOrder: order !== null && lacksOrder(order, top), inOrder }
}

/** Value by which rows go in the order that was asked for, largest first; rows without the fact come last. */
export function orderOf(
  { columns: { priceEur, areaM2, reducedShare } }: SearchIndex,
  order: SearchOrder,
): (row: number) => number {
  if (order === 'newest') return () => 0
  if (order === 'reduced') return (row) => knownOr(LAST, reducedShare[row]!)
  if (order === 'cheapest_per_m2') return (row) => knownOr(LAST, -SCALE * (priceEur[row]! / areaM2[row]!))
  const facts = order === 'cheapest' || order === 'dearest' ? priceEur : areaM2
  const sign = order === 'cheapest' || order === 'smallest' ? -SCALE : SCALE
  return (row) => knownOr(LAST, sign * facts[row]!)
}

/** Offers rows by an order; returns how many of them it puts first. */
export function offerInOrder(
  { columns: { implausible } }: SearchIndex,
  top: TopRows,
  rows: RowSet,
  order: (row: number) => number,
): number {
  let first = 0
  for (const chunk of chunksOf(rows))
    for (const row of chunk) {
      const value = order(row)
      top.offer(row, value)
      if (value !== LAST && implausible[row] === 0) first++
    }
  return first
}

/** Whether even the first of the best rows lacks the fact, as rows without it come last. */
export function lacksOrder(order: (row: number) => number, top: TopRows): boolean {
  const [first] = top.rows()
  return first !== undefined && order(first.row) === LAST
}

function knownOr(last: number, figure: number): number {
  return Number.isNaN(figure) ? last : figure
}

/** Below the deduction for an implausible price, whatever the fact. */
const SCALE = 1e-7
const LAST = -500
