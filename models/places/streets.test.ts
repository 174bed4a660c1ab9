import { describe, expect, it } from 'vitest'

import { buildGazetteer } from './gazetteer.ts'
import cases from './streets.cases.json' with { type: 'json' }
import { withoutStreets } from './streets.ts'
import type { Town } from './streets.ts'
import { TEST_FACTS } from './test-facts.ts'

const gazetteer = buildGazetteer(TEST_FACTS)
const read = (text: string, town: Town = 'elsewhere', isConfirmed = false) =>
  withoutStreets(gazetteer, text.split(' '), town, () => isConfirmed).join(' ')

describe('withoutStreets', () => {
  it.each(cases.streets as [string, string][])(
    'takes out a street up to its number or a preposition: %s',
    (text, left) => expect(read(text)).toBe(left),
  )

  it.each(cases.away as [string, string][])('leaves out places that are only some way off: %s', (text, left) =>
    expect(read(text)).toBe(left),
  )

  it.each(cases.unnamed as [string, string][])('keeps a street word without a name: %s', (text, left) =>
    expect(read(text)).toBe(left),
  )

  it.each(cases.towns as [string, string][])('finds the town behind the name of the street: %s', (text, left) =>
    expect(read(text, 'after street')).toBe(left),
  )

  it('takes the surname in a street for a town only if the postcode agrees', () => {
    expect(read('rue michel cosne', 'after street')).toBe('')
    expect(read('rue michel cosne', 'after street', true)).toBe('cosne')
  })
})
