import type { AdvertColumns } from './advert-columns.ts'
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

/**
 * Visits the pairs worth comparing: adverts of one deal and commune alike in size and price, and, wherever they lie, adverts that share an agency's
 * reference, a photo or a run of words. Every block is bounded, so the work grows with the adverts and not with their square.
 * @param cell deal, commune and segment of each advert; -1 where the commune is unknown
 * @param all false leaves out most pairs that a veto forbids
 */
export function visitCandidates(columns: AdvertColumns, cell: Int32Array, visit: PairVisitor, all = true): void {
  visitSizeBuckets(columns, cell, visit, all)
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

function visitSizeBuckets(c: AdvertColumns, cell: Int32Array, visit: PairVisitor, all: boolean): void {
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
  const walk = walkOf(c, order, visit, all)
  const starts = new Map(blocksIn(order, keys, 1))
  for (const [key, range] of starts) {
    visitWithin(walk, range)
    for (const [area, price] of NEIGHBOURS) {
      const other = starts.get(key + area * PRICE_BUCKETS + price)
      if (other === undefined) continue
      visitLater(walk, range, other, 0)
      visitLater(walk, other, range, 1)
    }
  }
}

function sizeKey(cell: number, areaBucket: number, priceBucket: number): number {
  // three guard rows between cells keep neighbours of the last bucket out of the next cell
  return (cell * PRICE_BUCKETS + areaBucket + 2) * PRICE_BUCKETS + priceBucket + 2
}

/** Adverts in the order in which they are compared. Read where they lie in the columns, far apart, they would come from the slow end of the memory. */
interface Walk extends VetoColumns {
  visit(x: number, y: number): void
}

function walkOf(c: AdvertColumns, order: Uint32Array, visit: PairVisitor, all: boolean): Walk {
  const inOrder = <Column extends Int32Array | Float32Array>(column: Column): Column => {
    const walked = column.slice(0, order.length) as Column
    for (let x = 0; x < order.length; x++) walked[x] = column[order[x]!]!
    return walked
  }
  const columns: VetoColumns = {
    firstDay: inOrder(c.firstDay),
    lastDay: inOrder(c.lastDay),
    portal: inOrder(c.portal),
    unit: inOrder(c.unit),
    floor: inOrder(c.floor),
    bedrooms: inOrder(c.bedrooms),
  }
  return {
    ...columns,
    visit(x, y) {
      if (all || !isRuledOut(columns, x, y)) visit(order[x]!, order[y]!)
    },
  }
}

type Range = readonly [number, number]

/** Members lie in order of their first day, so that the walk stops where time has run out. */
function visitWithin({ firstDay, lastDay, visit }: Walk, [from, to]: Range): void {
  for (let x = from; x < to; x++) {
    const lastStart = lastDay[x]! + MAX_GAP_DAYS
    const end = Math.min(to, x + 1 + BUCKET_REACH)
    for (let y = x + 1; y < end && firstDay[y]! <= lastStart; y++) visit(x, y)
  }
}

/** Each of `range` with those of `others` that begin on the same day or later, or strictly later (`after` 1) so that no pair comes twice. */
function visitLater(
  { firstDay, lastDay, visit }: Walk,
  [from, to]: Range,
  [otherFrom, otherTo]: Range,
  after: 0 | 1,
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
function visitKeyBlocks(c: AdvertColumns, keyOf: (i: number) => number, visit: PairVisitor): void {
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

function bandKey(c: AdvertColumns, i: number, band: number): number {
  let key = c.isRent[i]!
  for (let bin = 0; bin < BAND_BINS; bin++) key = key * 4096 + c.signature[i * SIGNATURE_BINS + band * BAND_BINS + bin]!
  return key
}
