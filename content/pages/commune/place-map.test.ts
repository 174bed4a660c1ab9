import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MapSpot } from '../../sections/area-map.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { squareOutlines } from '../outlines/square-outlines.fixture.ts'
import { communeFacts } from './commune-facts.ts'
import { NO_EXTRAS } from './no-extras.fixture.ts'
import { placeMap } from './place-map.ts'

const FACTS = somePageFacts()
const VIANDEN = FACTS.communes.find(({ slug }) => slug === 'vianden')!

/** Points of the left square of the outlines. */
const home = fc.record({
  latitude: fc.double({ min: 49.61, max: 49.79, noNaN: true }),
  longitude: fc.double({ min: 6.01, max: 6.19, noNaN: true }),
  isExact: fc.boolean(),
  count: fc.integer({ min: 1, max: 4 }),
  forSale: fc.constant(1),
})

function spotsOf(
  homes: readonly { latitude: number; longitude: number; isExact: boolean; count: number; forSale: number }[],
): MapSpot[] {
  const facts = {
    ...communeFacts(VIANDEN, FACTS, NO_EXTRAS),
    outlines: squareOutlines('vianden', 'tandel'),
    places: { localities: [], stops: [], homes, unplaced: 0 },
  }
  return placeMap(facts, 'en')[0]!.map.spots!.filter(({ kind }) => kind === 'exact' || kind === 'about')
}

describe('the homes on the map of a commune', () => {
  it('are each in one spot, whose search covers them', () => {
    fc.assert(
      fc.property(fc.array(home, { minLength: 1, maxLength: 300 }), (homes) => {
        const spots = spotsOf(homes)
        expect(spots.reduce((sum, { count }) => sum + count!, 0)).toBe(homes.reduce((sum, { count }) => sum + count, 0))
        const circles = spots.map(({ address }) => {
          const [latitude, longitude, metres] = /near=([\d.]+):([\d.]+):(\d+)$/.exec(address!)!.slice(1).map(Number)
          return { latitude: latitude!, longitude: longitude!, metres: metres! }
        })
        for (const each of homes)
          expect(circles.some((circle) => distanceM(circle, each) <= circle.metres + 10)).toBe(true)
      }),
      { numRuns: 50, seed: 19 },
    )
  })

  it('keep apart where they are few, and share spots where they are many', () => {
    const [many] = fc.sample(fc.array(home, { minLength: 900, maxLength: 900 }), { seed: 7, numRuns: 1 })
    expect(spotsOf(many!).length).toBeGreaterThan(20)
    expect(spotsOf(many!).length).toBeLessThan(140)
    const three = [49.65, 49.7, 49.75].map((latitude) => ({
      latitude,
      longitude: 6.1,
      isExact: true,
      count: 1,
      forSale: 0,
    }))
    expect(spotsOf(three)).toHaveLength(3)
  })
})
