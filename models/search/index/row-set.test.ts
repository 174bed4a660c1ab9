import { array, assert, constantFrom, double, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rowNumbersOf } from './row-set.fixture.ts'
import {
  allRows,
  copyRows,
  countBits,
  countRows,
  dropCommon,
  keepCommon,
  keepFlagged,
  keepBetween,
  keepListed,
  keepPassing,
  keepWholeOrPart,
  REACH,
  keepWithin,
  type RowSet,
} from './row-set.ts'

const fact = double({ min: -50, max: 50 })
/** Some rows of a table, and a fact of each row. */
const table = array(
  constantFrom(true, false).chain((isIn) => fact.map((value) => ({ isIn, value }))),
  {
    maxLength: 150,
  },
)
const partOf = (rows: readonly { isIn: boolean }[]): RowSet => {
  const set = allRows(rows.length)
  keepPassing(set, (row) => rows[row]!.isIn)
  return set
}
const filtered = (rows: readonly { isIn: boolean }[], passes: (row: number) => boolean): number[] =>
  rows.flatMap(({ isIn }, row) => (isIn && passes(row) ? [row] : []))

describe('a set of rows', () => {
  it('begins with all of them, and counts them', () => {
    for (const size of [0, 1, 31, 32, 33, 64, 9000]) {
      expect(rowNumbersOf(allRows(size))).toEqual(Array.from({ length: size }, (_, row) => row))
      expect(countRows(allRows(size))).toBe(size)
    }
  })

  it('keeps rows within bounds, and no unknown ones', () => {
    assert(
      property(table, fact, fact, (rows, low, high) => {
        const facts = Float32Array.from(rows, ({ value }) => value)
        const set = partOf(rows)
        const other = copyRows(set)
        const expected = filtered(rows, (row) => facts[row]! >= low && facts[row]! <= high)
        keepWithin(set, facts, low, high)
        expect(rowNumbersOf(set)).toEqual(expected)
        keepBetween(
          other,
          (some, count, found) => found.set(Array.from(some, (row) => facts[row]!).slice(0, count)),
          low,
          high,
        )
        expect(rowNumbersOf(other)).toEqual(expected)
      }),
    )
  })

  it('keeps rows that a table lists', () => {
    assert(
      property(table, nat(255), (rows, listed) => {
        const column = Uint8Array.from(rows, (_, row) => (row * 7) % 256)
        const ones = new Uint8Array(256).map((_, number) => (number % (listed + 1) === 0 ? 1 : 0))
        const set = partOf(rows)
        keepListed(set, column, ones)
        expect(rowNumbersOf(set)).toEqual(filtered(rows, (row) => ones[column[row]!] === 1))
      }),
    )
  })

  it('keeps rows of some groups whole, and of others in part', () => {
    assert(
      property(table, nat(9), (rows, first) => {
        const groups = Array.from({ length: 20 }, (_, group) =>
          Array.from(rows.keys()).filter((row) => row % 20 === group),
        )
        const starts = groups.map((_, group) => groups.slice(0, group).flat().length)
        const grouped = { rows: Int32Array.from(groups.flat()), starts: Int32Array.of(...starts, rows.length) }
        const reach = Uint8Array.from(groups, (_, group) =>
          group < first ? REACH.whole : group < 2 * first ? REACH.inPart : REACH.none,
        )
        const set = partOf(rows)
        keepWholeOrPart(set, grouped, reach, (part) => keepPassing(part, (row) => row % 3 === 0))
        const isKept = (row: number): boolean => row % 20 < first || (row % 20 < 2 * first && row % 3 === 0)
        expect(rowNumbersOf(set)).toEqual(filtered(rows, isKept))
      }),
    )
  })

  it('keeps rows by a bit of their flags', () => {
    assert(
      property(table, nat(31), constantFrom<0 | 1>(0, 1), integer(), (rows, shift, expected, seed) => {
        const flags = Int32Array.from(rows, (_, row) => Math.imul(row + 1, seed))
        const set = partOf(rows)
        keepFlagged(set, flags, shift, expected)
        expect(rowNumbersOf(set)).toEqual(filtered(rows, (row) => ((flags[row]! >>> shift) & 1) === expected))
      }),
    )
  })

  it('keeps and drops what it has in common with another, and leaves a copy alone', () => {
    assert(
      property(table, (rows) => {
        const set = partOf(rows)
        const third = allRows(rows.length)
        keepPassing(third, (row) => row % 3 === 0)
        const [common, rest] = [copyRows(set), copyRows(set)]
        keepCommon(common, third)
        dropCommon(rest, third)
        expect(rowNumbersOf(common)).toEqual(filtered(rows, (row) => row % 3 === 0))
        expect(rowNumbersOf(rest)).toEqual(filtered(rows, (row) => row % 3 !== 0))
        expect(countRows(common) + countRows(rest)).toBe(countRows(set))
      }),
    )
  })
})

describe('countBits', () => {
  it('counts ones of a 32-bit word', () => {
    assert(
      property(integer(), (word) => {
        expect(countBits(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length)
      }),
    )
  })
})
