import { describe, expect, it } from 'vitest'

import { buildGazetteer } from './gazetteer.ts'
import { withoutStreets } from './streets.ts'
import type { Town } from './streets.ts'
import { TEST_FACTS } from './test-facts.ts'

const gazetteer = buildGazetteer(TEST_FACTS)
const read = (text: string, town: Town = 'elsewhere', isConfirmed = false) =>
  withoutStreets(gazetteer, text.split(' '), town, () => isConfirmed).join(' ')

describe('withoutStreets', () => {
  it('takes out a street up to its number or a preposition', () => {
    expect(read('12 rue de bela')).toBe('12')
    expect(read('rue de bela 12 cosne')).toBe('12 cosne')
    expect(read('appartement rue de bela a cosne')).toBe('appartement a cosne')
    expect(read('alba sur eau strasse 5')).toBe('5')
    expect(read('grosstadterstrasse 5 bela')).toBe('5 bela')
  })

  it('leaves out places that are only some way off', () => {
    expect(read('bela 10 min de cosne')).toBe('bela')
    expect(read('5 km cosne')).toBe('')
    expect(read('bela frontiere cosne')).toBe('bela')
    expect(read('rue de la frontiere 3 cosne')).toBe('3 cosne')
  })

  it('keeps a street word without a name', () => {
    expect(read('grand rue bela')).toBe('grand rue bela')
    expect(read('bela rue')).toBe('bela rue')
  })

  it('finds the town behind the name of the street', () => {
    expect(read('rue de bela cosne', 'after street')).toBe('cosne')
    expect(read('rue principale cosne', 'after street')).toBe('cosne')
    expect(read('rue victor hugo cosne', 'after street')).toBe('cosne')
  })

  it('takes the surname in a street for a town only if the postcode agrees', () => {
    expect(read('rue michel cosne', 'after street')).toBe('')
    expect(read('rue michel cosne', 'after street', true)).toBe('cosne')
  })
})
