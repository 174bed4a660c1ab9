import { describe, expect, it } from 'vitest'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { fold } from '../../language/fold.ts'
import type { Offer } from './read-offer.ts'
import { readSize } from './read-size.ts'

const FLAT: Offer = {
  listingType: 'sale',
  propertyType: 'apartment',
  kind: 'dwelling',
  segment: 'apartment',
  isProject: false,
}
const read = (
  advert: RawAdvert,
  offer: Partial<Offer> = {},
  description = '',
  context = { priceEur: 500_000 as number | null, isAbroad: false },
) => {
  const provenance = { methods: {}, absences: {} }
  return {
    ...readSize(advert, { ...FLAT, ...offer }, context, { title: '', description: fold(description) }, provenance),
    ...provenance,
  }
}

describe('readSize', () => {
  it('takes stated values and leaves the text alone', () => {
    expect(read({ area: 80, rooms: 4, bedrooms: 3, bathrooms: 1 }, {}, '75 m² habitables, 2 chambres')).toEqual({
      areaM2: 80,
      areaToM2: null,
      landAreaM2: null,
      rooms: 4,
      bedrooms: 3,
      bathrooms: 1,
      methods: {},
      absences: {},
    })
  })

  it('fills gaps from the text and says so', () => {
    expect(read({}, {}, 'Appartement de 75 m² avec 2 chambres et 1 salle de bains')).toMatchObject({
      areaM2: 75,
      bedrooms: 2,
      bathrooms: 1,
      methods: { areaM2: 'extracted', bedrooms: 'extracted', bathrooms: 'extracted' },
    })
  })

  it('drops an area that does not go with the price, and keeps the reason', () => {
    expect(read({ area: 800 })).toMatchObject({ areaM2: null, absences: { areaM2: 'unknown' } })
    expect(read({ area: 5 })).toMatchObject({ areaM2: null, absences: { areaM2: 'unknown' } })
    expect(read({ area: 800 }, {}, '', { priceEur: 500_000, isAbroad: true })).toMatchObject({ areaM2: 800 })
  })

  it('takes a plot for houses only', () => {
    expect(read({ landArea: '3 ares' }, { segment: 'house', propertyType: 'house' }).landAreaM2).toBe(300)
    expect(read({ landArea: '3 ares' }).landAreaM2).toBeNull()
  })

  it('takes as many rooms as bedrooms for bedrooms under another name', () => {
    expect(read({ rooms: 2, bedrooms: 2 })).toMatchObject({ rooms: null, bedrooms: 2 })
    expect(read({ rooms: 3, bedrooms: 2 })).toMatchObject({ rooms: 3, bedrooms: 2 })
  })

  it('gives a studio no bedroom unless one is stated', () => {
    expect(read({}, { propertyType: 'studio' }, '1 chambre').bedrooms).toBe(0)
    expect(read({ bedrooms: 1 }, { propertyType: 'studio' }).bedrooms).toBe(1)
  })
})
