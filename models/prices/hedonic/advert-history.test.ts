import { describe, expect, it } from 'vitest'

import { advertHistories, mergeAttributes } from './advert-history.ts'
import { fixtureMarket } from './market.fixture.ts'

const first = fixtureMarket().rows[0]!

describe('advert histories', () => {
  it('keep every quarter with its price, in order', () => {
    const rows = [2, 0, 1].map((later) => ({ ...first, quarter: first.quarter + later, priceEur: 500 - later }))
    const [history] = advertHistories(rows)
    expect(history!.quarters).toEqual([first.quarter, first.quarter + 1, first.quarter + 2])
    expect(history!.pricesEur).toEqual([500, 499, 498])
  })

  it('count a repeated row once and take the lower of two prices in a quarter', () => {
    const [history] = advertHistories([
      { ...first, priceEur: 510 },
      { ...first, priceEur: 500 },
      { ...first, priceEur: 510 },
    ])
    expect(history!.pricesEur).toEqual([500])
  })

  it('keep one id on two portals apart', () => {
    expect(advertHistories([first, { ...first, source: 'P2' }])).toHaveLength(2)
  })

  it('keep the earliest first sight', () => {
    const later = { ...first, quarter: first.quarter + 1, firstSeenQuarter: first.quarter + 1 }
    expect(advertHistories([later, first])[0]!.firstSeenQuarter).toBe(first.quarter)
  })
})

describe('merged attributes', () => {
  it('take the most frequent known value, the earlier on a tie', () => {
    const areas = [undefined, 90, 88, 90].map((areaM2) => ({ ...first, areaM2 }))
    expect(mergeAttributes(areas).areaM2).toBe(90)
    expect(mergeAttributes(areas.slice(1, 3)).areaM2).toBe(90)
  })

  it('keep what nobody states unknown', () => {
    const silent = { ...first, bedrooms: undefined }
    expect(mergeAttributes([silent, silent]).bedrooms).toBeUndefined()
  })
})
