import { describe, expect, it } from 'vitest'

import { fixtureMarket, FIRST_FIXTURE_QUARTER } from '../hedonic/market.fixture.ts'
import { levelsAsKnownThen } from './known-then.ts'
import { communeMix, mixOf } from './mix.ts'
import { estimateTrends, trendCells, type TrendCell } from './trends.ts'

const { rows } = fixtureMarket({ quarters: 7, advertsPerCell: 5, seed: 3 })
// A thin cell: Esk keeps a single house advert in all.
const thin = rows.filter((row) => !(row.commune === 'Esk' && row.type === 'house') || row.advertId === 'Esk-house-3-0')
const { cells, model, cleaning } = estimateTrends(thin)
const wide = estimateTrends(fixtureMarket({ quarters: 7, advertsPerCell: 5, seed: 3, isWide: true }).rows).cells
const find = (scope: string, place: string, type: string, t: number, among = cells): TrendCell =>
  among.find(
    (cell) =>
      cell.scope === scope && cell.place === place && cell.type === type && cell.quarter === FIRST_FIXTURE_QUARTER + t,
  )!

describe('trends', () => {
  it('cover every commune, canton and the nation by type and quarter, without gaps', () => {
    expect(cells).toHaveLength((6 + 2 + 1) * 3 * 7)
    expect(cleaning.newProperties).toBe(thin.length)
  })

  it('count the new properties of each cell', () => {
    expect(find('commune', 'Aal', 'apartment', 2).sampleSize).toBe(5)
    expect(find('commune', 'Esk', 'house', 2).sampleSize).toBe(0)
    expect(find('commune', 'Aal', 'apartment', 2).yearSampleSize).toBe(15)
    expect(find('commune', 'Esk', 'house', 6)).toMatchObject({ yearSampleSize: 1, dataAvailability: 'insufficient' })
    expect(find('canton', 'North', 'all', 2).sampleSize).toBe(30)
    expect(find('nation', '', 'apartment', 2).sampleSize).toBe(30)
  })

  it('state no level of the nation that rests on six communes, and say on how many it rests', () => {
    expect(find('nation', '', 'all', 6)).toMatchObject({ yearCommunes: 6, dataAvailability: 'insufficient' })
    expect(find('nation', '', 'all', 6, wide)).toMatchObject({ yearCommunes: 12, dataAvailability: 'partial' })
    expect(find('canton', 'South', 'all', 6)).toMatchObject({ yearCommunes: 3, dataAvailability: 'partial' })
    expect(find('commune', 'Aal', 'all', 6).yearCommunes).toBe(1)
  })

  it('show a raw median from ten adverts only', () => {
    expect(find('commune', 'Aal', 'apartment', 2).medianEurPerM2).toBeNull()
    expect(find('commune', 'Aal', 'all', 2).medianEurPerM2).toBeGreaterThan(1000)
  })

  it('give the thin cell a wider interval than its neighbours', () => {
    expect(find('commune', 'Esk', 'house', 2).se).toBeGreaterThan(find('commune', 'Fell', 'house', 2).se)
  })

  it('put every level inside its interval, and the nation’s inside a narrower one', () => {
    for (const { levelEurPerM2, lowEurPerM2, highEurPerM2 } of cells) {
      expect(lowEurPerM2).toBeLessThan(levelEurPerM2)
      expect(highEurPerM2).toBeGreaterThan(levelEurPerM2)
    }
    expect(find('nation', '', 'all', 3).se).toBeLessThan(find('commune', 'Aal', 'all', 3).se)
  })

  it('find the market’s growth of one per cent a quarter, like for like', () => {
    const { yoy, qoq, trendYoy } = find('nation', '', 'all', 6, wide)
    expect(yoy!.percent).toBeGreaterThan(2)
    expect(yoy!.percent).toBeLessThan(6.5)
    expect(yoy!.se).toBeLessThan(0.02)
    expect(qoq!.logChange).toBeGreaterThan(0)
    expect(trendYoy).toBe('up')
  })

  it('have no change before there is a quarter to compare with', () => {
    expect(find('commune', 'Aal', 'house', 0).qoq).toBeNull()
    expect(find('commune', 'Aal', 'house', 3).yoy).toBeNull()
    expect(find('commune', 'Aal', 'house', 0).trendQoq).toBe('unknown')
  })

  it('place “all” between apartments and houses', () => {
    const [apartment, house, all] = (['apartment', 'house', 'all'] as const).map(
      (type) => find('commune', 'Aal', type, 4).logLevel,
    )
    expect(all).toBeGreaterThan(Math.min(apartment!, house!))
    expect(all).toBeLessThan(Math.max(apartment!, house!))
  })

  it('follow given stock weights in wider areas', () => {
    const onlyAal = new Map([['Aal', { apartment: 2 }]])
    const weighted = trendCells(model, onlyAal).find(
      ({ scope, type, quarter }) => scope === 'nation' && type === 'all' && quarter === FIRST_FIXTURE_QUARTER,
    )
    expect(weighted!.logLevel).toBeCloseTo(find('commune', 'Aal', 'apartment', 0).logLevel, 8)
  })
})

describe('the mix of types', () => {
  it('of a commune without houses leans on its canton', () => {
    const mix = mixOf(model)
    const [, house] = communeMix(model, mix, model.frame.communeNames.indexOf('Esk'))
    expect(house).toBeGreaterThan(1 / 36)
    expect(house).toBeLessThan(0.5)
  })
})

describe('levels as known then', () => {
  const known = levelsAsKnownThen(model)

  it('equal today’s in the last quarter, when all is known', () => {
    const last = known.filter(({ quarter }) => quarter === FIRST_FIXTURE_QUARTER + 6)
    expect(last).toHaveLength(12)
    for (const { logLevelThen, logLevelNow } of last) expect(logLevelThen).toBeCloseTo(logLevelNow, 6)
  })

  it('are less certain than today’s', () => {
    const { quarters, communeNames } = model.frame
    for (const { commune, type, quarter, seThen } of known) {
      const cell = (type === 'house' ? quarters : 0) + quarter - FIRST_FIXTURE_QUARTER
      const { covariance } = model.communes[communeNames.indexOf(commune)]!
      expect(seThen).toBeGreaterThanOrEqual(Math.sqrt(covariance[cell * 2 * quarters + cell]!) - 1e-9)
    }
  })
})
