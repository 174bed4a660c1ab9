import { describe, expect, it } from 'vitest'

import { InsufficientAdvertsError, type AdvertRow } from './advert.ts'
import { communePath, fixedMixPath } from './fixed-mix.ts'
import { FIRST_FIXTURE_QUARTER, fixtureMarket, shuffled } from './market.fixture.ts'
import { newProperties } from './new-properties.ts'
import { fitPriceModel, type PriceModel, type PriceModelOptions } from './price-model.ts'

const { rows, levels } = fixtureMarket({ advertsPerCell: 6 })
const fit = (adverts: readonly AdvertRow[], options?: PriceModelOptions): PriceModel =>
  fitPriceModel(newProperties(adverts).properties, options)
const model = fit(rows)
const levelOf = (fitted: PriceModel, commune: string, cell: number): number =>
  communePath(fitted, fitted.frame.communeNames.indexOf(commune)).mean[cell]!

describe('the price model', () => {
  it('recovers known levels within its own intervals', () => {
    const { communeNames, quarters } = model.frame
    let [inside, all] = [0, 0]
    communeNames.forEach((commune, c) => {
      const { mean, covariance } = communePath(model, c)
      for (let i = 0; i < 2 * quarters; i++) {
        const truth = levels.get(
          `${commune}|${i < quarters ? 'apartment' : 'house'}|${FIRST_FIXTURE_QUARTER + (i % quarters)}`,
        )!
        const se = Math.sqrt(covariance[i * 2 * quarters + i]!)
        expect(Math.abs(mean[i]! - truth)).toBeLessThan(0.12)
        inside += Math.abs(mean[i]! - truth) < 1.96 * se ? 1 : 0
        all += 1
      }
    })
    expect(inside / all).toBeGreaterThan(0.85)
  })

  it('recovers the size elasticity and the sign of energy premiums', () => {
    const coefficient = (name: string): number => model.hedonic.beta[model.design.design.names.indexOf(name)]!
    expect(coefficient('log area, apartment')).toBeCloseTo(-0.2, 1)
    expect(coefficient('energy A, knot 1')).toBeGreaterThan(coefficient('energy E, knot 1'))
  })

  it('does not depend on the order of rows', () => {
    expect(fit(shuffled(rows, 11)).hierarchy.logLikelihood).toBe(model.hierarchy.logLikelihood)
  })

  it('is unchanged by duplicated rows', () => {
    expect(fit([...rows, ...rows.slice(0, 40)]).hierarchy.logLikelihood).toBe(model.hierarchy.logLikelihood)
  })

  it('moves every level by the log of a change of currency, and no standard error', () => {
    const scaled = fit(rows.map((row) => ({ ...row, priceEur: row.priceEur * 40 })))
    expect(levelOf(scaled, 'Dum', 3) - levelOf(model, 'Dum', 3)).toBeCloseTo(Math.log(40), 6)
    expect(communePath(scaled, 3).covariance[0]).toBeCloseTo(communePath(model, 3).covariance[0]!, 8)
  })

  it('barely notices a few wild prices', () => {
    const wild = rows.map((row, i) => (i % 50 === 0 ? { ...row, priceEur: row.priceEur * 1.9 } : row))
    const shift = levelOf(fit(wild), 'Aal', 5) - levelOf(model, 'Aal', 5)
    expect(Math.abs(shift)).toBeLessThan(0.02)
  })

  it('gives a commune without adverts its canton’s path and a wider interval', () => {
    const wider = fit(rows, { communes: new Map([['Zell', 'South']]) })
    const c = wider.frame.communeNames.indexOf('Zell')
    const own = communePath(wider, c)
    const known = communePath(wider, wider.frame.communeNames.indexOf('Esk'))
    expect(own.mean[0]).toBeGreaterThan(levelOf(wider, 'Esk', 0))
    expect(own.mean[0]).toBeLessThan(levelOf(wider, 'Dum', 0))
    expect(own.covariance[0]).toBeGreaterThan(3 * known.covariance[0]!)
  })

  it('shrinks a commune without adverts to its anchor', () => {
    const names = ['Aal', 'Beek', 'Clier', 'Dum', 'Esk', 'Fell', 'Zell']
    const stated = [0.2, -0.1, 0, 0.1, -0.2, 0, 0.3]
    const anchors = new Map(names.map((name, i) => [name, { apartment: 8 + stated[i]!, house: 8 + stated[i]! }]))
    const options = { communes: new Map([['Zell', 'South']]), anchors }
    const anchored = fit(rows, options)
    expect(levelOf(anchored, 'Zell', 0) - levelOf(anchored, 'Fell', 0)).toBeCloseTo(0.3, 1)
  })

  it('reuses given parameters instead of searching', () => {
    expect(fit(rows, { parameters: model.parameters }).parameters).toEqual(model.parameters)
  })

  it('takes levels from a single quarter, and refuses a handful of homes', () => {
    const single = fit(rows.filter((row) => row.quarter === FIRST_FIXTURE_QUARTER))
    expect(single.frame.quarters).toBe(1)
    for (const cell of [0, 1]) expect(levelOf(single, 'Aal', cell) - levelOf(single, 'Esk', cell)).toBeGreaterThan(0.2)
    expect(() => fit(rows.slice(0, 10))).toThrow(/at least 20/)
    expect(() => fit(rows.slice(0, 10))).toThrow(InsufficientAdvertsError)
  })

  it('starts with the first quarter that has enough homes', () => {
    const old = {
      ...rows[0]!,
      advertId: 'old',
      quarter: FIRST_FIXTURE_QUARTER - 9,
      firstSeenQuarter: FIRST_FIXTURE_QUARTER - 9,
    }
    expect(fit([...rows, old]).frame).toMatchObject({ firstQuarter: FIRST_FIXTURE_QUARTER, quarters: 8 })
  })

  it('counts lots of one project as few homes, so that one project does not make the level of its place', () => {
    const single = rows.filter((row) => row.quarter === FIRST_FIXTURE_QUARTER)
    const lots = (seller: string | undefined): AdvertRow[] =>
      Array.from({ length: 20 }, (_, i) => {
        const home = single.find(({ commune, type }) => commune === 'Dum' && type === 'house')!
        return { ...home, advertId: `lot ${i}`, seller, areaM2: 150 + i, priceEur: 1.6 * home.priceEur * (1 + i / 150) }
      })
    const sold = single.map((row, i) => ({ ...row, seller: `agency ${i % 9}` }))
    const dearer = (seller: string | undefined): number =>
      levelOf(fit([...sold, ...lots(seller)]), 'Dum', 1) - levelOf(fit(sold), 'Dum', 1)
    expect(dearer('builder')).toBeLessThan(0.8 * dearer(undefined))
  })
})

describe('a fixed mix', () => {
  const even = model.frame.communeNames.map(() => [1, 1] as const)

  it('is the mean of its cells', () => {
    const mean = model.frame.communeNames.reduce((sum, _, c) => {
      const path = communePath(model, c).mean
      return sum + (path[2]! + path[model.frame.quarters + 2]!) / 12
    }, 0)
    expect(fixedMixPath(model, even).mean[2]).toBeCloseTo(mean, 8)
  })

  it('does not depend on the total of its weights', () => {
    const scaled = even.map(([a, h]) => [7 * a, 7 * h] as const)
    expect(fixedMixPath(model, scaled).mean[0]).toBeCloseTo(fixedMixPath(model, even).mean[0]!, 10)
    expect(fixedMixPath(model, scaled).covariance[0]).toBeCloseTo(fixedMixPath(model, even).covariance[0]!, 10)
  })

  it('of one cell is that cell, with its error', () => {
    const only = model.frame.communeNames.map((_, c) => [c === 4 ? 1 : 0, 0] as const)
    const path = communePath(model, 4)
    const mix = fixedMixPath(model, only)
    expect(mix.mean[1]).toBeCloseTo(path.mean[1]!, 8)
    expect(mix.covariance[0]).toBeCloseTo(path.covariance[0]!, 8)
  })

  it('refuses weights without a positive total', () => {
    expect(() =>
      fixedMixPath(
        model,
        even.map(() => [0, 0] as const),
      ),
    ).toThrow(RangeError)
  })
})
