import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Advert } from '../../contracts/listings/advert.ts'
import { PROPERTY_TYPES } from '../../kernel/property-type.ts'
import { mergeAdverts } from './merge-adverts.ts'
import { openQuestions } from './open-questions.ts'
import { anAdvert } from './testing/an-advert.ts'

const options = { asOf: '2026-09-30', sampleSources: new Set<string>(), pictureOf: () => undefined }
const topics = (over: Partial<Advert>) =>
  openQuestions(mergeAdverts([anAdvert(over)], options)!).map(({ field }) => field)

describe('open questions', () => {
  it('ask a landlord first about what it costs and when it is free', () => {
    const rent = { listingType: 'rent', priceEur: 1_500, energyClass: null } as const
    expect(topics(rent).slice(0, 5)).toEqual(['charges', 'availableFrom', 'deposit', 'energyClass', 'furnished'])
    expect(topics({ ...rent, chargesEur: 200, features: ['pets_allowed'] })).not.toEqual(
      expect.arrayContaining(['charges', 'pets']),
    )
  })

  it('do not ask what makes no sense for the offer', () => {
    const house = topics({ propertyType: 'house', floor: null, absences: { floor: 'not_applicable' } })
    expect(house).not.toEqual(expect.arrayContaining(['floor', 'elevator', 'charges']))
    expect(house).toContain('landAreaSqm')
    expect(topics({ listingType: 'sale' })).not.toEqual(expect.arrayContaining(['deposit', 'furnished', 'pets']))
    expect(topics({ priceEur: null, absences: { priceEur: 'withheld' } })).not.toContain('price')
  })

  it('take an amenity that the advert says is absent for an answer', () => {
    expect(topics({ absentFeatures: ['elevator'] })).not.toContain('elevator')
    expect(topics({ features: ['garage'] })).not.toContain('parking')
    expect(topics({ features: [] })).toEqual(expect.arrayContaining(['elevator', 'parking', 'outdoorSpace']))
  })

  it('come most important first, each once', () => {
    const advert = fc.record({
      listingType: fc.constantFrom('rent' as const, 'sale' as const),
      propertyType: fc.constantFrom(...Object.keys(PROPERTY_TYPES)),
      energyClass: fc.constantFrom('B', null),
      floor: fc.constantFrom(0, 3, null),
    })
    fc.assert(
      fc.property(advert, (over) => {
        const questions = openQuestions(mergeAdverts([anAdvert(over)], options)!)
        const weights = questions.map(({ importance }) => importance)
        expect(weights).toEqual(weights.toSorted((a, b) => b - a))
        expect(new Set(questions.map(({ field }) => field)).size).toBe(questions.length)
      }),
    )
  })
})
