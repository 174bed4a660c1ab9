import { describe, expect, it } from 'vitest'

import { cellMedians, medianIndex, stratifiedMedianIndex, timeDummyIndex } from './market-baselines.ts'
import { scoreCells, scoreIndex, type CellEstimate, type TrueCell } from './market-scores.ts'
import { fixtureMarket } from '../../../models/prices/hedonic/market.fixture.ts'
import { newProperties } from '../../../models/prices/hedonic/new-properties.ts'

describe('the cell score', () => {
  const truth: TrueCell[] = [0, 1, 2, 3, 4, 5].map((t) => ({
    quarter: 8072 + t,
    commune: 'Aal',
    type: 'house',
    logLevel: 8 + 0.01 * t,
    adverts: t,
  }))
  const estimates: CellEstimate[] = truth.map((cell, t) => ({
    ...cell,
    logLevel: cell.logLevel + 0.3,
    se: 0.01,
    seYoy: t < 5 ? undefined : 0.01,
  }))

  it('ignores a constant offset of a type', () => {
    const { all } = scoreCells(truth, estimates)
    expect(all).toMatchObject({ cells: 6, published: 1, yoySign: 1, levelCoverage95: 1, yoyCoverage95: 1 })
    expect(all!.levelRmse).toBeCloseTo(0, 10)
  })

  it('counts omitted cells as unpublished and keeps them out of the errors', () => {
    const { all, '5-9': last } = scoreCells(truth, estimates.slice(0, 5))
    expect(all!.published).toBeCloseTo(5 / 6, 12)
    expect(last!.published).toBe(0)
  })

  it('is in log points', () => {
    const wrong = estimates.map((cell, t) => ({ ...cell, logLevel: cell.logLevel + (t % 2 === 0 ? 0.02 : -0.02) }))
    expect(scoreCells(truth, wrong)['all']!.levelRmse).toBeCloseTo(2, 10)
    expect(scoreCells(truth, wrong)['all']!.qoqRmse).toBeCloseTo(4, 10)
    expect(scoreCells(truth, wrong)['all']!.levelCoverage95).toBe(0)
  })
})

describe('the index score', () => {
  const truth = new Map([0, 1, 2, 3, 4, 5].map((t) => [t, 0.02 * t]))
  const exact = [...truth].map(([quarter, level]) => ({ quarter, index: 50 * Math.exp(level) }))

  it('is zero for the truth on another base', () => {
    const { rmse, yoyRmse, maxError, yoySign, coverage95 } = scoreIndex(truth, exact)
    expect(Math.max(rmse, yoyRmse, maxError)).toBeCloseTo(0, 10)
    expect([yoySign, coverage95]).toEqual([1, null])
  })

  it('counts the quarters whose interval holds the truth', () => {
    const half = exact.map((point, t) => ({
      ...point,
      low95: point.index * (t < 3 ? 0.9 : 1.01),
      high95: point.index * 1.1,
    }))
    expect(scoreIndex(truth, half).coverage95).toBe(0.5)
  })

  it('refuses an index with a missing quarter', () => {
    expect(() => scoreIndex(truth, exact.slice(1))).toThrow(/lacks quarter 0/)
  })
})

describe('the baselines', () => {
  const { rows } = fixtureMarket({ quarters: 5 })
  const weights = new Map(
    ['Aal', 'Beek', 'Clier', 'Dum', 'Esk', 'Fell'].map((name) => [name, { apartment: 1, house: 1 }]),
  )

  it('publish a rolling median in the quarters after its adverts too, but never beyond the last', () => {
    const [first] = newProperties(rows).properties
    expect(cellMedians([first!], 4)).toHaveLength(1)
    const own = cellMedians([first!, { ...first!, commune: 'Beek', quarter: first!.quarter + 2 }], 2)
    expect(own.map(({ commune, quarter }) => [commune, quarter - first!.quarter])).toEqual([
      ['Aal', 0],
      ['Aal', 1],
      ['Beek', 2],
    ])
  })

  it.each([
    ['median', () => medianIndex(rows, 'national')],
    ['stratified median', () => stratifiedMedianIndex(rows, 'national', weights)],
    ['time dummy', () => timeDummyIndex(rows, 'national')],
  ])('%s finds rising prices', (_, estimate) => {
    const points = estimate().sort((a, b) => a.quarter - b.quarter)
    expect(points).toHaveLength(5)
    expect(points[4]!.index).toBeGreaterThan(points[0]!.index)
  })
})
