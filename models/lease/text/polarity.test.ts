import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldLease } from './lease-text.ts'
import { isDenied, segmentsOf } from './polarity.ts'

const denies = (text: string, word: RegExp): boolean => {
  const folded = foldLease(text)
  const match = word.exec(folded)!
  return isDenied(folded, match.index, match.index + match[0].length)
}

describe('isDenied', () => {
  it.each([
    ['Le loyer n’est pas indexé.', /index\w*/],
    ['Aucune indexation du loyer.', /index\w*/],
    ['L’indexation automatique est interdite.', /index\w*/],
    ['Eine Indexierung der Miete ist nicht vereinbart.', /index\w*/],
    ['Indexklauseln sind unzulässig.', /index\w*/],
    ['The rent shall not be linked to any index.', /index\w*/],
    ['Indexation is excluded.', /index\w*/],
    ['Et gëtt keng Indexklausel.', /index\w*/],
    ['Makler: keiner', /makler/],
    ['There is no booking, file or cleaning fee.', /cleaning fee/],
    ['Es gibt keine Makler-, Akten- oder Reinigungsgebühr.', /reinigungsgebuhr/],
    ['Le locataire est dispensé de repeindre.', /repeindre/],
    ['Die Kaution verfällt in keinem Fall.', /verfallt/],
  ])('sees the denial in %j', (text, word) => {
    expect(denies(text, word)).toBe(true)
  })

  it.each([
    'Le loyer est indexé sans autre formalité.',
    'Le loyer n’est indexé que sur demande.',
    'Der Mieter hat keine Haustiere, die Miete ist indexiert.',
    'The rent is indexed, not fixed.',
    'Die Miete wird nicht nur indexiert, sondern auch erhöht.',
    'Rent is due no later than the fifth and is indexed.',
    'De Loyer ass un den Index gebonnen.',
  ])('sees none in %j', (text) => {
    expect(denies(text, /index\w*/)).toBe(false)
  })

  it('parts no amount at its separators', () => {
    expect(segmentsOf('1.450,50 euros, charges comprises')).toEqual(['1.450,50 euros', 'charges comprises'])
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (text, at) => {
        const folded = foldLease(text)
        expect(typeof isDenied(folded, Math.min(at, folded.length), Math.min(at + 1, folded.length))).toBe('boolean')
      }),
    )
  })
})
