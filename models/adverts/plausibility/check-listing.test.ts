import { describe, expect, it } from 'vitest'
import { UNKNOWN_LISTING } from '../listing/testing/unknown-listing.ts'
import type { ListingRecord } from '../../contracts/listings/listing.ts'
import { checkListing } from './check-listing.ts'
import { learnPriceLevels } from './price-levels.ts'
import { aMarket } from './testing/a-market.ts'

const options = {
  levels: learnPriceLevels(aMarket(300)),
  cantonOf: (slug: string) => (slug === 'mamer' ? 'capellen' : undefined),
}
const check = (over: Partial<ListingRecord>) =>
  checkListing(
    { ...UNKNOWN_LISTING, communeSlug: 'mamer', title: 'Bel appartement', areaM2: 80, priceEur: 680_000, ...over },
    options,
  )
const project = { isProject: true, segment: null, priceEur: null }

describe('checkListing', () => {
  it.each([
    ['a usual price', {}, 'plausible', 'price_for_area'],
    ['a tenth of it', { priceEur: 68_000 }, 'implausible', 'price_for_area'],
    [
      'a tenth of it without an area',
      { priceEur: 38_300, areaM2: null, bedrooms: 3 },
      'implausible',
      'price_for_bedrooms',
    ],
    ['no price', { priceEur: null }, 'unknown', 'no_price'],
    ['another country', { communeSlug: null }, 'unknown', 'outside_country'],
    ['a kind with few offers', { propertyType: 'castle', title: 'Manoir à Mamer' }, 'unknown', 'too_few_listings'],
    ['another type in the title', { title: 'Maison à Mamer' }, 'unusual', 'type_contradicted'],
    ['a project', { ...project, priceFromEur: 400_000 }, 'unknown', 'project'],
    [
      'a project from the price of a parking space',
      { ...project, priceFromEur: 45_000 },
      'implausible',
      'price_for_type',
    ],
  ] as const)('answers %s with its reason', (_, over, priceCheck, code) => {
    const found = check(over)
    expect(found.priceCheck).toBe(priceCheck)
    expect(found.priceCheckReasons[0]!.code).toBe(code)
  })

  it('compares with the year of the present price', () => {
    const levels = learnPriceLevels([
      ...aMarket(300),
      ...aMarket(300, { year: 2016 }).map((offer) => ({ ...offer, priceEur: offer.priceEur / 1.3 ** 2 })),
    ])
    const priced = (day: string) =>
      checkListing(
        {
          ...UNKNOWN_LISTING,
          communeSlug: 'mamer',
          areaM2: 80,
          priceEur: 680_000,
          priceHistory: [{ date: day, priceEur: 680_000 }],
        },
        { ...options, levels },
      ).priceCheckReasons[0] as { highEur: number }
    expect(priced('2016-05-01').highEur).toBeLessThan(priced('2026-05-01').highEur)
  })
})
