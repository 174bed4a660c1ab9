import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type MarketParameters, readMarketParameters } from '../parameters/parameters.ts'
import { createRandom } from '../parameters/random.ts'
import { drawLifetime, drawTimeline, roundAsking } from './timeline.ts'

let parameters: MarketParameters
beforeAll(async () => {
  parameters = await readMarketParameters()
})

const flat = { kind: 'apartment', listingType: 'sale' } as const

describe('drawTimeline', () => {
  it('keeps spells apart and in order, and lowers prices during a stay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 2, max: 900 }),
        fc.boolean(),
        (seed, days, lasts) => {
          const lastDay = 20_000 + days
          const to = lasts ? null : 20_000 + days
          const { spells, prices } = drawTimeline(createRandom(seed, 't'), parameters, {
            ...flat,
            from: 20_000,
            to,
            lastDay,
            year: 2023,
            askingEur: 640_000,
          })
          expect(spells[0]!.from).toBe(20_000)
          expect(spells.at(-1)!.to).toBe(to)
          if (spells.length === 2) expect(spells[0]!.to!).toBeLessThan(spells[1]!.from)
          prices.forEach((step, at) => {
            if (at === 0) return
            expect(step.priceEur).toBeLessThan(prices[at - 1]!.priceEur)
            expect(step.day).toBeGreaterThan(prices[at - 1]!.day)
            expect(step.day).toBeLessThanOrEqual(lastDay)
          })
        },
      ),
    )
  })
})

describe('drawLifetime', () => {
  it('is longer in the bust and never exceeds the time that is left', () => {
    const medianOf = (year: number) => {
      const random = createRandom(5, `life-${year}`)
      const days = Array.from({ length: 2001 }, () => drawLifetime(random, parameters, flat, { year, within: 4000 }))
      return days.sort((a, b) => a - b)[1000]!
    }
    expect(medianOf(2023)).toBeGreaterThan(1.4 * medianOf(2019))
    const random = createRandom(5, 'short')
    for (let draw = 0; draw < 500; draw++) {
      expect(drawLifetime(random, parameters, flat, { year: 2026, within: 7 })).toBeLessThanOrEqual(7)
    }
  })
})

describe('roundAsking', () => {
  it('writes prices as people do', () => {
    expect(roundAsking(684_512, 'sale')).toBe(685_000)
    expect(roundAsking(41_230, 'sale')).toBe(41_000)
    expect(roundAsking(1777, 'rent')).toBe(1800)
    expect(roundAsking(1234, 'rent')).toBe(1230)
    expect(roundAsking(118, 'rent')).toBe(120)
  })
})
