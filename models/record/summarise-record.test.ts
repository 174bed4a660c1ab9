import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRow } from './record.fixture.ts'
import { summariseRecord, summaryOfKind } from './summarise-record.ts'

const PENDING = { came: null, outcome: 'pending' } as const

describe('the figures of a record', () => {
  it('are those of its scored rows', () => {
    const { summaries } = summariseRecord([
      aRow({ came: 7_000, naive: 7_700 }),
      aRow({ came: 10_000, naive: 10_000, subject: 'esch', forQuarter: 'Q3-2026', horizon: 2 }),
      aRow({ ...PENDING, forQuarter: 'Q4-2026', horizon: 3, madeIn: 'Q4-2025' }),
    ])
    expect(summaryOfKind({ summaries }, 'forecast', 'house')).toMatchObject({
      horizon: null,
      since: 'Q4-2025',
      scored: 2,
      published: 2,
      pending: 1,
      inside: 1,
      errorPercent: 15,
      naiveErrorPercent: 5,
    })
    // The two-quarter forecasts lost to no change by most.
    expect(summaries.map(({ horizon }) => horizon)).toEqual([2, null, 1, 3])
    expect(summaries.at(-1)).toMatchObject({ horizon: 3, scored: 0, errorPercent: null, naiveErrorPercent: null })
  })

  it('show the worst misses first and no hit among them', () => {
    const outcome = fc.integer({ min: 4_000, max: 12_000 })
    fc.assert(
      fc.property(fc.uniqueArray(outcome, { minLength: 1, maxLength: 40 }), (outcomes) => {
        const { misses } = summariseRecord(outcomes.map((came) => aRow({ came, subject: `c${came}` })))
        const error = (came: number): number => Math.abs(7_000 - came) / came
        const worst = outcomes.filter((came) => came < 6_500 || came > 7_500).toSorted((a, b) => error(b) - error(a))
        expect(misses.map(({ came }) => error(came!))).toEqual(worst.slice(0, 10).map(error))
      }),
    )
  })

  it.each([
    [[], 'none_made'],
    [[aRow(PENDING), aRow({ came: null, outcome: 'unknown', subject: 'esch' })], 'not_over'],
    [[aRow({ came: null, outcome: 'unknown' })], 'no_outcome'],
  ])('say why nothing is scored (%#)', (rows, reason) => {
    expect(summariseRecord(rows).absences).toContainEqual({ model: 'forecast', reason })
    expect(summariseRecord([...rows, aRow({ subject: 'wiltz' })]).absences).not.toContainEqual(
      expect.objectContaining({ model: 'forecast' }),
    )
  })

  it('have no error of the naive figure where one is unknown', () => {
    const { summaries } = summariseRecord([aRow(), aRow({ naive: null, subject: 'esch' })])
    expect(summaries).toMatchObject([{ scored: 2, naiveErrorPercent: null }])
  })
})
