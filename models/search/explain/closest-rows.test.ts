import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { chunksOf, hasRow } from '../index/row-set.ts'
import { passingRows } from '../rank/constraint.ts'
import { constraintsOf } from '../rank/constraints.ts'
import { indexOf, listings, query } from '../search-arbitraries.fixture.ts'
import { readQuery } from '../understand/read-query.fixture.ts'
import { closestRows } from './closest-rows.ts'
import { isImplied } from './explain-empty.ts'

it('finds the rows that miss the fewest conditions, and names just those that they miss', () => {
  let severalMissed = 0
  assert(
    property(listings({ minLength: 1, maxLength: 60 }), query, integer({ min: 1, max: 5 }), (all, text, limit) => {
      const index = indexOf(all)
      const intent = readQuery(text, 'buy')
      const constraints = constraintsOf(index, intent)
      const sets = constraints.map((one) => ({ one, rows: passingRows(index, [one]) }))
      const missedBy = (row: number): string[] =>
        sets.filter(({ one, rows }) => !isImplied(one) && !hasRow(rows, row)).map(({ one }) => one.name)
      const offered = [...chunksOf(passingRows(index, constraints.filter(isImplied)))].flatMap((chunk) => [...chunk])
      const fewest = Math.min(...offered.map((row) => missedBy(row).length))
      const found = closestRows(index, constraints, limit)
      const asGood = offered.filter((row) => missedBy(row).length === fewest)
      expect(found).toHaveLength(Math.min(limit, asGood.length))
      for (const { row, missed } of found) {
        expect(asGood).toContain(row)
        expect(missed).toEqual(missedBy(row))
      }
      if (found.length > 0 && fewest > 1) severalMissed++
    }),
  )
  expect(severalMissed).toBeGreaterThan(3)
})
