import { describe, expect, it } from 'vitest'
import { fixedMixPath } from './fixed-mix.ts'
import { FIRST_FIXTURE_QUARTER, fixtureMarket } from './market.fixture.ts'
import { newProperties } from './new-properties.ts'
import { communePath } from './fixed-mix.ts'
import { fitPriceModel, type PriceModel } from './price-model.ts'
import type { Anchors } from './price-frame.ts'

const { rows, levels } = fixtureMarket({ advertsPerCell: 5, quarters: 6 })
const { properties } = newProperties(rows)
const [first, last] = [FIRST_FIXTURE_QUARTER + 1, FIRST_FIXTURE_QUARTER + 4]
/** Means of the true levels of those quarters, 10 % lower for flats: the portal's flats are dearer than the market's. */
const anchors: Anchors = new Map(
  [...new Set(rows.map(({ commune }) => commune))].map((commune) => {
    const mean = (type: string): number =>
      [1, 2, 3, 4].reduce((sum, t) => sum + levels.get(`${commune}|${type}|${FIRST_FIXTURE_QUARTER + t}`)! / 4, 0)
    return [commune, { apartment: mean('apartment') - 0.1, house: mean('house') }]
  }),
)
const plain = fitPriceModel(properties, { anchors })
const benchmarked = fitPriceModel(properties, { anchors, benchmark: { first, last } })
const shift = (model: PriceModel, cell: number): number =>
  communePath(model, 2).mean[cell]! - communePath(plain, 2).mean[cell]!

describe('levels set to the official ones', () => {
  it('agree with them on average by type, in the quarters that these speak of', () => {
    expect(shift(benchmarked, 0)).toBeCloseTo(-0.1, 1)
    expect(Math.abs(shift(benchmarked, 6))).toBeLessThan(0.03)
  })

  it('keep every change and every standard error', () => {
    const even = plain.frame.communeNames.map(() => [1, 1] as const)
    const [before, after] = [plain, benchmarked].map((model) => fixedMixPath(model, even))
    after!.mean.forEach((level, t) =>
      expect(level - after!.mean[0]!).toBeCloseTo(before!.mean[t]! - before!.mean[0]!, 10),
    )
    expect([...after!.covariance]).toEqual([...before!.covariance])
  })

  it('stay as they are where official levels speak of other quarters or of too few communes', () => {
    const later = fitPriceModel(properties, { anchors, benchmark: { first: last + 20, last: last + 23 } })
    const few = new Map([...anchors].slice(0, 4))
    const ofFew = [undefined, { first, last }].map((benchmark) =>
      fitPriceModel(properties, { anchors: few, benchmark }),
    )
    expect(shift(later, 0)).toBe(0)
    expect(communePath(ofFew[1]!, 0).mean).toEqual(communePath(ofFew[0]!, 0).mean)
  })
})
