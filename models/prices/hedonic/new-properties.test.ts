import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { AdvertRow } from './advert.ts'
import { fixtureMarket, shuffled } from './market.fixture.ts'
import { newProperties } from './new-properties.ts'

const { rows } = fixtureMarket({ quarters: 4, advertsPerCell: 3 })
const copies: AdvertRow[] = rows
  .filter((_, i) => i % 3 === 0)
  .map((row) => ({ ...row, advertId: `${row.advertId}-copy`, source: 'P2', energyClass: undefined }))
const market = [...rows, ...copies]

describe('new properties', () => {
  it('count each home once however many portals show it', () => {
    expect(newProperties(market).properties).toEqual(newProperties(rows).properties)
  })

  it('do not depend on the order of rows', () => {
    const expected = newProperties(market)
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(newProperties(shuffled(market, seed))).toEqual(expected)
      }),
      { numRuns: 5 },
    )
  })

  it('are unchanged by exact duplicates of rows', () => {
    const expected = newProperties(market)
    fc.assert(
      fc.property(fc.nat({ max: market.length - 1 }), (i) => {
        expect(newProperties([...market, { ...market[i]! }])).toEqual(expected)
      }),
      { numRuns: 10 },
    )
  })

  it('keep the entry price when an advert stays online and is cut', () => {
    const stale = rows.map((row) => ({ ...row, quarter: row.quarter + 1, priceEur: row.priceEur * 0.9 }))
    expect(newProperties([...rows, ...stale]).properties).toEqual(newProperties(rows).properties)
  })

  it('leave out homes that entered before they were first observed', () => {
    const early = { ...rows[0]!, firstSeenQuarter: rows[0]!.quarter - 3 }
    const { properties, report } = newProperties([early, ...rows.slice(1)])
    expect(properties).toHaveLength(rows.length - 1)
    expect(report.enteredUnseen).toBe(1)
  })

  it('take an attribute from a copy where the first advert lacks it', () => {
    const [first, ...others] = rows
    const bare = { ...first!, bedrooms: undefined }
    const full = { ...first!, advertId: 'full', source: 'P2' }
    expect(newProperties([bare, full, ...others]).properties).toEqual(newProperties(rows).properties)
  })

  it('leave out homes whose area nobody states, and say how many', () => {
    const { properties, report } = newProperties([{ ...rows[0]!, areaM2: undefined }, ...rows.slice(1)])
    expect(properties).toHaveLength(rows.length - 1)
    expect(report.withoutArea).toBe(1)
  })
})
