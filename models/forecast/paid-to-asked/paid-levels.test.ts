import { describe, expect, it } from 'vitest'
import { mean } from '../../statistics/mean.ts'
import { changed, FIRST_YEAR, market, YEARS } from './market.fixture.ts'
import { paidLevels } from './paid-levels.ts'

const LAST = FIRST_YEAR + YEARS - 1
const years = Array.from({ length: 8 }, (_, index) => LAST - 7 + index)
const panel = market({ noise: 0.04 })

describe('paidLevels', () => {
  it('errs less than no change where prices grow, and holds its outcomes', () => {
    const outcomes = paidLevels(panel, years, null)
    const error = (key: 'predicted' | 'naive'): number => mean(outcomes.map((one) => Math.abs(one.actual - one[key])))
    expect(outcomes.length).toBe(40 * years.length)
    expect(error('predicted')).toBeLessThan(0.8 * error('naive'))
    const held = outcomes.flatMap(({ actual, predicted, halfWidth }) =>
      halfWidth === null ? [] : [Math.abs(actual - predicted) <= halfWidth],
    )
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.75)
  })

  it('takes the growth of the year from its index where that is known', () => {
    const flat = new Map([...years, years[0]! - 1].map((year) => [year, 0]))
    const steep = new Map([...flat.keys()].map((year) => [year, 0.1 * (year - FIRST_YEAR)]))
    const first = (index: ReadonlyMap<number, number>) => paidLevels(panel, years, index)[0]!.predicted
    expect(first(steep) - first(flat)).toBeCloseTo(0.07, 9)
  })

  it('knows nothing of the deeds of the year, nor of its adverts unless it may', () => {
    const stated = (of: typeof panel, index: ReadonlyMap<number, number> | null) =>
      paidLevels(of, [LAST], index).map(({ area, predicted }) => [area, predicted])
    const index = new Map([...years].map((year) => [year, 0.05 * year]))
    const later = (side: 'paid' | 'asked') =>
      changed(panel, (_, year, value, of) => (of === side && year === LAST ? value + 0.3 : value))
    expect(stated(later('paid'), null)).toEqual(stated(panel, null))
    expect(stated(later('paid'), index)).toEqual(stated(panel, index))
    expect(stated(later('asked'), null)).toEqual(stated(panel, null))
  })
})
