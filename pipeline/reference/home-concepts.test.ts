import { beforeAll, describe, expect, it } from 'vitest'

import { featureOf } from '../../models/adverts/features/feature-of.ts'
import { findHomeConcepts } from '../../models/adverts/features/find-home-concepts.ts'
import type { VocabularyRow } from '../../models/language/vocabulary/vocabulary-row.ts'
import { buildVocabulary } from '../../models/language/vocabulary/vocabulary.ts'
import type { Vocabulary } from '../../models/language/vocabulary/vocabulary.ts'
import type { TextLanguage } from '../../models/language/words/text-language.ts'
import { loadReference } from './load-reference.ts'

type Templates = Readonly<Record<TextLanguage, readonly string[]>>

/** Sentences that do not say that the home has X. */
const NOT_OWN: Readonly<Record<string, Templates>> = {
  nearby: {
    fr: [
      'X à proximité.',
      'Il y a X dans le quartier.',
      'À 500 m de X.',
      'X à 500 m.',
      "X à 5 minutes de l'appartement.",
    ],
    en: ['X nearby.', 'There is X in the neighbourhood.', 'Near the X.', 'X 500 m away.', 'X 5 minutes from the flat.'],
    de: [
      'X in der Nähe.',
      'X in der Umgebung.',
      'In der Nähe der X.',
      'X 500 m entfernt.',
      'X 5 Minuten von der Wohnung.',
    ],
    lb: ['X no bei.', 'X an der Géigend.', 'X 500 m ewech.', 'X 5 Minutten vun der Wunneng.'],
    pt: ['X nas proximidades.', 'Há X no bairro.', 'Perto de X.', 'X a 500 m.', 'X a 5 minutos do apartamento.'],
  },
  planned: {
    fr: ['Possibilité de X.', 'Autorisation pour X.', 'X possible.', 'X en projet.'],
    en: ['Possibility of X.', 'Planning permission for X.', 'X possible.', 'X is planned.'],
    de: ['Vorbereitung für X.', 'X möglich.', 'X geplant.'],
    lb: ['Méiglechkeet fir X.', 'X méiglech.', 'X geplangt.'],
    pt: ['Possibilidade de X.', 'X possível.', 'X planeado.'],
  },
  optional: {
    fr: ["Possibilité d'acquérir X.", 'X en option.', 'X en supplément.', 'X non inclus.'],
    en: ['Option to buy X.', 'X at extra cost.', 'X not included.', 'X optional.'],
    de: ['X gegen Aufpreis.', 'X nicht inklusive.', 'X optional.'],
    lb: ['X géint Opschlag.', 'X net abegraff.'],
    pt: ['X opcional.', 'X não incluído.', 'Opção de X.'],
  },
  'looked at': {
    fr: ['Appartement avec vue sur X.', 'Vue sur X.', 'Séjour avec vue dégagée et vue sur X.'],
    en: ['Flat with a view of X.', 'Overlooking X.'],
    de: ['Wohnung mit Blick auf X.'],
    lb: ['Wunneng mat Bléck op X.'],
    pt: ['Apartamento com vista para X.'],
  },
  negated: {
    fr: ['Sans X.', 'Pas de X.', 'X : non.'],
    en: ['Without X.', 'No X.', 'X: no.'],
    de: ['Ohne X.', 'Kein X.', 'X: nein.'],
    lb: ['Ouni X.', 'Keng X.'],
    pt: ['Sem X.'],
  },
  'of some homes': {
    fr: ['X pour certains appartements.', 'Certains appartements disposent de X.'],
    en: ['Some flats have X.'],
    de: ['Einige Wohnungen haben X.'],
    lb: ['Verschidden Wunnengen hunn X.'],
    pt: ['Alguns apartamentos têm X.'],
  },
}
/** Sentences that say that the home has X. */
const OWN: Templates = {
  fr: ["L'appartement comprend X.", 'Maison avec X.', 'Appartement avec X à 5 minutes de la gare.'],
  en: ['The flat has X.', 'House with X.', 'Flat with X, 5 minutes from the station.'],
  de: ['Die Wohnung hat X.', 'Haus mit X.', 'Wohnung mit X, 5 Minuten vom Bahnhof.'],
  lb: ["D'Wunneng huet X.", 'Haus mat X.'],
  pt: ['O apartamento tem X.', 'Moradia com X.', 'Apartamento com X, a 5 minutos da estação.'],
}
/** The same, of features that are seldom public: near other places a pool stays unknown. */
const OWN_NEAR_PLACES: Templates = {
  fr: ['Appartement proche de la gare, avec X.'],
  en: ['Flat near the station, with X.'],
  de: ['Wohnung in der Nähe vom Bahnhof, mit X.'],
  lb: ['Wunneng no bei der Gare, mat X.'],
  pt: ['Apartamento perto da estação, com X.'],
}
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
    const before = {
      fr: 'Bel appartement. ',
      en: 'A nice flat. ',
      de: 'Schöne Wohnung. ',
      lb: 'Schéi Wunneng. ',
      pt: 'Bom apartamento. ',
    }
    const after = Object.fromEntries(
      Object.entries(templates).map(([lang, all]) => [lang, all.map((one) => before[lang as TextLanguage] + one)]),
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
