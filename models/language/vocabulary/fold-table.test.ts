import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FOLD, HARD_BREAK, SKIPPED, SOFT_BREAK, SYMBOLS, foldSymbols } from './fold-table.ts'

describe('foldSymbols', () => {
  it.each([
    ['Équipée', 'EQUIPEE'],
    ['Fußboden', 'fussboden'],
    ['gros œuvre', 'gros oeuvre'],
    ['rez-de-chaussée', 'rez de chaussee'],
    ["  salle   d'eau ", 'salle d eau'],
    ['m²', 'm2'],
    ['e\u0301tage', 'étage'],
    ['chaus\u00adsée', 'chaussee'],
  ])('folds %j as %j', (text, same) => {
    expect(foldSymbols(text)).toEqual(foldSymbols(same))
  })

  it('gives symbols of terms only, without a separator at either end', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const symbols = foldSymbols(text)
        return symbols[0] !== SOFT_BREAK && symbols.at(-1) !== SOFT_BREAK && symbols.every((symbol) => symbol < SYMBOLS)
      }),
    )
  })
})

describe('FOLD', () => {
  it('ends a clause at a full stop, parts words at a blank or hyphen, and reads over combining marks', () => {
    const symbols = ['.', ' ', '-', '\u0301'].map((sign) => FOLD[sign.charCodeAt(0)])
    expect(symbols).toEqual([HARD_BREAK, SOFT_BREAK, SOFT_BREAK, SKIPPED])
  })

  it('gives a symbol to every code unit with a letter or a digit in its compatible form', () => {
    const codes = Array.from({ length: 65_536 }, (_, code) => code)
    const told = codes.filter((code) => /^[a-z0-9]/.test(String.fromCharCode(code).normalize('NFKD').toLowerCase()))
    expect(told.filter((code) => FOLD[code] === SOFT_BREAK)).toEqual([])
    expect(told.length).toBeGreaterThan(1_000)
  })
})
