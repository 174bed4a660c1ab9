import { describe, expect, it } from 'vitest'
import { DWELLING_SCHEMA, dwellingRow, ZONE_SCHEMA, type Dwelling } from './dwelling.ts'
import { encodeRows, fitEncoder } from './frame.ts'

const FLAT: Dwelling = {
  communeSlug: 'mersch',
  canton: 'mersch',
  locality: null,
  segment: 'apartment',
  propertyType: 'studio',
  areaM2: 40,
  landAreaM2: null,
  bedrooms: 1,
  bathrooms: null,
  floor: 2,
  constructionYear: null,
  energyClass: 'C',
  condition: null,
  newBuild: false,
  parking: null,
  terrace: true,
  furnished: null,
  latitude: null,
  longitude: null,
  quarter: 8106,
}
const CENTRE = { latitude: 49.75, longitude: 6.1 }

describe('a dwelling as a row', () => {
  it('fills every column of its schema, unknown staying unknown and false being 0', () => {
    const { values } = dwellingRow('p1', FLAT, CENTRE, 300_000)
    for (const column of [...DWELLING_SCHEMA.numeric, ...DWELLING_SCHEMA.categorical])
      expect(values).toHaveProperty(column)
    expect(values).toMatchObject({ newBuild: 0, terrace: 1, parking: null, priceEur: 300_000, property: 'p1' })
  })

  it('stands at its own place, or at the centre without pretending that it is there', () => {
    const placed = { ...FLAT, latitude: 49.76, longitude: 6.11 }
    const rows = [dwellingRow('p1', FLAT, CENTRE), dwellingRow('p2', placed, CENTRE), dwellingRow('p3', FLAT)]
    const frame = encodeRows(fitEncoder(rows, DWELLING_SCHEMA), rows)
    expect([...frame.isPlaced]).toEqual([0, 1, 0])
    expect(Math.abs(frame.northM[1]! - frame.northM[0]!)).toBeCloseTo(1_112, 0)
  })

  it('has the commune as its finest zone for standard methods', () => {
    const rows = ['Beringen', 'Moesdorf', 'Rollingen'].map((locality, i) =>
      dwellingRow(`p${i}`, { ...FLAT, locality, communeSlug: i === 0 ? 'mersch' : 'vianden' }, CENTRE),
    )
    const { categorical, placeColumn } = fitEncoder(rows, ZONE_SCHEMA)
    expect(categorical[placeColumn]).toBe('communeSlug')
  })
})
