import { describe, expect, it } from 'vitest'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { fold } from '../../language/fold.ts'
import { readLevel } from './read-level.ts'
import type { Offer } from './read-offer.ts'

const FLAT: Offer = {
  listingType: 'rent',
  propertyType: 'apartment',
  kind: 'dwelling',
  segment: 'apartment',
  isProject: false,
}
const read = (advert: RawAdvert, offer: Partial<Offer> = {}, description = '') => {
  const provenance = { methods: {}, absences: {} }
  return {
    ...readLevel(advert, { ...FLAT, ...offer }, { title: '', description: fold(description) }, provenance),
    ...provenance,
  }
}

describe('readLevel', () => {
  it('reads floor and number of floors', () => {
    expect(read({ floor: '3/5' })).toEqual({ floor: 3, floorCount: 5, methods: {}, absences: {} })
    expect(read({ floor: 2, floorCount: '4' })).toMatchObject({ floor: 2, floorCount: 4 })
  })

  it('knows the number of the last floor only from the number of floors', () => {
    expect(read({ floor: 'dernier étage', floorCount: 4 })).toMatchObject({ floor: 4, methods: { floor: 'inferred' } })
    expect(read({ floor: 'dernier étage' })).toMatchObject({ floor: null, floorCount: null })
  })

  it('drops a number of floors below the floor', () => {
    expect(read({ floor: 5, floorCount: 3 })).toMatchObject({ floor: 5, floorCount: null })
  })

  it('asks the text for flats, never for houses and projects', () => {
    const text = 'situé au 2e étage'
    expect(read({}, {}, text)).toMatchObject({ floor: 2, methods: { floor: 'extracted' } })
    expect(read({}, { isProject: true }, text).floor).toBeNull()
    expect(read({ floor: 2 }, { segment: 'house' }, text)).toMatchObject({
      floor: null,
      absences: { floor: 'not_applicable' },
    })
  })
})
