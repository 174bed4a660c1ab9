import { commuteOfRows } from '../index/row-commute.ts'
import { chunksOf, hasRow, type RowSet } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import type { SearchOrder } from './search-address.ts'

type Order = Exclude<SearchOrder, 'match'>
/** Figures of a release by which its rows are put in order once, whatever is asked for. */
type Fact = 'none' | 'price' | 'rent' | 'pricePerM2'

/** A page of a set of rows in an order other than the best match. Unknown figures come last, then newest first, then by id. */
export function orderRows(
  index: SearchIndex,
  set: RowSet,
  intent: SearchIntent,
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const [commute] = intent.commutes
  if (order === 'commute' && commute !== undefined) {
    const minutes = new Float64Array(index.size)
    const [own, rows]: [Float64Array, number[]] = [new Float64Array(index.size), []]
    const facts = commuteOfRows(index, commute)
    for (const chunk of chunksOf(set)) {
      facts(chunk, chunk.length, own)
      for (let at = 0; at < chunk.length; at++) minutes[chunk[at]!] = own[at]!
      rows.push(...chunk)
    }
    return sorted(index, rows, minutes).slice(offset, offset + limit)
  }
  const shown: number[] = []
  let passed = 0
  for (const row of allInOrder(index, factOf(intent, order))) {
    if (!hasRow(set, row) || passed++ < offset) continue
    shown.push(row)
    if (shown.length === limit) break
  }
  return shown
}

function factOf({ listingType }: SearchIntent, order: Order): Fact {
  if (order === 'price') return listingType === 'rent' ? 'rent' : 'price'
  return order === 'price-per-m2' ? 'pricePerM2' : 'none'
}

const known = new WeakMap<SearchIndex, Partial<Record<Fact, Uint32Array>>>()

/** Every row of an index by a figure; put in order on first use. */
function allInOrder(index: SearchIndex, fact: Fact): Uint32Array {
  const orders = known.get(index) ?? {}
  known.set(index, orders)
  return (orders[fact] ??= Uint32Array.from(sorted(index, [...index.ids.keys()], figuresOf(index, fact))))
}

function figuresOf({ size, columns }: SearchIndex, fact: Fact): Figures {
  const { priceEur, rentWithChargesEur, areaM2 } = columns
  if (fact === 'price') return priceEur
  if (fact === 'rent') return rentWithChargesEur
  return new Float64Array(size).map((_, row) => (fact === 'pricePerM2' ? priceEur[row]! / areaM2[row]! : 0))
}

type Figures = Float32Array | Float64Array

function sorted(index: SearchIndex, rows: number[], figures: Figures): number[] {
  const { firstSeen, implausible } = index.columns
  return rows.sort(
    (a, b) =>
      implausible[a]! - implausible[b]! ||
      compare(figures[a]!, figures[b]!) ||
      firstSeen[b]! - firstSeen[a]! ||
      (index.ids[a]! < index.ids[b]! ? -1 : 1),
  )
}

function compare(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return a - b
}
