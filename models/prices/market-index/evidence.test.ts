import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PropertyType } from '../hedonic/advert.ts'
import { effectiveHomes, FEWEST_EFFECTIVE_HOMES, shownQuarters, tooFewCommunes } from './evidence.ts'

const WEIGHTS = new Map([
  ['North apartment', 3],
  ['South apartment', 1],
])
const homes = (north: number, south: number, type: PropertyType = 'apartment') =>
  Array.from({ length: north + south }, (_, i) => ({
    commune: `C${i}`,
    canton: i < north ? 'North' : 'South',
    type,
    quarter: 1,
  }))
const effective = (north: number, south: number): number => effectiveHomes(homes(north, south), WEIGHTS).get(1)!

describe('the effective number of homes', () => {
  it('is their number where they are spread as the mix is', () => {
    expect(effective(30, 10)).toBeCloseTo(40, 9)
  })

  it('is never above their number, and grows with every home', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (north, south) => {
        expect(effective(north, south)).toBeLessThanOrEqual(north + south + 1e-9)
        expect(effective(north + 1, south)).toBeGreaterThan(effective(north, south))
        expect(effective(north, south + 1)).toBeGreaterThan(effective(north, south))
      }),
    )
  })

  it('is zero where the homes stand for less than half of the mix', () => {
    expect(effective(0, 400)).toBe(0)
    expect(effective(40, 0)).toBe(40)
    expect(effectiveHomes(homes(40, 0, 'house'), WEIGHTS).get(1)).toBe(0)
  })
})

describe('an index of the country', () => {
  const ENOUGH = new Map([
    [1, 400],
    [2, 400],
  ])
  it('needs homes in ten communes, however many homes there are', () => {
    const inCommunes = (count: number) => homes(200, 200).map((home, i) => ({ ...home, commune: `C${i % count}` }))
    expect(tooFewCommunes(inCommunes(4), ENOUGH)).toMatchObject({
      cause: 'communes',
      communes: 4,
      mostHomes: 400,
      observedQuarters: 2,
    })
    for (let count = 1; count <= 20; count++)
      expect(tooFewCommunes(inCommunes(count), ENOUGH) === null).toBe(count >= 10)
  })
})

describe('the quarters of a series', () => {
  const counts = (...all: number[]) => new Map(all.map((count, quarter) => [quarter, count]))
  const known = () => 0.01

  it('begin with the first that has enough homes', () => {
    expect(shownQuarters(counts(1, 19.9, 20, 500), known)).toEqual([2, 3])
  })

  it('begin later where the first change is not known well enough, and leave out what is not known later', () => {
    const rich = counts(50, 50, 50, 50, 50)
    expect(shownQuarters(rich, (from) => (from === 0 ? 0.03 : 0.01))).toEqual([1, 2, 3, 4])
    expect(shownQuarters(rich, (_, to) => (to === 3 ? 0.03 : 0.01))).toEqual([0, 1, 2, 4])
  })

  it('are none with a reason that names what was counted', () => {
    expect(shownQuarters(counts(1, 7.9, 0), known)).toMatchObject({ cause: 'homes', observedQuarters: 0, mostHomes: 7 })
    expect(shownQuarters(counts(1, 260), known)).toMatchObject({ cause: 'homes', observedQuarters: 1, mostHomes: 260 })
    expect(shownQuarters(counts(40, 40), () => 0.1)).toMatchObject({ cause: 'precision', observedQuarters: 2 })
    expect(shownQuarters(new Map(), known)).toMatchObject({ cause: 'homes', observedQuarters: 0, mostHomes: 0 })
  })

  it('never have fewer homes than needed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), (all) => {
        const shown = shownQuarters(counts(...all), known)
        const enough = all.filter((count) => count >= FEWEST_EFFECTIVE_HOMES).length
        expect(Array.isArray(shown) ? shown.length : -1).toBe(enough < 2 ? -1 : enough)
      }),
    )
  })
})
