import type { ComparedColumns } from './columns-in-order.ts'
import { MAX_GAP_DAYS } from './match-weights.ts'
import { isRuledOut } from './pair-vetoes.ts'
import type { VetoColumns } from './pair-vetoes.ts'
import { SIGNATURE_BINS } from './text-signature.ts'

/** Called for each candidate pair; the same pair may come several times. */
export type PairVisitor = (i: number, j: number) => void

/** Buckets are as wide as two adverts of one property may differ, so that neighbours suffice. */
const AREA_STEP = Math.log(1.05)
const PRICE_STEP = Math.log(1.12)
const PRICE_BUCKETS = 512
/** An advert is compared with at most this many that follow it in one bucket, nearest in time first. */
const BUCKET_REACH = 300
/** In blocks by one telling value (reference, photo, words) only neighbours in size are compared. */
const KEY_REACH = 12
/** A photo or a band of words that so many adverts share tells nothing. */
const MAX_KEY_BLOCK = 400
const BAND_BINS = 4
/** Forward half of the eight buckets around one; with itself, each pair of neighbours once. */
const NEIGHBOURS = [
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

/** Adverts of a deal and commune, in blocks of those alike in size and price. */
export interface SizeBlocks {
  /** Adverts in the order of their blocks, those of a block by their first day; without those of an unknown place, size or price. */
  order: Uint32Array
  /** Where each block lies in `order`, by its key. */
  ranges: ReadonlyMap<number, Range>
}

/** Lays the adverts out in blocks. @param cell deal, commune and segment of each advert; -1 where the commune is unknown */
export function sizeBlocks(c: ComparedColumns, cell: Int32Array): SizeBlocks {
  const keys = new Float64Array(c.count).fill(-1)
  for (let i = 0; i < c.count; i++) {
    if (cell[i] === -1 || !(c.area[i]! > 0) || !(c.price[i]! > 0)) continue
    keys[i] = sizeKey(
      cell[i]!,
      Math.floor(Math.log(c.area[i]!) / AREA_STEP),
      Math.floor(Math.log(c.price[i]!) / PRICE_STEP),
    )
  }
  const order = inBlocks(keys, (a, b) => c.firstDay[a]! - c.firstDay[b]! || a - b)
  return { order, ranges: new Map(blocksIn(order, keys, 1)) }
}

/**
 * Visits the pairs of adverts of one deal and commune alike in size and price, most of those that a veto forbids left out. Every block is bounded, so
 * the work grows with the adverts and not with their square.
 * @param walk the columns in the order of the blocks; the visitor is told positions in that order
 */
export function visitSizeBlocks(walk: VetoColumns, { ranges }: SizeBlocks, visit: PairVisitor): void {
  const visitor: PairVisitor = (x, y) => {
    if (!isRuledOut(walk, x, y)) visit(x, y)
  }
  for (const [key, range] of ranges) {
    visitWithin(walk, range, visitor)
    for (const [area, price] of NEIGHBOURS) {
      const other = ranges.get(key + area * PRICE_BUCKETS + price)
      if (other === undefined) continue
      visitLater(walk, range, other, 0, visitor)
      visitLater(walk, other, range, 1, visitor)
    }
  }
}

/**
 * Visits the pairs that share a value: an agency's reference, a photo or a run of words, wherever they lie; a price or an area in one commune, where one
 * of the two does not state the other. The blocks of a value are bounded too.
 */
export function visitKeyed(columns: ComparedColumns, cell: Int32Array, visit: PairVisitor): void {
  const lacksSize = (i: number): boolean => Number.isNaN(columns.area[i]!) || Number.isNaN(columns.price[i]!)
  const partly: PairVisitor = (i, j) => {
    if (lacksSize(i) || lacksSize(j)) visit(i, j)
  }
  const inCell = (i: number, key: number): number => (cell[i] === -1 || Number.isNaN(key) ? -1 : cell[i]! * 1e8 + key)
  visitKeyBlocks(columns, (i) => inCell(i, Math.round(columns.price[i]!)), partly)
  visitKeyBlocks(columns, (i) => inCell(i, Math.round(columns.area[i]!)), partly)
  visitKeyBlocks(columns, (i) => (columns.agencyRef[i] === -1 ? -1 : columns.agencyRef[i]!), visit)
  for (let band = 0; band < SIGNATURE_BINS / BAND_BINS; band++) {
    visitKeyBlocks(columns, (i) => (columns.hasText[i] === 0 ? -1 : bandKey(columns, i, band)), visit)
  }
  visitPhotoBlocks(columns, visit)
}

function sizeKey(cell: number, areaBucket: number, priceBucket: number): number {
  // three guard rows between cells keep neighbours of the last bucket out of the next cell
  return (cell * PRICE_BUCKETS + areaBucket + 2) * PRICE_BUCKETS + priceBucket + 2
}

type Range = readonly [number, number]
type Days = Pick<VetoColumns, 'firstDay' | 'lastDay'>

/** Members lie in order of their first day, so that the walk stops where time has run out. */
function visitWithin({ firstDay, lastDay }: Days, [from, to]: Range, visit: PairVisitor): void {
  for (let x = from; x < to; x++) {
    const lastStart = lastDay[x]! + MAX_GAP_DAYS
    const end = Math.min(to, x + 1 + BUCKET_REACH)
    for (let y = x + 1; y < end && firstDay[y]! <= lastStart; y++) visit(x, y)
  }
}

/** Each of `range` with those of `others` that begin on the same day or later, or strictly later (`after` 1) so that no pair comes twice. */
function visitLater(
  { firstDay, lastDay }: Days,
  [from, to]: Range,
  [otherFrom, otherTo]: Range,
  after: 0 | 1,
  visit: PairVisitor,
): void {
  let start = otherFrom
  for (let x = from; x < to; x++) {
    while (start < otherTo && firstDay[start]! < firstDay[x]! + after) start++
    const lastStart = lastDay[x]! + MAX_GAP_DAYS
    const end = Math.min(otherTo, start + BUCKET_REACH)
    for (let y = start; y < end && firstDay[y]! <= lastStart; y++) visit(x, y)
  }
}

/** Sorted neighbourhood (Hernández & Stolfo 1995) within each block of one key, by area, price and day. */
function visitKeyBlocks(c: ComparedColumns, keyOf: (i: number) => number, visit: PairVisitor): void {
  const keys = Float64Array.from({ length: c.count }, (_, i) => keyOf(i))
  const shared = sharedIn(keys)
  const order = inBlocks(
    keys.map((key) => (shared.has(key) ? key : -1)),
    (a, b) => compare(c.area, a, b) || compare(c.price, a, b) || c.firstDay[a]! - c.firstDay[b]! || a - b,
  )
  for (const [, [from, to]] of blocksIn(order, keys, 2)) visitNeighbours(order, from, to, visit)
}

function visitNeighbours(order: Uint32Array, from: number, to: number, visit: PairVisitor): void {
  if (to - from > MAX_KEY_BLOCK) return
  for (let x = from; x < to; x++) {
    const end = Math.min(to, x + 1 + KEY_REACH)
    for (let y = x + 1; y < end; y++) visit(order[x]!, order[y]!)
  }
}

function visitPhotoBlocks(c: ComparedColumns, visit: PairVisitor): void {
  const distinct = c.photos.reduce((most, photo) => Math.max(most, photo + 1), 0)
  const start = new Uint32Array(distinct + 1)
  for (const photo of c.photos) if (photo !== -1) start[photo + 1]!++
  for (let photo = 0; photo < distinct; photo++) start[photo + 1]! += start[photo]!
  const end = start.slice(0, -1)
  const members = new Uint32Array(start[distinct]!)
  for (let i = 0; i < c.count; i++) {
    for (let p = c.photoStart[i]!; p < c.photoStart[i + 1]!; p++) {
      const photo = c.photos[p]!
      // An advert may show a photo twice.
      const isNew = photo !== -1 && (end[photo] === start[photo] || members[end[photo]! - 1] !== i)
      if (isNew) members[end[photo]!++] = i
    }
  }
  for (let photo = 0; photo < distinct; photo++) visitNeighbours(members, start[photo]!, end[photo]!, visit)
}

/** Keys that several adverts have: few, so that few need the slow sort by several columns. */
function sharedIn(keys: Float64Array): Set<number> {
  const sorted = keys.toSorted()
  const shared = new Set<number>()
  for (let at = 1; at < sorted.length; at++) if (sorted[at] === sorted[at - 1]) shared.add(sorted[at]!)
  return shared
}

/** Adverts with a key of 0 or more in order of their keys. */
function inBlocks(keys: Float64Array, within: (a: number, b: number) => number): Uint32Array {
  const kept = Uint32Array.from({ length: keys.length }, (_, i) => i).filter((i) => keys[i]! >= 0)
  return kept.sort((a, b) => keys[a]! - keys[b]! || within(a, b))
}

/** Each key with where its block lies in `order`. @param least adverts of a block, smaller ones are left out */
function* blocksIn(order: Uint32Array, keys: Float64Array, least: number): Generator<[key: number, range: Range]> {
  for (let from = 0; from < order.length;) {
    const key = keys[order[from]!]!
    let to = from + 1
    while (to < order.length && keys[order[to]!] === key) to++
    if (to - from >= least) yield [key, [from, to]]
    from = to
  }
}

/** Unknown values last. */
function compare(column: Float64Array, a: number, b: number): number {
  const [x, y] = [column[a]!, column[b]!]
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y))
  return x - y
}

function bandKey(c: ComparedColumns, i: number, band: number): number {
  let key = c.isRent[i]!
  for (let bin = 0; bin < BAND_BINS; bin++) key = key * 4096 + c.signature[i * SIGNATURE_BINS + band * BAND_BINS + bin]!
  return key
}
