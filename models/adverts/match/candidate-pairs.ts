import type { AdvertColumns } from './advert-columns.ts'
import { MAX_GAP_DAYS } from './match-weights.ts'
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

/**
 * Visits the pairs worth comparing: adverts of one deal and commune alike in size and price, and, wherever they lie, adverts that share an agency's
 * reference, a photo or a run of words. Every block is bounded, so the work grows with the adverts and not with their square.
 * @param cell deal, commune and segment of each advert; -1 where the commune is unknown
 */
export function visitCandidates(columns: AdvertColumns, cell: Int32Array, visit: PairVisitor): void {
  visitSizeBuckets(columns, cell, visit)
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

function visitSizeBuckets(c: AdvertColumns, cell: Int32Array, visit: PairVisitor): void {
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
  const starts = new Map(blocksIn(order, keys, 1))
  for (const [key, [from, to]] of starts) {
    visitWithin(c, order, from, to, visit)
    for (const [area, price] of NEIGHBOURS) {
      const other = starts.get(key + area * PRICE_BUCKETS + price)
      if (other !== undefined) visitAcross(c, order, [from, to], other, visit)
    }
  }
}

function sizeKey(cell: number, areaBucket: number, priceBucket: number): number {
  // three guard rows between cells keep neighbours of the last bucket out of the next cell
  return (cell * PRICE_BUCKETS + areaBucket + 2) * PRICE_BUCKETS + priceBucket + 2
}

/** Members lie in order of their first day, so that the walk stops where time has run out. */
function visitWithin(c: AdvertColumns, order: Uint32Array, from: number, to: number, visit: PairVisitor): void {
  for (let x = from; x < to; x++) {
    const i = order[x]!
    const lastStart = c.lastDay[i]! + MAX_GAP_DAYS
    const end = Math.min(to, x + 1 + BUCKET_REACH)
    for (let y = x + 1; y < end && c.firstDay[order[y]!]! <= lastStart; y++) visit(i, order[y]!)
  }
}

function visitAcross(
  c: AdvertColumns,
  order: Uint32Array,
  [from, to]: Range,
  [otherFrom, otherTo]: Range,
  visit: PairVisitor,
): void {
  visitLater(c, order, [from, to], [otherFrom, otherTo], 0, visit)
  visitLater(c, order, [otherFrom, otherTo], [from, to], 1, visit)
}

/** Each of `range` with those of `others` that begin on the same day or later, or strictly later (`after` 1) so that no pair comes twice. */
function visitLater(
  c: AdvertColumns,
  order: Uint32Array,
  [from, to]: Range,
  [otherFrom, otherTo]: Range,
  after: 0 | 1,
  visit: PairVisitor,
): void {
  let start = otherFrom
  for (let x = from; x < to; x++) {
    const i = order[x]!
    while (start < otherTo && c.firstDay[order[start]!]! < c.firstDay[i]! + after) start++
    const lastStart = c.lastDay[i]! + MAX_GAP_DAYS
    const end = Math.min(otherTo, start + BUCKET_REACH)
    for (let y = start; y < end && c.firstDay[order[y]!]! <= lastStart; y++) visit(i, order[y]!)
  }
}

/** Sorted neighbourhood (Hernández & Stolfo 1995) within each block of one key, by area, price and day. */
function visitKeyBlocks(c: AdvertColumns, keyOf: (i: number) => number, visit: PairVisitor): void {
  const keys = Float64Array.from({ length: c.count }, (_, i) => keyOf(i))
  const order = inBlocks(
    keys,
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

function visitPhotoBlocks(c: AdvertColumns, visit: PairVisitor): void {
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

type Range = readonly [number, number]

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

function bandKey(c: AdvertColumns, i: number, band: number): number {
  let key = c.isRent[i]!
  for (let bin = 0; bin < BAND_BINS; bin++) key = key * 4096 + c.signature[i * SIGNATURE_BINS + band * BAND_BINS + bin]!
  return key
}
