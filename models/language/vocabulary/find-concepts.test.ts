import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import cases from './find-concepts.cases.json' with { type: 'json' }
import { findConcepts } from './find-concepts.ts'
import { buildVocabulary } from './vocabulary.ts'
import type { VocabularyRow } from './vocabulary-row.ts'

const row = (
  concept: string,
  lang: VocabularyRow['lang'],
  term: string,
  more: Partial<VocabularyRow> = {},
): VocabularyRow => ({
  concept,
  lang,
  term,
  polarity: 'present',
  match: 'inflected',
  use: 'any',
  ...more,
})

const ROWS = [
  row('attr.balcony', 'fr', 'balcon'),
  row('attr.balcony', 'de', 'Balkon', { match: 'head' }),
  row('attr.balcony', 'en', 'balcony'),
  row('attr.garden', 'fr', 'jardin'),
  row('attr.garden', 'de', 'Garten', { match: 'head' }),
  row('attr.garden', 'en', 'garden'),
  row('attr.garden', 'pt', 'jardim'),
  row('attr.elevator', 'fr', 'sans ascenseur', { polarity: 'absent' }),
  row('attr.elevator', 'fr', 'ascenseur'),
  row('attr.elevator', 'de', 'Aufzug'),
  row('attr.furnished', 'fr', 'meublé'),
  row('attr.furnished', 'de', 'möbliert'),
  row('attr.furnished', 'fr', 'non meublé', { polarity: 'absent' }),
  row('attr.furnished', 'lb', 'miwwléiert'),
  row('attr.fitted_kitchen', 'fr', 'cuisine équipée'),
  row('attr.kitchen', 'fr', 'cuisine'),
  row('heating.underfloor', 'de', 'Fußbodenheizung'),
  row('money.charges', 'de', 'NK', { match: 'exact' }),
  row('transaction.sale', 'en', 'sale', { use: 'query' }),
  row('ignore', 'de', 'Kindergarten'),
]
const vocabulary = buildVocabulary(ROWS)

/** `-concept` for what the text says is absent. */
function found(text: string): string[] {
  return findConcepts(vocabulary, text).map(({ concept, negated }) => `${negated ? '-' : ''}${concept}`)
}

describe('findConcepts', () => {
  it.each(cases.found as [string, string[]][])('finds in %j %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it.each(['balconnet', 'Kindergarten', 'sale', 'unk', 'NKs', 'gardening', ''])('finds nothing in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each(cases.negated as [string, string[]][])('reads the negation in %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it.each(cases.notNegated as [string, string[]][])('does not negate too far in %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it('gives the span of the term in the text as written', () => {
    const text = 'Très bel e\u0301tage, cuisine  équipée !'
    const [match] = findConcepts(vocabulary, text)
    expect(text.slice(match!.start, match!.end)).toBe('cuisine  équipée')
  })

  it('leaves terms for queries out', () => {
    expect(findConcepts(vocabulary, 'for sale')).toHaveLength(0)
  })

  it('finds every term in itself, in any case', () => {
    for (const { concept, term, polarity } of ROWS.filter(
      ({ concept, use }) => concept !== 'ignore' && use === 'any',
    )) {
      const expected = { concept, start: 0, end: term.length, negated: polarity === 'absent' }
      expect(findConcepts(vocabulary, term)).toContainEqual(expected)
      expect(findConcepts(vocabulary, term.toUpperCase()).map((match) => match.concept)).toContain(concept)
    }
  })

  it('gives spans in order, inside the text, that do not overlap', () => {
    const words = constantFrom(
      'sans',
      'balcon',
      'kein',
      'Garten',
      'cuisine',
      'équipée',
      ', ',
      '. ',
      ' ',
      '-',
      'ß',
      '\u0301',
      'x',
    )
    assert(
      property(array(words, { maxLength: 30 }), string({ unit: 'grapheme' }), (parts, noise) => {
        const text = parts.join(' ') + noise + parts.join('')
        let end = 0
        for (const match of findConcepts(vocabulary, text)) {
          if (match.start < end || match.end <= match.start || match.end > text.length) return false
          end = match.end
        }
        return true
      }),
    )
  })

  it('finds a term between any separators wherever it stands', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 40 }), (before) =>
        findConcepts(vocabulary, `${before}\nbalcon`).some(({ concept }) => concept === 'attr.balcony'),
      ),
    )
  })
})
