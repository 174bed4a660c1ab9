import { describe, expect, it } from 'vitest'

import type { AdvertRow } from '../hedonic/advert.ts'
import { FIRST_FIXTURE_QUARTER, fixtureMarket, shuffled } from '../hedonic/market.fixture.ts'
import { newProperties } from '../hedonic/new-properties.ts'
import { continueIndex } from './continue-index.ts'
import { estimateMarketIndex, indexOfProperties, type IndexPoint } from './market-index.ts'
import { revisions } from './revisions.ts'

const { rows } = fixtureMarket({ quarters: 10, advertsPerCell: 3, isWide: true })
const communes = ['Aal', 'Beek', 'Clier', 'Dum', 'Esk', 'Fell']
const weights = new Map(communes.map((name, i) => [name, { apartment: 1 + i, house: 2 }]))
const { points: index, insufficient } = estimateMarketIndex(rows, { weights })
const ofScope = (points: IndexPoint[], scope: string): number[] =>
  points.filter((p) => p.scope === scope).map((p) => p.index)

describe('the market index', () => {
  it('has national, apartment and house series, all and existing, 100 in the first quarter', () => {
    expect(index.map(({ scope }) => scope).filter((scope, i, all) => scope !== all[i - 1])).toEqual([
      'national',
      'apartment',
      'house',
      'apartment_existing',
      'house_existing',
    ])
    expect(ofScope(index, 'national')[0]).toBe(100)
    expect(index).toHaveLength(50)
  })

  it('refuses an index of new homes where none is new, and says what was counted', () => {
    expect(insufficient).toEqual([
      expect.objectContaining({ scope: 'apartment_new', cause: 'homes', observedQuarters: 0, mostHomes: 0 }),
    ])
    expect(insufficient[0]!.reason).toMatch(/at least 20 homes first seen in them: none/)
  })

  it('gives every change an interval that holds it, narrower than that of the levels apart', () => {
    const national = index.filter(({ scope }) => scope === 'national')
    for (const [t, point] of national.entries()) {
      expect([point.qoqLowPercent === null, point.yoyLowPercent === null]).toEqual([t < 1, t < 4])
      if (t < 4) continue
      expect(point.yoyLowPercent).toBeLessThan(point.yoyPercent!)
      expect(point.yoyHighPercent).toBeGreaterThan(point.yoyPercent!)
      const before = national[t - 4]!
      const apart = 100 * (point.high95 / before.low95 - point.low95 / before.high95)
      expect(point.yoyHighPercent! - point.yoyLowPercent!).toBeLessThan(apart)
    }
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
    const { points: rebased } = estimateMarketIndex(rows, { weights, baseQuarter: FIRST_FIXTURE_QUARTER + 5 })
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
      ).points,
    )
    same(estimateMarketIndex(shuffled([...rows, ...rows.slice(0, 25)], 4), { weights }).points)
    const scaled = new Map(
      [...weights].map(([name, own]) => [name, { apartment: own.apartment * 9, house: own.house * 9 }]),
    )
    same(estimateMarketIndex(rows, { weights: scaled }).points)
  })

  it('puts every value inside its interval', () => {
    for (const { index: value, low95, high95 } of index) {
      expect(low95).toBeLessThan(value)
      expect(high95).toBeGreaterThan(value)
    }
  })

  it('leaves out a type without adverts rather than invent it', () => {
    const apartments = rows.filter((row) => row.type === 'apartment')
    expect(new Set(estimateMarketIndex(apartments, { weights }).points.map(({ scope }) => scope))).toEqual(
      new Set(['national', 'apartment', 'apartment_existing']),
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
    const before = indexOfProperties(early, options).points.filter(({ scope }) => scope === 'national')
    const after = indexOfProperties(properties, options).points.filter(({ scope }) => scope === 'national')
    before.forEach((point, t) => expect(after[t]!.index).toBeCloseTo(point.index, 9))
    expect(after).toHaveLength(before.length + 1)
  })
})

describe('the start of a series', () => {
  const many = fixtureMarket({ quarters: 10, advertsPerCell: 4, isWide: true }).rows
  const thin = (own: readonly AdvertRow[], quarters: readonly number[]): AdvertRow[] =>
    own.filter(
      ({ quarter, advertId }) => !quarters.includes(quarter - FIRST_FIXTURE_QUARTER) || /Aal.*-0$/.test(advertId),
    )
  const quartersOf = (points: IndexPoint[]): number[] =>
    points.filter(({ scope }) => scope === 'national').map(({ quarter }) => quarter - FIRST_FIXTURE_QUARTER)

  it('is the first quarter with enough homes, whatever single adverts came before', () => {
    const { points } = estimateMarketIndex(thin(many, [0, 1, 2]), { weights })
    expect(quartersOf(points)).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(points[0]).toMatchObject({ index: 100, qoqPercent: null, qoqLowPercent: null })
  })

  it('leaves out a later quarter without enough homes, and the changes that need it', () => {
    const { points } = estimateMarketIndex(thin(many, [5]), { weights })
    expect(quartersOf(points)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9])
    const national = points.filter(({ scope }) => scope === 'national')
    expect(national.filter(({ qoqPercent }) => qoqPercent === null).map(({ quarter }) => quarter % 10)).toEqual([0, 6])
    expect(national.find(({ quarter }) => quarter % 10 === 9)!.yoyPercent).toBeNull()
  })

  it('never comes where one quarter alone has enough homes', () => {
    const { points, insufficient: without } = estimateMarketIndex(thin(many, [0, 1, 2, 3, 4, 5, 6, 7, 8]), { weights })
    expect(points).toEqual([])
    expect(without.find(({ scope }) => scope === 'national')).toMatchObject({ cause: 'homes', observedQuarters: 1 })
  })
})

describe('the index of new homes', () => {
  // New homes gain one per cent a quarter on existing ones.
  const both = fixtureMarket({ quarters: 12, advertsPerCell: 12, noiseSd: 0.05, isWide: true }).rows.map((row, i) => {
    const newBuild = i % 2 === 0
    return {
      ...row,
      newBuild,
      priceEur: newBuild ? row.priceEur * Math.exp(0.1 + 0.01 * (row.quarter - 8000)) : row.priceEur,
    }
  })
  const { points } = estimateMarketIndex(both, { weights })
  const gainOf = (scope: string): number => Math.log(ofScope(points, scope).at(-1)! / 100) / 11

  it('moves away from that of existing homes with their premium, the index of all in between', () => {
    expect(gainOf('apartment_new')).toBeGreaterThan(gainOf('apartment_existing') + 0.007)
    expect(gainOf('apartment')).toBeGreaterThan(gainOf('apartment_existing'))
    expect(gainOf('apartment')).toBeLessThan(gainOf('apartment_new'))
  })

  it('counts its own homes', () => {
    const counts = (scope: string) =>
      points.filter((point) => point.scope === scope).map(({ sampleSize }) => sampleSize)
    expect(counts('apartment_new').map((own, t) => own + counts('apartment_existing')[t]!)).toEqual(counts('apartment'))
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
    for (const [i, point] of continued.entries()) {
      expect(point.index).toBeCloseTo(index[i]!.index, 8)
      for (const end of ['yoyLowPercent', 'yoyHighPercent', 'qoqLowPercent', 'qoqHighPercent'] as const)
        if (index[i]![end] !== null) expect(point[end]).toBeCloseTo(index[i]![end]!, 8)
    }
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
