import { describe, expect, it } from 'vitest'

import { matchReasons } from '../../content/say/match-reasons.ts'
import { rankListings } from './rank-listings.ts'
import { createSearchIndex } from './index/search-index.ts'
import { fixtureListing } from './index/search-listing.fixture.ts'
import { understandQuery } from './understand/understand-query.ts'

const LISTINGS = [
  fixtureListing({ id: 'plain', title: 'Appartement', bedrooms: 3, priceEur: 650_000 }),
  fixtureListing({ id: 'garden', bedrooms: 3, priceEur: 690_000, features: ['garden', 'garage'] }),
  fixtureListing({ id: 'dear', bedrooms: 3, priceEur: 800_000, features: ['garden', 'garage'] }),
  fixtureListing({ id: 'small', bedrooms: 1, priceEur: 400_000, features: ['garden', 'garage'] }),
  fixtureListing({ id: 'house', propertyType: 'house', bedrooms: 4, priceEur: 690_000, features: ['garden'] }),
  fixtureListing({ id: 'unknown price', bedrooms: 3, priceEur: null, features: ['garden', 'garage'] }),
]
const index = createSearchIndex(LISTINGS)

const search = (text: string) => rankListings(index, understandQuery(text, { intent: 'buy' }))
const ids = (text: string): string[] => search(text).results.map(({ id }) => id)

describe('rankListings', () => {
  it('filters by hard conditions and orders by wishes', () => {
    expect(ids('flat with 3 bedrooms, garden and garage, max 700k')).toEqual(['garden', 'plain'])
  })

  it('keeps a listing with an unknown price out where there is a ceiling', () => {
    expect(ids('flat with 3 bedrooms under 900000 €')).not.toContain('unknown price')
    expect(ids('flat with 3 bedrooms')).toContain('unknown price')
  })

  it('counts an unknown feature as not fulfilled where it is a must', () => {
    expect(ids('Wohnung, Garten zwingend')).toEqual(expect.not.arrayContaining(['plain']))
  })

  it('shows first what has lost the largest share of its first price, where that is asked', () => {
    const asked = (id: string, ...prices: number[]) =>
      fixtureListing({
        id,
        priceEur: prices.at(-1)!,
        priceHistory: prices.map((priceEur, at) => ({ date: `2026-0${at + 1}-01`, priceEur })),
      })
    const reduced = createSearchIndex([
      asked('never', 500_000),
      asked('a tenth', 800_000, 720_000),
      asked('a fifth', 500_000, 450_000, 400_000),
      asked('dearer', 400_000, 420_000),
    ])
    const { results } = rankListings(reduced, understandQuery('flats whose price was reduced', { intent: 'buy' }))
    expect(results.map(({ id }) => id).slice(0, 2)).toEqual(['a fifth', 'a tenth'])
  })

  it('says why it found nothing', () => {
    const { total, empty } = search('flat with 3 bedrooms under 500k')
    expect(total).toBe(0)
    expect(empty?.effects.find(({ name }) => name === 'priceEur.max')).toMatchObject({
      nearest: 650_000,
      foundWithout: 4,
    })
  })

  it('scores by the words alone what it did not understand, and nothing where no text has them', () => {
    expect(search('purple elephants on tuesdays').results.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0, 0])
    const [first, second] = rankListings(
      createSearchIndex([...LISTINGS, fixtureListing({ id: 'piano', title: 'Near the conservatoire' })]),
      understandQuery('Conservatoire, tuesdays', { intent: 'buy' }),
    ).results
    expect(first).toMatchObject({ id: 'piano', parts: [{ name: 'text' }] })
    expect(first!.score).toBeGreaterThan(0)
    expect(first!.score).toBeLessThan(100)
    expect(second!.score).toBe(0)
  })

  it('gives reasons in the language asked for', () => {
    const intent = understandQuery('Wohnung mit Garten, 3 Schlafzimmer, bis 700.000 €', { intent: 'buy' })
    const [first] = rankListings(index, intent).results
    expect({ ...first, ...matchReasons(first!.match, 'de') }).toMatchObject({
      id: 'garden',
      matchReasons: ['Garten', '3 Schlafzimmer, 690.000 € (Ihre Grenze 700.000 €)'],
    })
  })

  it('says of a listing that passes without a day to move in that it states none', () => {
    const lets = { listingType: 'rent', priceEur: 900, bedrooms: 2 } as const
    const rentals = createSearchIndex([
      fixtureListing({ ...lets, id: 'dated', availableFrom: '2019-12-01' }),
      fixtureListing({ ...lets, id: 'undated' }),
    ])
    const intent = { ...understandQuery('2 bedrooms', { intent: 'rent' }), availableBy: '2020-01-01' }
    const reasons = Object.fromEntries(
      rankListings(rentals, intent).results.map(({ id, match }) => [id, matchReasons(match, 'en').matchReasons]),
    )
    expect(reasons).toEqual({ dated: ['2 bedrooms'], undated: ['2 bedrooms', 'Not stated: available from'] })
    const { match } = rankListings(rentals, intent).results.find(({ id }) => id === 'undated')!
    const full = { ...match, fulfilled: ['lift'], place: { kind: 'distance', metres: 400, place: 'Mersch' } } as const
    expect(matchReasons(full, 'en').matchReasons).toEqual([
      'Lift',
      '2 bedrooms, 0.4 km from Mersch',
      'Not stated: available from',
    ])
  })

  it('gives as reasons the class of the advert and the rent that was held against the limit', () => {
    const rental = { listingType: 'rent', priceEur: 550, energyClass: 'A+' } as const
    const rentals = createSearchIndex([
      fixtureListing({ ...rental, id: 'with', chargesEur: 50 }),
      fixtureListing({ ...rental, id: 'without', energyClass: 'B' }),
      fixtureListing({ ...rental, id: 'above', chargesEur: 200 }),
      fixtureListing({ ...rental, id: 'within', priceEur: 620, absences: { chargesEur: 'included' } }),
    ])
    const reasons = (text: string) =>
      rankListings(rentals, understandQuery(text, { intent: 'rent' })).results.map(({ id, match }) => [
        id,
        ...matchReasons(match, 'en').matchReasons,
      ])
    expect(reasons('energy class B or better, 700 € with charges')).toEqual([
      ['with', '600 € with charges (your limit 700 €), energy class A+'],
      ['within', '620 € with charges (your limit 700 €), energy class A+'],
      ['without', '550 € (your limit 700 €), energy class B', 'Not stated: charges'],
    ])
    expect(reasons('energy class A or better, up to 600 €')).toContainEqual([
      'with',
      '550 € (your limit 600 €), energy class A+',
    ])
  })
})
