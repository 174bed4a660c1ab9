import { memoizedFor } from '../../kernel/memoized.ts'

/** Rows of an index as bits: row `r` is bit `r % 32` of word `r / 32`. A million rows are 122 KiB, and sets meet 32 rows at a time. */
export interface RowSet {
  readonly size: number
  readonly words: Int32Array<ArrayBuffer>
}

function noRows(size: number): RowSet {
  return { size, words: new Int32Array((size + 31) >>> 5) }
}

export function allRows(size: number): RowSet {
  const all = noRows(size)
  all.words.fill(-1)
  if (size % 32 > 0) all.words[all.words.length - 1] = (1 << (size % 32)) - 1
  return all
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

/** Up to so many rows of a word are looked at one by one, which costs more for each and passes over the others. */
const FEW_ROWS = 8

/** Leaves the rows whose number lies between two values, both included; NaN never does. */
export function keepWithin({ size, words }: RowSet, facts: Float32Array, low: number, high: number): void {
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    const word = words[at]!
    if (word === 0) continue
    if (countBits(word) <= FEW_ROWS) {
      for (let left = word; left !== 0; left &= left - 1) {
        const fact = facts[first + lowestBit(left)]!
        if (!(fact >= low && fact <= high)) words[at]! &= ~(left & -left)
      }
      continue
    }
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

/** Writes the facts of the first `count` rows. Asked chunk by chunk: a number that a function returns for each row would be put on the heap. */
export type Facts = (rows: Int32Array, count: number, facts: Float64Array) => void

/** The fact of one row. */
export function factAt(facts: Facts, row: number): number {
  const fact = new Float64Array(1)
  facts(Int32Array.of(row), 1, fact)
  return fact[0]!
}

/** Maximum rows of a chunk. */
export const LARGEST_CHUNK = 4096
/** Facts of one chunk; what fills them asks for no others. */
const values = new Float64Array(LARGEST_CHUNK)

/** Leaves the rows whose fact lies between two values, both included; NaN never does. */
export function keepBetween(rows: RowSet, facts: Facts, low: number, high: number): void {
  const { words } = rows
  for (const chunk of chunksOf(rows)) {
    facts(chunk, chunk.length, values)
    for (let at = 0; at < chunk.length; at++) {
      const row = chunk[at]!
      if (!(values[at]! >= low && values[at]! <= high)) words[row >>> 5]! &= ~(1 << (row & 31))
    }
  }
}

/** Rows in groups, those of each in ascending order. */
export interface RowGroups {
  readonly rows: Int32Array
  /** Where the rows of a group begin; they end where the next begin. */
  readonly starts: Int32Array
}

/** Reach of a condition into a group of rows: none of them is kept, all, or some. */
export const REACH = { none: 0, whole: 1, inPart: 2 } as const

/** Leaves the rows of groups that are kept whole, and what `narrow` leaves of those that are kept in part. @param reach by group, one of `REACH` */
export function keepWholeOrPart(
  rows: RowSet,
  groups: RowGroups,
  reach: Uint8Array,
  narrow: (part: RowSet) => void,
): void {
  const whole = rowsOfGroups(rows.size, groups, reach, REACH.whole)
  const part = rowsOfGroups(rows.size, groups, reach, REACH.inPart)
  keepCommon(part, rows)
  keepCommon(rows, whole)
  narrow(part)
  addRows(rows, part)
}

function rowsOfGroups(size: number, { rows, starts }: RowGroups, reach: Uint8Array, asked: number): RowSet {
  const found = noRows(size)
  for (let group = 0; group < reach.length; group++) {
    if (reach[group] !== asked) continue
    const end = starts[group + 1]!
    for (let at = starts[group]!; at < end; at++) found.words[rows[at]! >>> 5]! |= 1 << (rows[at]! & 31)
  }
  return found
}

/** More values than this are looked up row by row. */
const FEW_VALUES = 8

/** Leaves the rows whose entry of a table of ones and zeros is one; the column of an index does not change any more. */
export function keepListed(rows: RowSet, column: Uint8Array, table: Uint8Array): void {
  const sets = rowsByValue(column)
  const listed = sets.filter(({ value }) => table[value] === 1)
  if (sets.length - listed.length <= FEW_VALUES) {
    for (const other of sets) if (table[other.value] !== 1) dropCommon(rows, other)
  } else if (listed.length <= FEW_VALUES) {
    const union = copyRows(listed[0] ?? noRows(rows.size))
    for (const more of listed.slice(1)) addRows(union, more)
    keepCommon(rows, union)
  } else keepLookedUp(rows, column, table)
}

/** The rows of each value of a column; gathered when they are first asked for. */
const rowsByValue = memoizedFor((column: Uint8Array): readonly (RowSet & { value: number })[] => {
  const sets: (RowSet & { value: number })[] = []
  for (let row = 0; row < column.length; row++) {
    const value = column[row]!
    const { words } = (sets[value] ??= { value, ...noRows(column.length) })
    words[row >>> 5]! |= 1 << (row & 31)
  }
  return sets.filter((set) => set !== undefined)
})

function keepLookedUp({ size, words }: RowSet, column: Uint8Array, table: Uint8Array): void {
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

/**
 * The rows in ascending order, in chunks that grow from a few to some thousands: the first already tell what the later have to reach. A chunk may be written
 * to; it is overwritten by the next.
 */
export function* chunksOf(rows: RowSet): Generator<Int32Array<ArrayBuffer>> {
  const { words } = rows
  const chunk = new Int32Array(Math.min(LARGEST_CHUNK, countRows(rows) + 32))
  let wanted = FIRST_CHUNK
  let count = 0
  for (let at = 0, first = 0; at < words.length; at++, first += 32) {
    for (let left = words[at]!; left !== 0; left &= left - 1) chunk[count++] = first + lowestBit(left)
    if (count < wanted) continue
    yield chunk.subarray(0, count)
    count = 0
    // A chunk ends with a word of the set.
    wanted = Math.min(LARGEST_CHUNK - 31, wanted * 2)
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
