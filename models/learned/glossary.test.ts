import { describe, expect, it } from 'vitest'

import { buildGlossary, conceptsOf } from './glossary.ts'

const glossary = buildGlossary([
  ['kaution', ['DEPOSIT']],
  ['ruckzahlung', ['REFUND']],
  ['repeindre', ['PAINT']],
  ['repeinte', ['PAINT']],
  ['charge', ['BEAR']],
  ['charge', ['CHARGES']],
  ['straße', []],
])

describe('a glossary', () => {
  it.each([
    ['a listed word', 'kaution', ['DEPOSIT']],
    ['a word listed twice', 'charge', ['BEAR', 'CHARGES']],
    ['the parts of a compound', 'kautionsruckzahlung', ['DEPOSIT', 'REFUND']],
    ['a word that begins like others that agree', 'repeints', ['PAINT']],
    ['a word that nobody has listed', 'xylophone', []],
    ['a word that tells nothing', 'straße', []],
  ])('tells the concepts of %s', (_, word, concepts) => {
    expect(conceptsOf(word, glossary)).toEqual(concepts)
  })
})
