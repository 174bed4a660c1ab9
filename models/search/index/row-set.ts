/** Rows of an index as bits: row `r` is bit `r % 32` of word `r / 32`. A million rows are 122 KiB, and sets meet 32 rows at a time. */
export interface RowSet {
  readonly size: number
  readonly words: Int32Array<ArrayBuffer>
}

export function allRows(size: number): RowSet {
  const words = new Int32Array((size + 31) >>> 5).fill(-1)
  if (size % 32 > 0) words[words.length - 1] = (1 << (size % 32)) - 1
  return { size, words }
}

export function copyRows({ size, words }: RowSet): RowSet {
  return { size, words: words.slice() }
}

export function countRows({ words }: RowSet): number {
  let count = 0
  for (let at = 0; at < words.length; at++) count += countBits(words[at]!)
  return count
}

export function hasRow({ words }: RowSet, row: number): boolean {
  return ((words[row >>> 5]! >>> (row & 31)) & 1) === 1
}

/** Leaves in `rows` those that are in `others`, too. */
export function keepCommon({ words }: RowSet, others: RowSet): void {
  for (let at = 0; at < words.length; at++) words[at]! &= others.words[at]!
}

/** Adds `others` to `rows`. */
export function addRows({ words }: RowSet, others: RowSet): void {
  for (let at = 0; at < words.length; at++) words[at]! |= others.words[at]!
}

/** Leaves in `rows` those that are not in `others`. */
export function dropCommon({ words }: RowSet, others: RowSet): void {
  for (let at = 0; at < words.length; at++) words[at]! &= ~others.words[at]!
}

/** Leaves the rows whose number lies between two values, both included; NaN never does. */
export function keepWithin({ size, words }: RowSet, facts: Float32Array, low: number, high: number): void {
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    if (words[at] === 0) continue
    const length = Math.min(32, size - first)
    let kept = 0
    // `Number` of a comparison compiles to no branch; a condition costs four times as much.
    for (let bit = 0; bit < length; bit++) {
      const fact = facts[first + bit]!
      kept |= (Number(fact >= low) & Number(fact <= high)) << bit
    }
    words[at]! &= kept
  }
}

/** Leaves the rows whose entry of a table of ones and zeros is one. */
export function keepListed({ size, words }: RowSet, column: Uint8Array, table: Uint8Array): void {
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    if (words[at] === 0) continue
    const length = Math.min(32, size - first)
    let kept = 0
    for (let bit = 0; bit < length; bit++) kept |= table[column[first + bit]!]! << bit
    words[at]! &= kept
  }
}

/** Leaves the rows whose bit of a column of bits is `expected`. */
export function keepFlagged({ size, words }: RowSet, flags: Int32Array, shift: number, expected: 0 | 1): void {
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    if (words[at] === 0) continue
    const length = Math.min(32, size - first)
    let ones = 0
    for (let bit = 0; bit < length; bit++) ones |= ((flags[first + bit]! >>> shift) & 1) << bit
    words[at]! &= expected === 1 ? ones : ~ones
  }
}

/** Leaves the rows that pass; only those of the set are asked about. */
export function keepPassing({ words }: RowSet, passes: (row: number) => boolean): void {
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    let kept = words[at]!
    for (let left = kept; left !== 0; left &= left - 1) if (!passes(first + lowestBit(left))) kept &= ~(left & -left)
    words[at] = kept
  }
}

const FIRST_CHUNK = 32
const LARGEST_CHUNK = 4096

/**
 * The rows in ascending order, in chunks that grow from a few to some thousands: the first already tell what the later have to reach. A chunk may be written
 * to; it is overwritten by the next.
 */
export function* chunksOf(rows: RowSet): Generator<Int32Array<ArrayBuffer>> {
  const { words } = rows
  const chunk = new Int32Array(Math.min(LARGEST_CHUNK, countRows(rows)) + 32)
  let wanted = FIRST_CHUNK
  let count = 0
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    for (let left = words[at]!; left !== 0; left &= left - 1) chunk[count++] = first + lowestBit(left)
    if (count < wanted) continue
    yield chunk.subarray(0, count)
    count = 0
    wanted = Math.min(LARGEST_CHUNK, wanted * 2)
  }
  if (count > 0) yield chunk.subarray(0, count)
}

/** Number of ones of a 32-bit word. */
export function countBits(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}
