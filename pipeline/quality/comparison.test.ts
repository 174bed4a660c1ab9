import { describe, expect, it } from 'vitest'
import { comparisonFindings } from './comparison.ts'

const judged = (before: object, after: object): [string, string][] =>
  comparisonFindings(after as Record<string, number>, before as Record<string, number>).map(({ severity, message }) => [
    severity,
    message,
  ])

describe('comparison with the previous release', () => {
  it('finds nothing for a first release', () => {
    expect(comparisonFindings({ 'listings.sale': 10 }, null)).toEqual([])
  })

  it('lets figures move within their tolerance', () => {
    expect(
      judged(
        { 'listings.sale': 1000, 'median_price_per_sqm.sale.house': 8000 },
        { 'listings.sale': 1290, 'median_price_per_sqm.sale.house': 8900 },
      ),
    ).toEqual([])
  })

  it('warns of a fall and blocks a collapse, with the figures', () => {
    expect(judged({ 'listings.sale': 1000 }, { 'listings.sale': 600 })[0]![0]).toBe('warning')
    expect(judged({ 'listings.sale': 1000 }, { 'listings.sale': 400 })).toEqual([
      ['blocker', 'listings.sale changed by -60.0 % (from 1,000 to 400)'],
    ])
  })

  it('treats a figure that is gone as zero', () => {
    expect(judged({ 'observations.portal': 1000 }, {})[0]![0]).toBe('blocker')
  })

  it('blocks a market without an advert, however thin the release before', () => {
    expect(judged({ adverts: 3, 'listings.sale': 3 }, { adverts: 0 })).toEqual([
      ['blocker', expect.stringMatching(/^the market has no advert, and the release before has 3\. .*LUX_MARKET/)],
    ])
    expect(judged({ adverts: 3, 'listings.sale': 3 }, { adverts: 3 })).toEqual([])
    expect(judged({ adverts: 0 }, { adverts: 0 })).toEqual([])
  })

  it('takes a median that is not published for unknown, not for zero', () => {
    expect(judged({ 'median_price_per_sqm.sale.house': 8000 }, {})).toEqual([])
  })

  it('warns, and does not block, when listings fall because they became stale', () => {
    const stale = judged({ 'listings.sale': 1000 }, { 'listings.sale': 0, 'listings.stale': 1000 })
    expect(stale).toEqual([['warning', 'listings.sale changed by -100.0 % (from 1,000 to 0)']])
    expect(judged({ 'listings.sale': 1000 }, { 'listings.sale': 0, 'listings.stale': 300 })[0]![0]).toBe('blocker')
    expect(judged({ 'listings.stale': 1000 }, { 'listings.stale': 0 })).toEqual([])
  })

  it('accepts growth of volume, but blocks a jump of prices', () => {
    expect(judged({ 'listings.sale': 1000 }, { 'listings.sale': 9000 })[0]![0]).toBe('warning')
    expect(
      judged({ 'median_price_per_sqm.sale.house': 8000 }, { 'median_price_per_sqm.sale.house': 11_300 })[0]![0],
    ).toBe('blocker')
  })

  it('ignores figures too small to compare, or without a tolerance', () => {
    expect(
      judged({ 'listings.rent': 49, 'rejects.bad_date': 500 }, { 'listings.rent': 1, 'rejects.bad_date': 0 }),
    ).toEqual([])
  })
})
