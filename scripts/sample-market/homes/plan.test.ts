import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseQuarter, quartersUpTo } from '../../../models/kernel/quarter.ts'
import { type MarketParameters, readMarketParameters, resolveSize } from '../parameters/parameters.ts'
import { planQuarters } from './plan.ts'

let parameters: MarketParameters
beforeAll(async () => {
  parameters = await readMarketParameters()
})

describe('planQuarters', () => {
  it('distributes exactly the requested adverts', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(300_000), fc.integer({ min: 4, max: 60 }), (gone, active, count) => {
        const quarters = quartersUpTo(parseQuarter('2026Q3'), count)
        const plan = planQuarters(parameters, quarters, { adverts: gone + active, active, quarters: count, seed: 1 })
        const sum = (pick: 'activeAdverts' | 'goneAdverts') => plan.reduce((total, quarter) => total + quarter[pick], 0)
        expect([sum('activeAdverts'), sum('goneAdverts')]).toEqual([active, gone])
        expect(plan.every(({ activeAdverts, goneAdverts }) => activeAdverts >= 0 && goneAdverts >= 0)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('puts most of what is still on the market into the last quarters', () => {
    const plan = planQuarters(parameters, quartersUpTo(parseQuarter('2026Q3'), 40), {
      adverts: 180_000,
      active: 9000,
      quarters: 40,
      seed: 1,
    })
    const lastThree = plan.slice(-3).reduce((sum, { activeAdverts }) => sum + activeAdverts, 0)
    expect(lastThree / 9000).toBeGreaterThan(0.7)
  })
})

describe('resolveSize', () => {
  it('keeps three quarters of arrivals on the market unless told otherwise', () => {
    expect(resolveSize({ quarters: 40, seed: 1 }, parameters)).toMatchObject({ adverts: 120_000, active: 9000 })
    expect(resolveSize({ adverts: 2400, quarters: 12, seed: 1 }, parameters)).toMatchObject({
      adverts: 2400,
      active: 600,
    })
    expect(resolveSize({ active: 1_000_000, quarters: 40, seed: 1 }, parameters)).toMatchObject({ adverts: 1_111_000 })
  })

  it('refuses more active adverts than adverts', () => {
    expect(() => resolveSize({ adverts: 10, active: 11, quarters: 40, seed: 1 }, parameters)).toThrow(/raise --adverts/)
  })
})
