import { describe, expect, it } from 'vitest'

import cases from './postcode.cases.json' with { type: 'json' }
import { postcodeCountries, readPostcode } from './postcode.ts'

describe('readPostcode', () => {
  it.each(cases.read as [string, string, string | null][])('reads %j', (text, digits, country) => {
    expect(readPostcode(text)).toMatchObject({ digits, country })
  })

  it.each(['', 'Esch-sur-Alzette', '12, rue X', '123456', '1.250.000', 'No. 12345678'])('finds none in %j', (text) => {
    expect(readPostcode(text)).toBeUndefined()
  })
})

describe('postcodeCountries', () => {
  it.each([
    ['54290', ['DE', 'FR']],
    ['57100', ['FR']],
    ['6700', ['BE']],
    ['8010', []],
  ])('knows the neighbour countries of %j', (digits, countries) => {
    expect(postcodeCountries(digits)).toEqual(countries)
  })
})
