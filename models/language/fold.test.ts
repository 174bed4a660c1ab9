import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

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
