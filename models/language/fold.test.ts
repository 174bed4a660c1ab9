import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import cases from './fold.cases.json' with { type: 'json' }
import { fold, foldName } from './fold.ts'

describe('fold', () => {
  it.each(cases.text)('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('foldName', () => {
  it.each(cases.names)('folds %j to %j', (text, folded) => {
    expect(foldName(text)).toBe(folded)
  })

  it('changes nothing when it is done again', () => {
    assert(property(string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text)))
  })

  it('does not depend on composed or decomposed accents, nor on case', () => {
    expect(foldName('Käerjeng'.normalize('NFD'))).toBe(foldName('KÄERJENG'))
  })
})
