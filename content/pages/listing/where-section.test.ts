import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { StationPoint } from '../../../models/contracts/places/station.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { squareOutlines } from '../outlines/square-outlines.fixture.ts'
import { listingPageFacts } from './listing-facts.ts'
import { aListing } from './listing.fixture.ts'
import { listingPage } from './listing-page.ts'

const page = somePageFacts()
const GARE = { name: 'Gare', kind: 'rail', latitude: 49.701, longitude: 6.101 } as const
const htmlOf = (
  over: Partial<ListingRecord>,
  outlines: 'some' | 'none' = 'some',
  stations: readonly StationPoint[] = [GARE],
): string => {
  const facts = listingPageFacts(aListing(1, { communeSlug: 'luxembourg', ...over }), {
    asOf: '2026-09-30',
    communes: new Map(page.communes.map((each) => [each.slug, each])),
    trends: new Map(),
    activity: new Map(),
    commute: null,
    outlines: outlines === 'some' ? squareOutlines('luxembourg', 'vianden') : null,
    stations,
    paidToAsked: new Map(),
    estimates: new Map(),
    legal: null,
    sources: new Map(),
    tested: () => null,
    similarTo: () => [],
  })
  const html = listingPage(facts, 'en', {
    baseUrl: 'https://lux.example',
    asOf: facts.asOf,
    releaseId: 'r',
    sample: true,
    stylesheet: '/s.css',
  })
  // From the section's heading to the next one.
  return /<section[^>]*>\s*<h2[^>]*>Where it is<.*?(?=<h2|<footer)/s.exec(html)?.[0] ?? ''
}
const AT = { latitude: 49.7, longitude: 6.1 }
const radiusOf = (html: string): number => Number(/class="precision"[^>]* r="(\d+)"/.exec(html)?.[1] ?? 0)

describe('where a listing lies', () => {
  it('is drawn with a circle as wide as what is not known', () => {
    const [address, street, locality] = (['address', 'street', 'locality'] as const).map((coordinatePrecision) =>
      htmlOf({ ...AT, coordinatePrecision }),
    )
    expect(radiusOf(address!)).toBeLessThan(radiusOf(street!))
    // The map of a locality is four times as wide, and the circle ten times; a point of 7 leaves the smallest circle to be seen.
    expect(radiusOf(locality!) / radiusOf(address!)).toBeGreaterThan(2)
    expect(radiusOf(address!)).toBeGreaterThan(14)
    expect(address).toContain('radius of 100 m')
    expect(address).toContain('<title>Gare</title>')
  })

  it('shows the tram through its stops in their order, and none that is far away', () => {
    const stop = (name: string, latitude: number) => ({ name, kind: 'tram' as const, latitude, longitude: 6.1 })
    const place = { ...AT, coordinatePrecision: 'street' as const }
    const html = htmlOf(place, 'some', [GARE, stop('A', 49.69), stop('B', 49.7), stop('C', 49.71)])
    const [, path] = /class="track" d="M([^"]*)"/.exec(html)!
    const heights = path!.split('L').map((point) => Number(point.split(' ')[1]))
    expect(heights).toHaveLength(3)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    expect(html).toContain('tram, drawn straight from stop to stop')
    expect(htmlOf(place, 'some', [stop('A', 49.2), stop('B', 49.21)])).not.toContain('class="track"')
  })

  it('has no circle where the source does not say how exact the point is, and says so', () => {
    const html = htmlOf({ ...AT, coordinatePrecision: null })
    expect(radiusOf(html)).toBe(0)
    expect(html).toContain('does not say how exact')
    expect(html).toContain('class="here"')
  })

  it('is the whole commune where nothing more is known, with no dot', () => {
    for (const html of [htmlOf({}), htmlOf({ ...AT, coordinatePrecision: 'commune' })]) {
      expect(html).toContain('We know only the commune')
      expect(html).toMatch(/class="near"/)
      expect(html).not.toMatch(/<circle class="(?:here|precision)" cx="\d+" cy="\d+" r="\d+"><title>/)
    }
  })

  it('says the village or quarter that is known of a home without a point', () => {
    for (const place of [{ locality: 'Rodange' }, { district: 'Gasperich' }])
      for (const point of [{}, { ...AT, coordinatePrecision: 'commune' as const }]) {
        const html = htmlOf({ ...place, ...point })
        expect(html).toContain(`We know the place, ${Object.values(place)[0]}, but not the street.`)
        expect(html).not.toContain('We know only the commune')
      }
    expect(htmlOf({ ...AT, locality: 'Rodange', coordinatePrecision: 'street' })).not.toContain('We know the place')
  })

  it('is left out without outlines and abroad', () => {
    expect(htmlOf(AT, 'none')).toBe('')
    expect(htmlOf({ ...AT, communeSlug: null })).toBe('')
  })
})
