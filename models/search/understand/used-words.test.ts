import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.fixture.ts'

const understand = (text: string) =>
  readQuery(text, 'rent').understood.map(({ field, op, value }) => `${field} ${op} ${value}`)

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

describe('a refused floor', () => {
  it.each([
    'flat not on the fourth floor or higher',
    'flat not on the 4th floor or higher',
    'appartement pas au quatrième étage ou plus',
    'Wohnung nicht im vierten Stock oder höher',
    'Wunneng net um véierte Stack oder méi héich',
    'apartamento não no quarto andar ou acima',
  ])('with all above it leaves those below: %s', (text) => {
    expect(understand(text).filter((each) => each.startsWith('floor'))).toEqual(['floor at_most 3'])
  })

  it.each([
    'flat not on the third floor',
    'Wohnung nicht im dritten Stock',
    'Wunneng net um drëtte Stack',
    'apartamento não no terceiro andar',
  ])('alone asks for no floor: %s', (text) => {
    expect(understand(text).filter((each) => each.startsWith('floor'))).toEqual([])
  })
})

describe('words that were used', () => {
  it.each([
    'furnished studio 20 minutes from Kirchberg by bus',
    'maison à moins de 30 minutes de Kirchberg en voiture',
    'flat, energy class C or better',
    'third floor or higher, flat',
    'Wohnung im vierten Stock oder höher',
    'chien accepté, appartement',
    'Haus, Hund erlaubt',
    "maison jusqu'à 1 million d'euros",
    'casa até 1 milhão de euros',
    'maison, région de Mersch',
    'Wohnung, Raum Mersch',
    'studio meublé ou non meublé',
  ])('are not told as not understood: %s', (text) => {
    const { notUnderstood } = readQuery(text, 'rent')
    expect(notUnderstood).toEqual([])
  })
})
