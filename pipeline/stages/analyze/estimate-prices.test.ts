import { describe, expect, it } from 'vitest'
import type { AdvertRow } from '../../../models/prices/hedonic/advert.ts'
import { fixtureMarket, FIRST_FIXTURE_QUARTER } from '../../../models/prices/hedonic/market.fixture.ts'
import type { Anchors } from '../../../models/prices/hedonic/price-frame.ts'
import { estimatePrices } from './estimate-prices.ts'

const { rows } = fixtureMarket({ quarters: 6, advertsPerCell: 6 })
const communes = new Map([...rows.map(({ commune, canton }) => [commune, canton] as const), ['Empty', 'North']])
const first = rows.filter(({ quarter }) => quarter === FIRST_FIXTURE_QUARTER)
const levelsOf = (adverts: AdvertRow[], anchors?: Anchors) =>
  estimatePrices({
    market: 'sale',
    rows: adverts,
    communes,
    official: anchors && { anchors, quarters: undefined },
  }).cells.filter(({ dataAvailability }) => dataAvailability !== 'insufficient')

describe('prices of a thin market', () => {
  it('of three listings are none, with the reason', () => {
    const { cells, points, refusal } = estimatePrices({
      market: 'sale',
      rows: rows.slice(0, 3),
      communes,
      official: undefined,
    })
    expect([cells, points]).toEqual([[], []])
    expect(refusal).toBe('homes newly on the market with price and area: 3; a price model needs at least 20')
  })

  it('of one quarter are levels without any change and without an index', () => {
    const { cells, points, refusal } = estimatePrices({ market: 'sale', rows: first, communes, official: undefined })
    expect(refusal).toBeNull()
    expect(points).toEqual([])
    const published = cells.filter(({ dataAvailability }) => dataAvailability !== 'insufficient')
    expect(published.filter(({ scope, type }) => scope === 'commune' && type === 'house')).toHaveLength(6)
    expect(published.every(({ qoq, yoy, trendQoq }) => qoq === null && yoy === null && trendQoq === 'unknown')).toBe(
      true,
    )
  })

  it('never include a place without homes of its own, official figures or not', () => {
    const anchors = new Map([...communes.keys()].map((commune) => [commune, { apartment: 9, house: 8.8 }]))
    for (const known of [undefined, anchors]) {
      const published = levelsOf(rows, known)
      expect(published.filter(({ place }) => place === 'Empty')).toEqual([])
      expect(published.every(({ yearSampleSize }) => yearSampleSize >= 5)).toBe(true)
    }
  })

  it('of a place appear and disappear with its own homes alone', () => {
    const without = rows.filter(({ commune }) => commune !== 'Esk')
    const places = (adverts: AdvertRow[]) => new Set(levelsOf(adverts).map(({ place }) => place))
    expect(places(rows).has('Esk')).toBe(true)
    expect(places(without)).toEqual(new Set([...places(rows)].filter((place) => place !== 'Esk')))
  })
})
