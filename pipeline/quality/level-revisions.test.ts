import { describe, expect, it } from 'vitest'
import type { TrendPoint, TrendSeries } from '../../models/contracts/market/trend.ts'
import { levelRevisions, revisionFindings } from './level-revisions.ts'

const seriesOf = (levels: (number | null)[], areaSlug = 'mersch'): TrendSeries => {
  const key = { areaLevel: 'commune', listingType: 'sale', segment: 'house', basis: 'asking' } as const
  const points = levels.map((pricePerSqm, i) => ({ quarter: `Q${i + 1}-2026`, pricePerSqm }) as TrendPoint)
  return { ...key, areaSlug, points }
}

describe('revisions of levels', () => {
  it('are those of levels that both releases publish', () => {
    const found = levelRevisions([seriesOf([100, null, 300])], [seriesOf([101, 200, 300, 400]), seriesOf([5], 'wiltz')])
    expect(found.map(({ quarter, percent }) => [quarter, percent])).toEqual([
      ['Q1-2026', 1],
      ['Q3-2026', 0],
    ])
  })

  it('are warned of when the mean is large, in either direction, with the largest first', () => {
    expect(revisionFindings([seriesOf([1000, 1000])], [seriesOf([1004, 996])])).toEqual([])
    const [finding] = revisionFindings([seriesOf([1000, 1000])], [seriesOf([1004, 980])])
    expect(finding).toMatchObject({ gate: 'levels-revised', severity: 'warning', count: 2 })
    expect(finding!.message).toContain('1.20 % on average')
    expect(finding!.rows[0]).toMatchObject({ quarter: 'Q2-2026', before: 1000, after: 980, percent: -2 })
  })

  it('are none without a level in common', () => {
    expect(revisionFindings([], [seriesOf([1])])).toEqual([])
    expect(revisionFindings([seriesOf([null])], [seriesOf([1])])).toEqual([])
  })
})
