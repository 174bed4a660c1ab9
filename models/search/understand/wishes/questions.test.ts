import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'

const understand = (text: string) =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: '2026-11-27' }).understood.map(
    ({ field, op, value }) => `${field} ${op} ${value}`,
  )

describe('a French question', () => {
  it.each([
    ['y a-t-il un appartement avec jardin à Mersch ?', ['propertyType is flat', 'feature has garden']],
    ['y a t il des maisons à Mersch', ['propertyType is any_house']],
    ['a-t-elle un ascenseur ?', ['feature has lift']],
  ])('refuses nothing by its t: %s', (text, conditions) => {
    expect(understand(text)).toEqual(expect.arrayContaining(conditions))
    expect(understand(text).filter((each) => each.includes(' not '))).toEqual([])
  })

  it('is no English refusal', () => {
    expect(understand("I don't want a garden, flat in Mersch")).toContain('feature not garden')
  })
})

describe('3 Zimmer, Küche, Bad', () => {
  it.each(['3 Zimmer, Küche, Bad, Mersch', '3 Zimmer Küche und Bad', '3 Zëmmer, Kichen a Buedzëmmer'])(
    'counts rooms and wishes for nothing: %s',
    (text) => {
      const conditions = understand(text).filter((each) => !/^(?:place|listingType)/.test(each))
      expect(conditions).toEqual(['rooms at_least 3'])
    },
  )
})
