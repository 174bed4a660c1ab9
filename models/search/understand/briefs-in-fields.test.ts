import { describe, expect, it } from 'vitest'
import { TYPE_GROUPS } from '../intent/conditions.ts'
import CASES from './briefs-in-fields.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

/** The same wish in each brief. */
const FLAT = {
  propertyTypes: [...TYPE_GROUPS.flat].sort(),
  places: [{ relation: 'in', slug: 'mersch' }],
  priceEur: { max: 1500, min: null },
  bedrooms: { min: 2, max: null },
}
const read = (text: string) => readQuery(text, 'rent')
const carpet = expect.objectContaining({ key: 'carpet', wanted: false })

// Agents write a field, a colon and its value.
describe('a brief in fields', () => {
  it.each(CASES.headed)('says what is required, preferred and refused: %s', (text) => {
    expect(read(text)).toMatchObject(FLAT)
    const { wishes } = read(text)
    for (const key of ['garden', 'parking'])
      expect(wishes).toContainEqual(expect.objectContaining({ key, wanted: true, strength: 'must' }))
    expect(wishes).toContainEqual(expect.objectContaining({ key: 'lift', wanted: true, strength: 'wish' }))
    expect(wishes).toContainEqual(carpet)
  })

  it.each(CASES.bare)('reads fields without headings: %s', (text) => {
    expect(read(text)).toMatchObject(FLAT)
    expect(read(text).wishes).toContainEqual(expect.objectContaining({ key: 'garden', wanted: true }))
    expect(read(text).wishes).toContainEqual(carpet)
  })
})
