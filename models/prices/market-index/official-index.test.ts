import { describe, expect, it } from 'vitest'

import type { MarketIndexPoint } from '../../contracts/market/market-index.ts'
import { formatQuarter } from '../../kernel/quarter.ts'
import { officialIndex } from './official-index.ts'

const FIRST = 8096
const official = [100, 101, 102, 103, 110, 111, 112, 113].map((value, t) => ({
  quarter: formatQuarter(FIRST + t),
  value,
  isProvisional: t === 7,
  source: 'reference:official-index',
}))
const ours = (...changes: (number | null)[]): MarketIndexPoint[] =>
  changes.map((yoyPercent, t) => ({
    quarter: formatQuarter(FIRST + t),
    value: 100,
    low: 99,
    high: 101,
    qoqPercent: null,
    yoyPercent,
    listingCount: 50,
  }))

describe('the official index', () => {
  it('stands with its yearly changes where we have no index', () => {
    const { points, comparison, source } = officialIndex(official, [])!
    expect(points.map(({ yoyPercent }) => yoyPercent)).toEqual([null, null, null, null, 10, 9.9, 9.8, 9.71])
    expect(points[7]).toMatchObject({ value: 113, isProvisional: true })
    expect({ comparison, source }).toEqual({ comparison: null, source: 'reference:official-index' })
  })

  it('is compared over the quarters for which both have a yearly change', () => {
    const { comparison } = officialIndex(official, ours(null, null, null, null, 11, 12.9, 8.8, null, 5))!
    expect(comparison).toEqual({ quarters: 3, from: 'Q1-2025', to: 'Q3-2025', meanDifference: 1, sdDifference: 2 })
  })

  it('is not compared over one quarter, and absent where nothing is known', () => {
    expect(officialIndex(official, ours(null, null, null, null, 11))!.comparison).toBeNull()
    expect(officialIndex([], ours(1))).toBeNull()
  })
})
