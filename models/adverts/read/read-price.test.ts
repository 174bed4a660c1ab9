import { describe, expect, it } from 'vitest'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import type { Offer } from './read-offer.ts'
import { readPrice } from './read-price.ts'

const SALE: Offer = {
  listingType: 'sale',
  propertyType: 'apartment',
  kind: 'dwelling',
  segment: 'apartment',
  isProject: false,
}
const RENT: Offer = { ...SALE, listingType: 'rent' }
const read = (advert: RawAdvert, offer = SALE, chargesEur: number | null = null) => {
  const provenance = { methods: {}, absences: {} }
  return { ...readPrice(advert, offer, chargesEur, provenance), ...provenance }
}

describe('readPrice', () => {
  it('reads one price', () => {
    expect(read({ price: '695.000 €' })).toEqual({
      priceEur: 695_000,
      priceToEur: null,
      isRange: false,
      methods: {},
      absences: {},
    })
  })

  it.each<[string, RawAdvert]>([
    ['two fields', { priceFrom: 300_000, priceTo: 450_000 }],
    ['one text', { price: '300.000 - 450.000 €' }],
    ['an unreadable price beside them', { price: 'divers', priceFrom: 300_000, priceTo: 450_000 }],
  ])('reads a range from %s', (_, advert) => {
    expect(read(advert)).toMatchObject({ priceEur: 300_000, priceToEur: 450_000, isRange: true })
  })

  it('does not make a range of two equal ends', () => {
    expect(read({ priceFrom: 300_000, priceTo: 300_000 })).toMatchObject({
      priceEur: 300_000,
      priceToEur: null,
      isRange: false,
    })
  })

  it('tells withheld from missing', () => {
    expect(read({ price: 'sur demande' })).toMatchObject({ priceEur: null, absences: { priceEur: 'withheld' } })
    expect(read({ price: '0' })).toMatchObject({ code: 'missing_price' })
  })

  it('takes known charges out of a rent that includes them, and leaves a sale alone', () => {
    expect(read({ price: 1750, chargesIncluded: true }, RENT, 250)).toMatchObject({
      priceEur: 1500,
      methods: { priceEur: 'inferred' },
    })
    expect(read({ price: 1750, chargesIncluded: true }, RENT)).toMatchObject({
      priceEur: 1750,
      methods: {},
      absences: { chargesEur: 'included' },
    })
    expect(read({ price: 1750, chargesIncluded: false }, RENT)).toMatchObject({ absences: {} })
    expect(read({ price: 500_000, chargesIncluded: true }, SALE, 250)).toMatchObject({
      priceEur: 500_000,
      absences: {},
    })
  })

  it('names the field of a price that cannot be', () => {
    expect(read({ price: 1500 })).toMatchObject({ code: 'implausible_price', field: 'price', received: '1500' })
    expect(read({ priceFrom: 1500 })).toMatchObject({ code: 'implausible_price', field: 'priceFrom' })
    expect(read({ price: 500_000, currency: 'USD' })).toMatchObject({
      code: 'foreign_currency',
      field: 'currency',
      received: 'USD',
      expected: 'a price in EUR: amounts in USD are not converted',
    })
  })
})
