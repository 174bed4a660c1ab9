import { beforeAll, describe, expect, it } from 'vitest'

import { findConcepts } from '../../models/language/vocabulary/find-concepts.ts'
import { buildVocabulary } from '../../models/language/vocabulary/vocabulary.ts'
import type { Vocabulary } from '../../models/language/vocabulary/vocabulary.ts'
import { loadReference } from './load-reference.ts'
import type { Reference } from './load-reference.ts'

let reference: Reference
let vocabulary: Vocabulary
beforeAll(async () => {
  reference = await loadReference()
  vocabulary = buildVocabulary(reference.vocabulary)
})

function found(text: string): string[] {
  return findConcepts(vocabulary, text).map(({ concept, negated }) => `${negated ? '-' : ''}${concept}`)
}

describe('the vocabulary on sentences of adverts', () => {
  it.each([
    [
      'Bel appartement avec balcon, sans ascenseur ni terrasse',
      ['property.apartment', 'attr.balcony', '-attr.elevator', '-attr.terrace'],
    ],
    [
      'Wohnung ohne Balkon, EBK, Tiefgarage, Fussbodenheizung',
      ['property.apartment', '-attr.balcony', 'attr.fitted_kitchen', 'attr.parking_indoor', 'heating.underfloor'],
    ],
    ['No private garden but a large terrace', ['-attr.garden', 'attr.terrace']],
    [
      'Appartement entièrement meublé, animaux non admis',
      ['property.apartment', 'attr.furnished', '-attr.pets_allowed'],
    ],
    ['Haustiere sind nicht erlaubt', ['-attr.pets_allowed']],
    ['semi-meublé', ['attr.partly_furnished']],
    ['Apartamento não mobilado, sem elevador', ['property.apartment', '-attr.furnished', '-attr.elevator']],
    ['ouni Lift, net miwwléiert', ['-attr.elevator', '-attr.furnished']],
    ['vente en viager', ['transaction.life_annuity']],
    ['vente en état futur d’achèvement (VEFA)', ['transaction.off_plan', 'transaction.off_plan']],
    ['chauffage au sol par pompe à chaleur', ['heating.underfloor', 'heating.heat_pump']],
    ['à deux pas de la gare', ['place.station']],
    ['meubles de cuisine', []],
  ])('reads %j', (text, concepts) => {
    expect(found(text)).toEqual(concepts)
  })

  it('finds every term of its own, except those that need a query as context', () => {
    const missed = reference.vocabulary
      .filter(({ use, concept }) => use === 'any' && concept !== 'ignore')
      .filter(({ term, concept, polarity }) => {
        const match = findConcepts(vocabulary, term).find((one) => one.concept === concept)
        return match?.negated !== (polarity === 'absent')
      })
    expect(missed).toEqual([])
  })
})
