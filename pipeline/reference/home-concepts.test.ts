import { beforeAll, describe, expect, it } from 'vitest'

import { featureOf } from '../../models/adverts/features/feature-of.ts'
import { findHomeConcepts } from '../../models/adverts/features/find-home-concepts.ts'
import type { VocabularyRow } from '../../models/language/vocabulary/vocabulary-row.ts'
import { buildVocabulary } from '../../models/language/vocabulary/vocabulary.ts'
import type { Vocabulary } from '../../models/language/vocabulary/vocabulary.ts'
import type { TextLanguage } from '../../models/language/words/text-language.ts'
import cases from './home-concepts.cases.json' with { type: 'json' }
import { loadReference } from './load-reference.ts'

type Templates = Readonly<Record<TextLanguage, readonly string[]>>

/** Sentences that do not say that the home has X. */
const NOT_OWN: Readonly<Record<string, Templates>> = cases.notOwn
/** Sentences that say that the home has X. */
const OWN: Templates = cases.own
/** The same, of features that are seldom public: near other places a pool stays unknown. */
const OWN_NEAR_PLACES: Templates = cases.ownNearPlaces
const PUBLIC = new Set(['pool', 'gym', 'sauna'])
/** Qualities, which are not things that stand elsewhere or are sold. */
const QUALITIES = new Set(['bright', 'quiet', 'view_open', 'south_facing'])

let vocabulary: Vocabulary
let terms: { feature: string; row: VocabularyRow }[]
beforeAll(async () => {
  const reference = await loadReference()
  vocabulary = buildVocabulary(reference.vocabulary)
  terms = reference.vocabulary
    .filter(({ polarity, use }) => polarity === 'present' && use === 'any')
    .flatMap((row) => {
      const feature = featureOf(row.concept)
      return feature === null || QUALITIES.has(feature) ? [] : [{ feature, row }]
    })
})

const has = (text: string, feature: string): boolean =>
  findHomeConcepts(vocabulary, text).some(({ concept, negated }) => !negated && featureOf(concept) === feature)

/** Every sentence of the templates with every term of its language. */
const sentences = (templates: Templates): { feature: string; text: string }[] =>
  terms.flatMap(({ feature, row }) =>
    templates[row.lang].map((template) => ({ feature, text: template.replace('X', row.term) })),
  )

describe('findHomeConcepts with every feature in every language', () => {
  it.each(Object.entries(NOT_OWN))('does not take what is %s for the home’s', (_, templates) => {
    expect(sentences(templates).filter(({ feature, text }) => has(text, feature))).toEqual([])
  })

  it.each(Object.entries(NOT_OWN))('does so after a sentence about the home: %s', (_, templates) => {
    const after = Object.fromEntries(
      Object.entries(templates).map(([lang, all]) => [
        lang,
        all.map((one) => cases.before[lang as TextLanguage] + one),
      ]),
    ) as Record<TextLanguage, string[]>
    expect(sentences(after).filter(({ feature, text }) => has(text, feature))).toEqual([])
  })

  it('takes what the home has for the home’s', () => {
    expect(sentences(OWN).filter(({ feature, text }) => !has(text, feature))).toEqual([])
    const others = sentences(OWN_NEAR_PLACES).filter(({ feature }) => !PUBLIC.has(feature))
    expect(others.filter(({ feature, text }) => !has(text, feature))).toEqual([])
  })

  it.each([
    ['Au même endroit se trouvent une piscine, un spa et un restaurant.', 'pool', false],
    ['La piscine « Les Thermes » est à Strassen.', 'pool', false],
    ['Sur une surface de 8.365 m2 seront intégrés des commerces, un fitness et un cinéma.', 'gym', false],
    ['Villa de 300 m². Au sous-sol : sauna, salle de sport, deux garages.', 'gym', true],
    ['Piscine chauffée, terrasse, jardin.', 'pool', true],
    ['La résidence dispose d’une piscine.', 'pool', false],
    ['Chaque appartement dispose d’un balcon, d’une terrasse ou d’un jardin.', 'garden', false],
    ['Each home comes with a parking space or garage.', 'garage', false],
    ['Each home comes with a parking space or garage.', 'parking', true],
    ['5 appartements à 3 chambres Terrasses Balcons Caves privatives', 'terrace', false],
    ['Maison avec deux terrasses et trois caves.', 'terrace', true],
    ['Lot 011 : appartement avec terrasse – 347.500 € Lot 021 : appartement avec balcon – 347.500 €', 'balcony', false],
    ['Résidence « Le Jardin Secret », appartement de 2 chambres.', 'garden', false],
    ['Vaste séjour ouvert sur une cuisine moderne et équipée.', 'open_kitchen', true],
    ['Cuisine (12 m²) séparée et équipée.', 'open_kitchen', false],
    ['Cuisine (12 m²) séparée et équipée.', 'fitted_kitchen', true],
    ['Hall d’entrée - séjour - WC - garage', 'separate_toilet', true],
    ['Salle de bain (baignoire, double vasque, WC)', 'separate_toilet', false],
    ['Terrasse ensoleillée.', 'bright', false],
    ['Garage individuel à 10 mètres de la maison.', 'garage', true],
    ['Villa avec vue sur la piscine.', 'pool', true],
    ['Studio, vue jardin.', 'garden', false],
    ['Le parking et la cave ne sont pas compris.', 'parking', false],
    ['Le parking et la cave ne sont pas compris.', 'cellar', false],
    ['Parking and cellar are not included in the price.', 'parking', false],
    ['Appartement avec cave et un parking en supplément.', 'cellar', true],
    ['Reste à ajouter le prix d’un parking et d’une cave.', 'cellar', false],
    ['Le prix est exprimé hors TVA et inclut une place de parking.', 'parking', true],
    ['Parking: Available from €50,000 excluding VAT.', 'parking', false],
    ['Vous avez le choix entre un emplacement extérieur ou rien.', 'parking_outdoor', false],
    ['Emplacements intérieurs +++ Ascenseur +++ Environs', 'elevator', true],
    [
      'Maison 3: VENDU. Maison 4 (partie droite), avec terrasse et jardin privatif, au prix de 754.000 €',
      'garden',
      false,
    ],
    ['Maison 4 chambres avec jardin, garage 2: oui', 'garden', true],
    ['Réf agence : JARDIN SECRET 0309', 'garden', false],
    ['Réf. : 8211 Appartement de 80 m². Il y a un jardin', 'garden', true],
    ['Lot 1 : appartement avec ascenseur – 300.000 € Lot 2 : duplex – 400.000 €', 'elevator', true],
    ['Maison avec salle de fitness ou de loisir et un sauna.', 'sauna', true],
    ['Pièce prévue pour un sauna.', 'sauna', false],
    ['Cuisine de 17.50 m2 intégralement équipée.', 'fitted_kitchen', true],
    ['Salle de douche lumineuse.', 'bright', false],
    ['Deux salles de bain, lumineux séjour.', 'bright', true],
    ['Profitez des journées ensoleillées.', 'bright', false],
    ['Maisons jumelées par garage.', 'garage', false],
    ['Hall d’entrée accueillant, des toilettes, une cuisine.', 'separate_toilet', true],
    ['PlusRéf Agence DB LE JARDIN', 'garden', false],
  ])('reads %j: %s %s', (text, feature, isOwn) => {
    expect(has(text, feature)).toBe(isOwn)
  })
})
