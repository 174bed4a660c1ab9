import { describe, expect, it } from 'vitest'
import CASES from './refused-in-reports.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

const read = (text: string) => readQuery(text, 'rent')

// An agent tells what somebody else wants: `she rejects …`, `… is ruled out`, `under no circumstances …`.
describe('told of somebody else', () => {
  it.each(CASES.places)('a place is refused: %s', (text) => {
    const places = read(text).places.map(({ slug, relation }) => `${relation} ${slug}`)
    expect(places).toContain('in mersch')
    expect(places.filter((place) => place.endsWith('esch-sur-alzette') && !place.startsWith('not_in'))).toEqual([])
  })

  it.each(CASES.attics)('a kind of home is refused, and no other: %s', (text) => {
    const { propertyTypes, unwantedPropertyTypes } = read(text)
    expect(unwantedPropertyTypes).toEqual(['attic_apartment'])
    expect(propertyTypes).toContain('apartment')
  })

  it.each(CASES.motorwayAndGround)('two things are refused: %s', (text) => {
    for (const key of ['motorway', 'ground_floor'])
      expect(read(text).wishes).toContainEqual(expect.objectContaining({ key, wanted: false }))
  })

  it.each(CASES.ceilings)('more is refused: %s', (text) => {
    expect(read(text).priceEur).toMatchObject({ min: null, max: 1500 })
  })
})
