import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketIndex, MarketIndexRow } from '../../contracts/market/market-index.ts'
import { formatQuarter, quarterBounds } from '../../kernel/quarter.ts'
import { FIRST_FIXTURE_QUARTER, fixtureMarket, shuffled } from '../hedonic/market.fixture.ts'
import { estimateMarketIndex } from './market-index.ts'
import { publishedIndex, toPublished, type PublishedIndex } from './published-index.ts'

const FIRST = 8098 // Q3-2024
function rowsOf(values: readonly number[], scope: MarketIndexRow['scope'] = 'national'): MarketIndexRow[] {
  return values.map((value, t) => ({
    scope,
    quarter: formatQuarter(FIRST + t),
    value,
    low: value - 1,
    high: value + 1,
    qoqPercent: null,
    yoyPercent: null,
    listingCount: 10 + t,
  }))
}
const valuesOf = (index: MarketIndex, scope = 'national'): number[] =>
  index.series.find((one) => one.scope === scope)!.points.map(({ value }) => value)
const estimate = (values: readonly number[], method = 'A') => ({ method, rows: rowsOf(values) })

// Four quarters, published on the last day of the fourth; a fifth follows.
const first = publishedIndex(estimate([100, 102, 101, 104]), null)
const previous = { releaseId: '2025Q2-a', asOf: '2025-06-30', index: first }

describe('the index of a first release', () => {
  it('is the estimate, without revisions', () => {
    expect(valuesOf(first)).toEqual([100, 102, 101, 104])
    expect(first).toMatchObject({ base: { quarter: 'Q3-2024', value: 100 }, revisions: [] })
  })
})

describe('the index of a later release', () => {
  it('keeps what was published and appends the new quarter at its growth over the whole estimate', () => {
    const fresh = [50, 51, 50.5, 52, 53.04]
    const next = publishedIndex(estimate(fresh), previous)
    expect(valuesOf(next)).toEqual([100, 102, 101, 104, 106.08])
    expect(next.series[0]!.points.slice(0, 4)).toEqual(first.series[0]!.points)
    expect(next.series[0]!.points[4]).toMatchObject({ qoqPercent: 2, yoyPercent: 6.08, listingCount: 14 })
    expect(next.revisions).toEqual([])
  })

  it('keeps history whatever the fresh estimate says of it', () => {
    const values = fc.array(fc.double({ min: 20, max: 500, noNaN: true }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(values, (fresh) => {
        const next = publishedIndex(estimate(fresh), previous)
        expect(next.series[0]!.points.slice(0, 4)).toEqual(first.series[0]!.points)
        expect(next.revisions).toEqual([])
      }),
    )
  })

  it('estimates a quarter again that was still running, and lists what that changed', () => {
    const early = { ...previous, asOf: '2025-06-29' }
    const next = publishedIndex(estimate([100, 102, 101, 103]), early)
    expect(valuesOf(next)).toEqual([100, 102, 101, 103])
    expect(next.revisions).toEqual([
      { scope: 'national', quarter: 'Q2-2025', previousValue: 104, value: 103, previousReleaseId: '2025Q2-a' },
    ])
  })

  it('starts a new series when the method changes, and lists every value that moved', () => {
    const next = publishedIndex(estimate([100, 103, 101, 105, 106], 'B'), previous)
    expect(valuesOf(next)).toEqual([100, 103, 101, 105, 106])
    expect(next.revisions.map(({ quarter, value }) => [quarter, value])).toEqual([
      ['Q4-2024', 103],
      ['Q2-2025', 105],
    ])
  })

  it('shows no quarter after its own, though a later release had published it', () => {
    expect(valuesOf(publishedIndex(estimate([100, 101]), previous))).toEqual([100, 102])
  })

  it('lets a new scope start, and an old one without fresh figures stand', () => {
    const next = publishedIndex({ method: 'A', rows: rowsOf([100, 101, 102, 103], 'rent') }, previous)
    expect(valuesOf(next, 'rent')).toEqual([100, 101, 102, 103])
    expect(valuesOf(next)).toEqual([100, 102, 101, 104])
  })

  it('is the same when it is built again, and when it continues itself', () => {
    const fresh = estimate([100, 102.4, 101.3, 104.2, 105.7])
    const next = publishedIndex(fresh, previous)
    expect(publishedIndex(fresh, previous)).toEqual(next)
    const again = publishedIndex(fresh, { releaseId: '2025Q3-b', asOf: '2025-09-30', index: next })
    expect(again).toEqual(next)
  })
})

describe('one more day of adverts', () => {
  const { rows } = fixtureMarket({ quarters: 8, advertsPerCell: 6, isWide: true })
  const last = FIRST_FIXTURE_QUARTER + 7
  const { from } = quarterBounds(last)
  const old = rows.filter(({ quarter }) => quarter < last)
  const arriving = shuffled(
    rows.filter(({ quarter }) => quarter === last),
    7,
  )
  /** The release of a day of the last quarter, with two new homes a day. */
  const release = (day: number, before: PublishedIndex | null): PublishedIndex => {
    const { points } = estimateMarketIndex([...old, ...arriving.slice(0, 2 * day)])
    const estimated = points.map((point) => ({ scope: point.scope, ...toPublished(point) }))
    const asOf = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`
    return { releaseId: asOf, asOf, index: publishedIndex({ method: 'A', rows: estimated }, before) }
  }

  it('revises the running quarter alone, by little', () => {
    const revised: number[] = []
    let before = release(9, null)
    for (let day = 10; day <= 24; day++) {
      const after = release(day, before)
      expect(after.index.revisions.every(({ quarter }) => quarter === formatQuarter(last))).toBe(true)
      const known = before.index.series.flatMap(({ points }) => points).length
      const moves = after.index.revisions.map(({ previousValue, value }) => Math.abs(100 * (value / previousValue - 1)))
      for (const move of moves) expect(move).toBeLessThan(2)
      revised.push(moves.reduce((sum, move) => sum + move, 0) / known)
      before = after
    }
    expect(before.index.series.map(({ scope }) => scope)).toContain('apartment_existing')
    expect(before.index.series[0]!.points.at(-1)!.quarter).toBe(formatQuarter(last))
    expect(revised.some((mean) => mean > 0)).toBe(true)
    for (const mean of revised) expect(mean).toBeLessThan(0.2)
  })
})
