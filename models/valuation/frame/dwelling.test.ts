import { describe, expect, it } from 'vitest'
import { DWELLING_SCHEMA, dwellingRow, ZONE_SCHEMA } from './dwelling.ts'
import { STUDIO } from './dwelling.fixture.ts'
import { encodeRows, fitEncoder } from './frame.ts'

const CENTRE = { latitude: 49.75, longitude: 6.1 }

describe('a dwelling as a row', () => {
  it('fills every column of its schema, unknown staying unknown and false being 0', () => {
    const { values } = dwellingRow('p1', STUDIO, CENTRE, 300_000)
    for (const column of [...DWELLING_SCHEMA.numeric, ...DWELLING_SCHEMA.categorical])
      expect(values).toHaveProperty(column)
    expect(values).toMatchObject({ newBuild: 0, terrace: 1, parking: null, priceEur: 300_000, property: 'p1' })
  })

  it('stands at its own place, or at the centre without pretending that it is there', () => {
    const placed = { ...STUDIO, latitude: 49.76, longitude: 6.11 }
    const rows = [dwellingRow('p1', STUDIO, CENTRE), dwellingRow('p2', placed, CENTRE), dwellingRow('p3', STUDIO)]
    const frame = encodeRows(fitEncoder(rows, DWELLING_SCHEMA), rows)
    expect([...frame.isPlaced]).toEqual([0, 1, 0])
    expect(Math.abs(frame.northM[1]! - frame.northM[0]!)).toBeCloseTo(1_112, 0)
  })

  it('has the commune as its finest zone for standard methods', () => {
    const rows = ['Beringen', 'Moesdorf', 'Rollingen'].map((locality, i) =>
      dwellingRow(`p${i}`, { ...STUDIO, locality, communeSlug: i === 0 ? 'mersch' : 'vianden' }, CENTRE),
    )
    const { categorical, placeColumn } = fitEncoder(rows, ZONE_SCHEMA)
    expect(categorical[placeColumn]).toBe('communeSlug')
  })
})
