import { describe, expect, it } from 'vitest'
import { FIRST_FIXTURE_QUARTER, fixtureMarket } from '../prices/hedonic/market.fixture.ts'
import { newProperties } from '../prices/hedonic/new-properties.ts'
import { fitPriceModel, type PriceModel } from '../prices/hedonic/price-model.ts'
import { indexOfProperties } from '../prices/market-index/market-index.ts'
import { levelsAsKnownThen } from '../prices/trends/known-then.ts'
import { trendCells } from '../prices/trends/trends.ts'
import { firstFigures, RECORDED_QUARTERS } from './first-figures.ts'

const QUARTERS = 16
const LAST = FIRST_FIXTURE_QUARTER + QUARTERS - 1
const { properties } = newProperties(fixtureMarket({ quarters: QUARTERS, advertsPerCell: 2, isWide: true }).rows)
const model = fitPriceModel(properties)
const { levels, points } = firstFigures(model, 'sale')

describe('first figures', () => {
  it('are those of the quarters before the last one', () => {
    const quarters = [...new Set(levels.map(({ quarter }) => quarter))]
    expect(quarters).toEqual(Array.from({ length: RECORDED_QUARTERS }, (_, t) => LAST - RECORDED_QUARTERS + t))
    expect(levels).toHaveLength(RECORDED_QUARTERS * (12 + 1) * 2)
    expect(points).toHaveLength(RECORDED_QUARTERS * 3)
    expect(firstFigures(model, 'rent').points.map(({ scope }) => scope)).toEqual(quarters.map(() => 'rent'))
  })

  it('owe nothing to later adverts', () => {
    const spoilt = withLaterMeans(model, LAST - 2, 3)
    const until = (quarter: number) => (one: { quarter: number }) => one.quarter <= quarter
    const figures = firstFigures(spoilt, 'sale')
    expect(figures.levels.filter(until(LAST - 3))).toEqual(levels.filter(until(LAST - 3)))
    expect(figures.levels).not.toEqual(levels)
    const values = (all: typeof points) => all.filter(until(LAST - 3)).map(({ value, low, high }) => [value, low, high])
    expect(values(figures.points)).toEqual(values(points))
  })

  it('stand on the same basis as the published levels and index', () => {
    const then = levelsAsKnownThen(model)
    const own = levels.filter(({ areaLevel }) => areaLevel === 'commune')
    for (const { areaSlug, segment, quarter, pricePerSqm } of own) {
      const found = then.find((one) => one.commune === areaSlug && one.type === segment && one.quarter === quarter)!
      expect(pricePerSqm).toBeCloseTo(Math.exp(found.logLevelThen), 6)
    }
    const cells = trendCells(model).filter(({ scope, type }) => scope === 'commune' && type !== 'all')
    for (const { commune, type, quarter, logLevelNow } of then) {
      const cell = cells.find((one) => one.place === commune && one.type === type && one.quarter === quarter)!
      expect(logLevelNow).toBeCloseTo(cell.logLevel, 9)
    }
    let compared = 0
    const { points: published } = indexOfProperties(properties, {}, model)
    for (const { scope, quarter, valueNow } of points) {
      const at = (t: number) => published.find((one) => one.scope === scope && one.quarter === t)?.index
      const [index, before] = [at(quarter), at(quarter - 1)]
      const earlier = points.find((one) => one.scope === scope && one.quarter === quarter - 1)
      if (!index || !before || !earlier) continue
      expect(valueNow / earlier.valueNow).toBeCloseTo(index / before, 3)
      compared++
    }
    expect(compared).toBeGreaterThanOrEqual(12)
  })

  it('do not exist of a quarter until which hardly anything was on offer', () => {
    const late = properties.filter(({ quarter }, i) => quarter > LAST - 3 || i % 40 === 0)
    const first = firstFigures(fitPriceModel(late, { firstQuarter: FIRST_FIXTURE_QUARTER, quarters: QUARTERS }), 'sale')
    expect(new Set(first.levels.map(({ quarter }) => quarter))).toEqual(new Set([LAST - 2, LAST - 1]))
  })
})

/** The same model with other prices from a quarter on. */
function withLaterMeans(of: PriceModel, from: number, shift: number): PriceModel {
  const { quarters, firstQuarter } = of.frame
  const communes = of.hierarchy.communes.map((cells) => ({
    ...cells,
    means: cells.means.map((value, i) => (firstQuarter + (i % quarters) >= from ? value + shift : value)),
  }))
  return { ...of, hierarchy: { ...of.hierarchy, communes } }
}
