import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldName } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Rez-de-chaussée', 'rez-de-chaussee'],
    ['Straße', 'strasse'],
    ['ŒUVRE d’Été', "oeuvre d'ete"],
    ['Schlofzëmmer', 'schlofzemmer'],
    ['São João', 'sao joao'],
    ['85 m²', '85 m²'],
    ['e\u0301te\u0301', 'ete'],
  ])('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('foldName', () => {
  it.each([
    ['Esch-sur-Alzette', 'esch sur alzette'],
    ['  PÉTANGE ', 'petange'],
    ["Cloche d'Or", 'cloche d or'],
    ['Cloche d’Or', 'cloche d or'],
    ['Großbous', 'grossbous'],
    ['Jœuf', 'joeuf'],
    ['Berg(Betzdorf)', 'berg betzdorf'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldName(text)).toBe(folded)
  })

  it('changes nothing when it is done again', () => {
    assert(property(string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text)))
  })

  it('does not depend on composed or decomposed accents, nor on case', () => {
    expect(foldName('Käerjeng'.normalize('NFD'))).toBe(foldName('KÄERJENG'))
  })
})
