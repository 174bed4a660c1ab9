import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatQuarter } from '../../../models/kernel/quarter.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { chartFinding } from './chart-finding.ts'

const FIRST = 2019 * 4
const pointsOf = (values: readonly (number | null)[], error = 10) =>
  values.map((value, index) => ({
    quarter: formatQuarter(FIRST + index),
    value,
    low: value === null ? null : value - error,
    high: value === null ? null : value + error,
  }))
const PEAK = pointsOf([5_000, 6_000, 5_400, 5_300, 5_200, 5_300, 5_400])

describe('the title of a chart of prices', () => {
  it('says the change in a year and how far below the peak', () => {
    expect(chartFinding('sale', { direction: 'rise', changePercent: 5.6, points: PEAK }, 'en')).toBe(
      'Asking prices rose 5.6\u{a0}% in a year and are 10\u{a0}% below their peak (Q2 2019)',
    )
    expect(chartFinding('rent', { direction: 'fall', changePercent: -2, points: pointsOf([20]) }, 'de')).toMatch(
      /^Die Angebotsmieten sind in einem Jahr um 2,0\s%\s*gesunken$/,
    )
  })

  it('claims no change that the interval does not bear, and nothing without a year before', () => {
    for (const locale of LOCALES) {
      const unclear = chartFinding('sale', { direction: 'unclear', changePercent: 0.4, points: [] }, locale)!
      expect(unclear).not.toMatch(/\d/)
      expect(chartFinding('sale', { direction: 'noComparison', changePercent: null, points: PEAK }, locale)).toBe(
        undefined,
      )
    }
  })

  it('names a peak only where the intervals are apart, a year has passed, and nothing since was higher', () => {
    const values = fc.array(fc.option(fc.integer({ min: 1_000, max: 9_000 }), { freq: 8 }), { maxLength: 30 })
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 900 }), (all, error) => {
        const points = pointsOf(all, error)
        const said = chartFinding('sale', { direction: 'unclear', changePercent: 1, points }, 'en')!
        const now = points.at(-1)
        const known = points.filter(({ value }) => value !== null)
        const highest = Math.max(...known.map(({ value }) => value!))
        const place = points.findIndex(({ value }) => value === highest)
        const isPassed =
          now !== undefined && now.value !== null && place < points.length - 4 && now.high! < highest - error
        expect(said.includes('below their peak')).toBe(isPassed)
      }),
    )
  })
})
