import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

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
  it.each([
    ['Grand BALCON', ['attr.balcony']],
    ['deux balcons', ['attr.balcony']],
    ['balcons et jardins', ['attr.balcony', 'attr.garden']],
    ['entièrement meublée', ['attr.furnished']],
    ['moebliert', ['attr.furnished']],
    ['MÖBLIERTE Wohnung', ['attr.furnished']],
    ['Fussbodenheizung', ['heating.underfloor']],
    ['fußbodenheizung', ['heating.underfloor']],
    ['balconies', ['attr.balcony']],
    ['cuisine  équipée', ['attr.fitted_kitchen']],
    ['cuisine-équipée', ['attr.fitted_kitchen']],
    ['cuisine. équipée', ['attr.kitchen']],
    ['Südbalkon', ['attr.balcony']],
    ['Nutzgarten', ['attr.garden']],
  ])('finds in %j %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it.each(['balconnet', 'Kindergarten', 'sale', 'unk', 'NKs', 'gardening', ''])('finds nothing in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    ['sans ascenseur', ['-attr.elevator']],
    ['sans balcon ni jardin', ['-attr.balcony', '-attr.garden']],
    ['pas de balcon', ['-attr.balcony']],
    ["il n'y a pas d'ascenseur", ['-attr.elevator']],
    ['kein Balkon', ['-attr.balcony']],
    ['keinen eigenen Garten', ['-attr.garden']],
    ['ohne Balkon oder Garten, Aufzug', ['-attr.balcony', '-attr.garden', 'attr.elevator']],
    ['no large private garden', ['-attr.garden']],
    ['without balcony or garden', ['-attr.balcony', '-attr.garden']],
    ['non meublé', ['-attr.furnished']],
    ['net miwwléiert', ['-attr.furnished']],
    ['sem jardim', ['-attr.garden']],
    ['Balkon: nein, Aufzug: ja', ['-attr.balcony', 'attr.elevator']],
    ['Ascenseur : non', ['-attr.elevator']],
    ['Garten nicht vorhanden', ['-attr.garden']],
  ])('reads the negation in %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it.each([
    ['sans balcon mais avec jardin', ['-attr.balcony', 'attr.garden']],
    ['sans balcon. Jardin', ['-attr.balcony', 'attr.garden']],
    ['sans vis-à-vis - balcon', ['attr.balcony']],
    ['à quelques pas du jardin', ['attr.garden']],
    ['nicht nur einen Balkon, auch Garten', ['attr.balcony', 'attr.garden']],
    ['no jardim', ['attr.garden']],
    ['garage not included, garden', ['attr.garden']],
    ['grenier non aménagé de 20 m avec balcon', ['attr.balcony']],
  ])('does not negate too far in %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it('gives the span of the term in the text as written', () => {
    const text = 'Très bel e\u0301tage, cuisine  équipée !'
    const [match] = findConcepts(vocabulary, text)
    expect(text.slice(match!.start, match!.end)).toBe('cuisine  équipée')
  })

  it('leaves terms for queries out of adverts and takes them for queries', () => {
    expect(findConcepts(buildVocabulary(ROWS, { purpose: 'query' }), 'for sale')).toHaveLength(1)
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
