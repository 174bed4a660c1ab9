import { describe, expect, it } from 'vitest'
import { fixtureMarket, FIRST_FIXTURE_QUARTER } from '../hedonic/market.fixture.ts'
import { publishedCells } from './published-cells.ts'
import { estimateTrends } from './trends.ts'

const { rows } = fixtureMarket({ quarters: 7, advertsPerCell: 5, seed: 3 })

describe('published series', () => {
  const gone = rows.filter(
    ({ commune, quarter }) =>
      commune !== 'Esk' || (quarter !== FIRST_FIXTURE_QUARTER && quarter !== FIRST_FIXTURE_QUARTER + 5),
  )
  const series = publishedCells(estimateTrends(gone).cells).filter(
    ({ place, type }) => place === 'Esk' && type === 'house',
  )

  it('cover every place, in the newest quarter alone where it has no level', () => {
    const thin = rows.filter(
      (row) => !(row.commune === 'Esk' && row.type === 'house') || row.advertId === 'Esk-house-3-0',
    )
    const cells = publishedCells(estimateTrends(thin).cells)
    // Nor has the nation a level, of six communes.
    expect(cells).toHaveLength((6 + 2 + 1) * 3 * 7 - 6 - 3 * 6)
    const [own, ...others] = cells.filter(({ place, type }) => place === 'Esk' && type === 'house')
    expect(others).toEqual([])
    expect(own).toMatchObject({
      quarter: FIRST_FIXTURE_QUARTER + 6,
      dataAvailability: 'insufficient',
      yearSampleSize: 1,
    })
  })

  it('start at its own first quarter with evidence', () => {
    expect(series.map(({ quarter }) => quarter - FIRST_FIXTURE_QUARTER)).toEqual([1, 2, 3, 4, 5, 6])
    expect(series[0]!.dataAvailability).toBe('estimated')
  })

  it('have a level from the four quarters together in a quarter without any, and no change from or to it', () => {
    expect(series[4]).toMatchObject({ sampleSize: 0, yearSampleSize: 15, dataAvailability: 'estimated', qoq: null })
    expect(series[4]!.trendQoq).toBe('unknown')
    expect(series[5]!.qoq).toBeNull()
    expect(series[5]!.yoy).not.toBeNull()
  })

  it('are never published on fewer than five homes in four quarters, however rich its neighbours', () => {
    for (let kept = 0; kept <= 8; kept++) {
      const few = rows.filter(
        (row) => row.commune !== 'Esk' || (row.type === 'house' && row.quarter === FIRST_FIXTURE_QUARTER + 6),
      )
      const esk = few.filter(({ commune }) => commune === 'Esk').slice(0, kept)
      const own = publishedCells(estimateTrends([...few.filter(({ commune }) => commune !== 'Esk'), ...esk]).cells)
      const published = own.filter(
        ({ place, dataAvailability }) => place === 'Esk' && dataAvailability !== 'insufficient',
      )
      expect(published.some(({ type }) => type === 'house')).toBe(esk.length >= 5)
      expect(published.every(({ yearSampleSize }) => yearSampleSize >= 5)).toBe(true)
    }
  })
})
