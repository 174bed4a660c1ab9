import { describe, expect, it } from 'vitest'

import { FIRST_FIXTURE_QUARTER, fixtureMarket } from '../hedonic/market.fixture.ts'
import { newProperties } from '../hedonic/new-properties.ts'
import { fitPriceModel } from '../hedonic/price-model.ts'
import { adjustedMedians, type AdjustedMedian } from './adjusted-medians.ts'

const { rows, levels } = fixtureMarket({ quarters: 10, advertsPerCell: 25, seed: 5 })
const mediansOf = (some: typeof rows): AdjustedMedian[] =>
  adjustedMedians(fitPriceModel(newProperties(some).properties))
const medians = mediansOf(rows)
const find = (all: AdjustedMedian[], place: string, type: string, t: number): AdjustedMedian | undefined =>
  all.find((cell) => cell.place === place && cell.type === type && cell.quarter === FIRST_FIXTURE_QUARTER + t)

describe('adjusted medians', () => {
  it('cover every commune and the nation by type and quarter', () => {
    expect(medians).toHaveLength((6 + 1) * 2 * 10)
    expect(find(medians, '', 'house', 3)).toMatchObject({ scope: 'nation', count: 150 })
  })

  it('lie about the level of the reference dwelling, whatever else is on offer', () => {
    const errors = [...levels].map(([key, level]) => {
      const [place, type, quarter] = key.split('|')
      const cell = find(medians, place!, type!, Number(quarter) - FIRST_FIXTURE_QUARTER)!
      return Math.log(cell.medianEurPerM2!) - level
    })
    const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
    expect(rmse).toBeLessThan(0.04)
  })

  it('follow the nation at one per cent a quarter', () => {
    const [first, last] = [0, 9].map((t) => find(medians, '', 'apartment', t)!.medianEurPerM2!)
    expect(Math.log(last! / first!) / 9).toBeGreaterThan(0.007)
    expect(Math.log(last! / first!) / 9).toBeLessThan(0.013)
  })

  it('keep the national level when a dear commune falls silent', () => {
    const silent = mediansOf(
      rows.filter((row) => !(row.commune === 'Aal' && row.quarter === FIRST_FIXTURE_QUARTER + 9)),
    )
    const [with_, without] = [medians, silent].map((all) => find(all, '', 'house', 9)!.medianEurPerM2!)
    expect(Math.abs(Math.log(without! / with_!))).toBeLessThan(0.02)
    expect(find(silent, 'Aal', 'house', 9)).toMatchObject({ count: 0, medianEurPerM2: null })
  })

  it('do not know what comes later: doubled prices in the last quarters leave the earlier medians where they were', () => {
    const later = mediansOf(
      rows.map((row) => (row.quarter >= FIRST_FIXTURE_QUARTER + 8 ? { ...row, priceEur: row.priceEur * 1.3 } : row)),
    )
    for (const commune of ['Aal', 'Esk']) {
      const [now, then] = [later, medians].map((all) => find(all, commune, 'apartment', 7)!.medianEurPerM2!)
      expect(Math.abs(Math.log(now! / then!))).toBeLessThan(0.005)
    }
  })
})
