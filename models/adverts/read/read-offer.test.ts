import { describe, expect, it } from 'vitest'
import { readOffer, type Offered } from './read-offer.ts'

const read = (advert: Offered['advert'], url: string | null = null, title: string | null = null) => {
  const provenance = { methods: {}, absences: {} }
  return { offer: readOffer({ advert, url, title }, provenance), methods: provenance.methods }
}

describe('readOffer', () => {
  it('believes the fields before address and title', () => {
    const { offer, methods } = read(
      { listingType: 'location', propertyType: 'maison' },
      'https://p.example/vente/appartement/id-1.html',
      'Bureau à vendre',
    )
    expect(offer).toMatchObject({ listingType: 'rent', propertyType: 'house', segment: 'house', kind: 'dwelling' })
    expect(methods).toEqual({})
  })

  it('believes the address before the title', () => {
    const { offer, methods } = read({}, 'https://p.example/vente/appartement/id-1.html', 'Maison à louer')
    expect(offer).toMatchObject({ listingType: 'sale', propertyType: 'apartment' })
    expect(methods).toEqual({ listingType: 'inferred', propertyType: 'inferred' })
  })

  it('does not take a street or the surroundings in an address for the type', () => {
    expect(
      read({ listingType: 'sale' }, 'https://p.example/ad/rue-du-bois-12', 'Appartement à Mamer').offer,
    ).toMatchObject({ propertyType: 'apartment' })
  })

  it('asks address and title where the field says "other"', () => {
    expect(read({ listingType: 'sale', propertyType: 'autre' }, null, 'Maison à Mamer').offer).toMatchObject({
      propertyType: 'house',
    })
  })

  it.each([
    ['room', 'room'],
    ['parking', 'parking'],
    ['office', 'commercial'],
    ['land', 'land'],
    ['apartment_building', 'building'],
  ])('files %s under %s, outside the segments', (propertyType, kind) => {
    expect(read({ listingType: 'rent', propertyType }).offer).toMatchObject({ kind, segment: null })
  })

  it('names what is missing', () => {
    expect(read({ propertyType: 'maison', listingType: 'tausch' }).offer).toMatchObject({
      code: 'missing_listing_type',
      received: 'tausch',
    })
    expect(read({ listingType: 'sale' }, null, 'Belle opportunité').offer).toMatchObject({
      code: 'unknown_property_type',
      received: 'Belle opportunité',
    })
  })
})
