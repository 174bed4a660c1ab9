import { commuteOfRows } from '../index/row-commute.ts'
import { chunksOf, countRows } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { passingRows } from '../rank/constraint.ts'
import { constraintsOf } from '../rank/constraints.ts'
import type { SearchOrder } from './search-address.ts'

/** A page of the rows that meet an intent, in an order other than the best match. Unknown figures come last, then newest first, then by id. */
export function orderRows(
  index: SearchIndex,
  intent: SearchIntent,
  order: Exclude<SearchOrder, 'match'>,
  { offset, limit }: { offset: number; limit: number },
): { rows: number[]; total: number } {
  const { firstSeen, implausible } = index.columns
  const set = passingRows(index, constraintsOf(index, intent))
  const rows: number[] = []
  for (const chunk of chunksOf(set)) rows.push(...chunk)
  const figure = figureOf(index, intent, order)
  const figures = new Map(rows.map((row) => [row, figure(row)]))
  rows.sort(
    (a, b) =>
      implausible[a]! - implausible[b]! ||
      compare(figures.get(a)!, figures.get(b)!) ||
      firstSeen[b]! - firstSeen[a]! ||
      (index.ids[a]! < index.ids[b]! ? -1 : 1),
  )
  return { rows: rows.slice(offset, offset + limit), total: countRows(set) }
}

function figureOf(index: SearchIndex, intent: SearchIntent, order: SearchOrder): (row: number) => number {
  const { priceEur, rentWithChargesEur, areaM2 } = index.columns
  const price = intent.listingType === 'rent' ? rentWithChargesEur : priceEur
  if (order === 'price') return (row) => price[row]!
  if (order === 'price-per-m2') return (row) => priceEur[row]! / areaM2[row]!
  const [commute] = intent.commutes
  if (order === 'commute' && commute !== undefined) return commuteOfRows(index, commute)
  return () => 0
}

function compare(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return a - b
}
