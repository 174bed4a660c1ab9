import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { droppedRows, joinRecord, recordKey, scored, type Stated } from './record-rows.ts'
import { aRow } from './record.fixture.ts'

const some = fc.record({
  model: fc.constantFrom('forecast' as const, 'market-index' as const),
  kind: fc.constantFrom('house', 'apartment'),
  madeIn: fc.constantFrom('Q1-2026', 'Q2-2026'),
  forQuarter: fc.constantFrom('Q3-2026', 'Q4-2026'),
  subject: fc.constantFrom('mersch', 'esch'),
  predicted: fc.integer({ min: 1, max: 9 }),
})
const rows = (origin: 'published' | 'backfilled') => fc.array(some.map((over) => aRow({ ...over, origin })))

function statedOf({ came: _, outcome: __, ...stated }: ReturnType<typeof aRow>): Stated {
  return stated
}

describe('a record', () => {
  it('holds every published figure once, as it was first published', () => {
    fc.assert(
      fc.property(rows('published'), rows('backfilled'), (published, backfilled) => {
        const record = joinRecord(published, backfilled)
        const kept = record.filter(({ origin }) => origin === 'published')
        expect(kept.map(recordKey).toSorted()).toEqual([...new Set(published.map(recordKey))].toSorted())
        for (const row of kept) expect(row).toBe(published.find((one) => recordKey(one) === recordKey(row)))
        expect(droppedRows(published.map(statedOf), record)).toEqual([])
      }),
    )
  })

  it('backfills no quarter in which a release stated anything of the model', () => {
    fc.assert(
      fc.property(rows('published'), rows('backfilled'), (published, backfilled) => {
        const filled = joinRecord(published, backfilled).filter(({ origin }) => origin === 'backfilled')
        const open = backfilled.filter(
          (row) => !published.some(({ model, madeIn }) => model === row.model && madeIn === row.madeIn),
        )
        expect(filled).toEqual(open)
      }),
    )
  })

  it('lacks what is taken from it, whichever row that is', () => {
    const published = rows('published').filter(({ length }) => length > 0)
    fc.assert(
      fc.property(published, rows('backfilled'), fc.nat(), (stated, backfilled, at) => {
        const record = joinRecord(stated, backfilled)
        const count = new Set(stated.map(recordKey)).size
        const removed = record[at % count]!
        const rest = record.filter((row) => row !== removed)
        expect(droppedRows(stated.map(statedOf), rest)).toEqual([recordKey(removed)])
        // A backfilled figure is no stand-in for a published one.
        const replaced = [...rest, { ...removed, origin: 'backfilled' as const }]
        expect(droppedRows(stated.map(statedOf), replaced)).toEqual([recordKey(removed)])
      }),
    )
  })

  it.each([
    ['2026-06-29', 7_200, { came: null, outcome: 'pending' }],
    ['2026-06-30', 7_200, { came: 7_200, outcome: 'scored' }],
    ['2026-06-30', null, { came: null, outcome: 'unknown' }],
  ])('on %s scores what came (%s) only when the quarter is over', (asOf, came, expected) => {
    expect(scored(statedOf(aRow()), came, asOf)).toMatchObject(expected)
  })

  it('never scores a figure on the quarter in which it was made', () => {
    const first = statedOf(aRow({ model: 'market-index', madeIn: 'Q2-2026', forQuarter: 'Q2-2026', horizon: 0 }))
    expect(scored(first, 101, '2026-06-30').outcome).toBe('pending')
    expect(scored(first, 101, '2026-07-01').outcome).toBe('scored')
  })
})
