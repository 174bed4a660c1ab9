import { describe, expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'
import cases from './bounds-in-few-words.cases.json' with { type: 'json' }

const understand = (text: string) => readQuery(text, 'buy')

describe('a ceiling that is refused', () => {
  it.each(cases.leastArea)('is a floor, and refuses no kind of home: %s', (text) => {
    const { areaM2, propertyTypes, unwantedPropertyTypes } = understand(text)
    expect(areaM2).toMatchObject({ min: 60, max: null })
    expect(propertyTypes).toContain('apartment')
    expect(unwantedPropertyTypes).toEqual([])
  })

  it.each(cases.leastBedrooms)('of bedrooms: %s', (text) => {
    const { bedrooms, rooms, propertyTypes } = understand(text)
    expect([bedrooms.min ?? rooms.min, bedrooms.max, rooms.max]).toEqual([3, null, null])
    expect(propertyTypes).toContain('house')
  })

  it.each(cases.stillCeilings)('stands where something else is refused: %s', (text) => {
    expect(understand(text).areaM2).toMatchObject({ min: null, max: 60 })
  })

  it.each(cases.mostPerSquareMetre)('as a floor of a price is a ceiling: %s', (text) => {
    expect(understand(text).pricePerM2Eur).toEqual({ min: null, max: 8000 })
  })
})

describe('a year', () => {
  it.each(cases.storyYears)('of a story is none of construction, and no price: %s', (text) => {
    const { constructionYear, priceEur, notUnderstood } = understand(text)
    expect(constructionYear).toEqual({ min: null, max: null })
    expect([priceEur.min, priceEur.max, priceEur.around]).toEqual([null, null, null])
    expect(notUnderstood.join(' ')).toMatch(/\d{4}/)
  })

  it.each(cases.leastYears)('since which building goes on is one of construction: %s', (text) => {
    expect(understand(text).constructionYear).toEqual({ min: 2011, max: null })
  })
})

describe('floors in few words', () => {
  it.each(['Wohnung, 2. OG od. höher', 'apartamento, segundo andar pra cima'])('and above: %s', (text) => {
    expect(understand(text).floor).toEqual({ min: 2, max: null })
  })

  it('one or the next', () => {
    expect(understand('appartement au premier ou au deuxième étage').floor).toEqual({ min: 1, max: 2 })
  })
})

describe('who lives there, in few words', () => {
  it.each([
    ['two adults and a toddler', 3],
    ['zwei Erwachsene und ein Kleinkind', 3],
    ['deux adultes et un nourrisson', 3],
    ['alone with a cat', 1],
    ['seule avec un chien', 1],
    ['alone with two children', 3],
  ] as const)('%s', (text, persons) => {
    expect(understand(text).household?.persons).toBe(persons)
  })
})

describe('two numbers side by side', () => {
  it.each(cases.twoCounts)('count what stands behind each: %s', (text) => {
    const { bedrooms, bathrooms } = understand(text)
    expect([bedrooms.min, bedrooms.max, bathrooms.min]).toEqual([4, null, 2])
  })

  it.each(cases.addedCharges)('are a rent, and what is paid besides: %s', (text) => {
    expect(understand(text).priceEur).toMatchObject({ min: null, max: 1650, around: null, includesCharges: false })
  })
})

describe('a range in short', () => {
  it.each(['zw. 650 und 750 Tsd', 'zw 650 und 750 Tsd', 'zwischen 650 und 750 Tsd'])('%s', (text) => {
    expect(understand(text).priceEur).toMatchObject({ min: 650_000, max: 750_000 })
  })
})

describe('a studio or a room', () => {
  it.each([
    'studio or room in a shared flat',
    'studio ou chambre en coloc',
    'Studio oder WG-Zimmer',
    'WG-Zimmer oder Studio',
    'estúdio ou quarto',
  ])('are both wanted, in either order: %s', (text) => {
    expect(understand(text).propertyTypes).toEqual(expect.arrayContaining(['room', 'studio']))
  })

  it('is no house for its rules', () => {
    const { propertyTypes } = understand('Wohnung im Nichtraucherhaus, Mersch')
    expect(propertyTypes).not.toContain('house')
    expect(propertyTypes).toContain('apartment')
  })
})
