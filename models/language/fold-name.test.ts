import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldName, nameKeys, withoutConnectors } from './fold-name.ts'

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

describe('withoutConnectors', () => {
  it('brings the ways to write Esch-sur-Alzette together', () => {
    const keys = ['esch sur alzette', 'esch an der alzette', 'esch alzette', 'esch a d alzette'].map(withoutConnectors)
    expect(new Set(keys)).toEqual(new Set(['esch alzette']))
  })

  it('keeps a name that is nothing but connectors', () => {
    expect(withoutConnectors('la le')).toBe('la le')
  })
})

describe('nameKeys', () => {
  it('files a name under its umlauts, its two-letter spelling and without connectors', () => {
    expect(nameKeys('Düdelingen')).toEqual(['dudelingen', 'duedelingen'])
    expect(nameKeys('Esch an der Sauer')).toContain('esch sauer')
    expect(nameKeys('St-Vith')).toEqual(['saint vith'])
  })
})
