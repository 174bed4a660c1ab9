import { describe, expect, it } from 'vitest'

import { FIRST_FIXTURE_QUARTER, fixtureMarket, shuffled } from '../hedonic/market.fixture.ts'
import { newProperties } from '../hedonic/new-properties.ts'
import { continueIndex } from './continue-index.ts'
import { estimateMarketIndex, indexOfProperties, type IndexPoint } from './market-index.ts'
import { revisions } from './revisions.ts'

const { rows } = fixtureMarket({ quarters: 10, advertsPerCell: 4 })
const communes = ['Aal', 'Beek', 'Clier', 'Dum', 'Esk', 'Fell']
const weights = new Map(communes.map((name, i) => [name, { apartment: 1 + i, house: 2 }]))
const index = estimateMarketIndex(rows, { weights })
const ofScope = (points: IndexPoint[], scope: string): number[] =>
  points.filter((p) => p.scope === scope).map((p) => p.index)

describe('the market index', () => {
  it('has national, apartment and house series, 100 in the first quarter', () => {
    expect(index.map(({ scope }) => scope).filter((scope, i, all) => scope !== all[i - 1])).toEqual([
      'national',
      'apartment',
      'house',
    ])
    expect(ofScope(index, 'national')[0]).toBe(100)
    expect(index).toHaveLength(30)
  })

  it('finds growth of one per cent a quarter', () => {
    const national = index.filter(({ scope }) => scope === 'national')
    const growth = Math.log(national.at(-1)!.index / 100) / 9
    expect(growth).toBeGreaterThan(0.006)
    expect(growth).toBeLessThan(0.014)
  })

  it('chains: quarterly changes multiply to the yearly change', () => {
    const national = index.filter(({ scope }) => scope === 'national')
    for (let t = 4; t < national.length; t++) {
      const chained = [0, 1, 2, 3].reduce((product, k) => product * (1 + national[t - k]!.qoqPercent! / 100), 1)
      expect(100 * (chained - 1)).toBeCloseTo(national[t]!.yoyPercent!, 9)
    }
  })

  it('keeps growth and relative intervals whatever the base quarter', () => {
    const rebased = estimateMarketIndex(rows, { weights, baseQuarter: FIRST_FIXTURE_QUARTER + 5 })
    rebased.forEach((point, i) => {
      expect(point.yoyPercent).toEqual(index[i]!.yoyPercent)
      expect(point.high95 / point.index).toBeCloseTo(index[i]!.high95 / index[i]!.index, 12)
    })
    expect(ofScope(rebased, 'house')[5]).toBe(100)
  })

  it('does not depend on the currency, the order of rows, duplicates or the total of the weights', () => {
    const same = (points: IndexPoint[]): void =>
      points.forEach((point, i) => expect(point.index).toBeCloseTo(index[i]!.index, 6))
    same(
      estimateMarketIndex(
        rows.map((row) => ({ ...row, priceEur: row.priceEur * 7 })),
        { weights },
      ),
    )
    same(estimateMarketIndex(shuffled([...rows, ...rows.slice(0, 25)], 4), { weights }))
    const scaled = new Map(
      [...weights].map(([name, own]) => [name, { apartment: own.apartment * 9, house: own.house * 9 }]),
    )
    same(estimateMarketIndex(rows, { weights: scaled }))
  })

  it('puts every value inside its interval', () => {
    for (const { index: value, low95, high95 } of index) {
      expect(low95).toBeLessThan(value)
      expect(high95).toBeGreaterThan(value)
    }
  })

  it('leaves out a type without adverts rather than invent it', () => {
    const apartments = rows.filter((row) => row.type === 'apartment')
    expect(new Set(estimateMarketIndex(apartments, { weights }).map(({ scope }) => scope))).toEqual(
      new Set(['national', 'apartment']),
    )
  })

  it('refuses a base outside the series', () => {
    expect(() => estimateMarketIndex(rows, { weights, baseQuarter: 1 })).toThrow(RangeError)
  })
})

describe('the rolling window', () => {
  const { properties } = newProperties(rows)
  const options = { weights, windowQuarters: 8 }
  const early = properties.filter(({ quarter }) => quarter < FIRST_FIXTURE_QUARTER + 9)

  it('never rewrites history: a later run repeats every earlier value', () => {
    const before = indexOfProperties(early, options).filter(({ scope }) => scope === 'national')
    const after = indexOfProperties(properties, options).filter(({ scope }) => scope === 'national')
    before.forEach((point, t) => expect(after[t]!.index).toBeCloseTo(point.index, 9))
    expect(after).toHaveLength(before.length + 1)
  })
})

describe('continuing a published index', () => {
  const fresh = index.map((point) => ({
    ...point,
    index: point.index * 1.5,
    low95: point.low95 * 1.5,
    high95: point.high95 * 1.5,
  }))
  const published = index.filter(({ quarter }) => quarter < FIRST_FIXTURE_QUARTER + 8)

  it('keeps published points and links later ones at their growth', () => {
    const continued = continueIndex(published, fresh)
    expect(continued).toHaveLength(index.length)
    continued.forEach((point, i) => expect(point.index).toBeCloseTo(index[i]!.index, 8))
  })

  it('starts with the fresh estimate where nothing was published', () => {
    expect(continueIndex([], fresh)).toEqual(fresh)
  })
})

describe('revisions', () => {
  it('are none between equal series, nor between bases', () => {
    expect(revisions(index, index)).toEqual([])
    const rebased = index.map((point) => ({ ...point, index: point.index * 2 }))
    expect(revisions(index, rebased)).toEqual([])
  })

  it('name scope, quarter and size', () => {
    const changed = index.map((point, i) => (i === 12 ? { ...point, index: point.index * 1.02 } : point))
    const found = revisions(index, changed)
    const largest = found.reduce((a, b) => (Math.abs(b.changePercent) > Math.abs(a.changePercent) ? b : a))
    expect(largest).toMatchObject({ scope: 'apartment', quarter: index[12]!.quarter, previous: index[12]!.index })
    expect(largest.changePercent).toBeGreaterThan(1.5)
    expect(new Set(found.map(({ scope }) => scope))).toEqual(new Set(['apartment']))
  })
})
