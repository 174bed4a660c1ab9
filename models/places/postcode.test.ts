import { describe, expect, it } from 'vitest'

import { postcodeCountries, readPostcode } from './postcode.ts'

describe('readPostcode', () => {
  it.each([
    ['L-1234 Luxembourg', '1234', 'LU'],
    ['LU 4011', '4011', 'LU'],
    ['Rue du Château 4, L.6922 Berg', '6922', 'LU'],
    ['L – 6922 Berg', '6922', 'LU'],
    ['9510', '9510', null],
    ['F-57100 Thionville', '57100', 'FR'],
    ['57100', '57100', 'FR'],
    ['B-6700 Arlon', '6700', 'BE'],
    ['D 54290 Trier', '54290', 'DE'],
    ['54290 Trier', '54290', null],
    ['66706 Perl', '66706', 'DE'],
    ['54400 Longwy', '54400', null],
    ['54190', '54190', 'FR'],
    ['10115 Berlin', '10115', null],
    ['Résidence 2000, 8010 Strassen', '8010', null],
    ['2000, L-8010 Strassen', '8010', 'LU'],
  ])('reads %j', (text, digits, country) => {
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
