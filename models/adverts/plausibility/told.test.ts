import { describe, expect, it } from 'vitest'
import { TERM_STEMS } from '../../language/adverts/terms-of-sale.ts'
import { toldTerm } from './told-terms.ts'
import { contradictingType } from './told-type.ts'

const TERMS: [string, string][] = [
  ['Vente en viager occupé, bouquet de 90.000 €', 'life_annuity'],
  ['Nue-propriété : l’usufruitier reste', 'life_annuity'],
  ['Verkauf auf Leibrente', 'life_annuity'],
  ['mit lebenslangem Wohnrecht', 'life_annuity'],
  ['Sold as a life annuity', 'life_annuity'],
  ['Venda com renda vitalícia', 'life_annuity'],
  ['Verkaf op Liewensrent', 'life_annuity'],
  ['La moitié indivise d’une maison', 'part_share'],
  ['Verkauft wird ein ideeller Anteil von 50 %', 'part_share'],
  ['An undivided half share', 'part_share'],
]

describe('toldTerm', () => {
  it.each(TERMS)('reads %s as %s', (text, code) => {
    expect(toldTerm(text)?.code).toBe(code)
    expect(text).toMatch(new RegExp(TERM_STEMS, 'i'))
  })

  it.each([
    'La place de l’Étoile est un pôle d’échange des autobus',
    'Les frais d’acte ne concernent que la quote-part du terrain',
    'Eigentumswohnung mit 123/1000 Miteigentumsanteil am Grundstück',
    'Aménagement d’un bouquet de fleurs, propriété privée',
  ])('finds no terms in %s', (text) => expect(toldTerm(text)).toBeNull())
})

describe('contradictingType', () => {
  it.each([
    ['terraced_house', 'Appartement — Luxembourg', 'apartment'],
    ['apartment', 'Reihenhaus, 172 m², zur Miete', 'terraced_house'],
    ['office', 'Terrain à bâtir à Esch-sur-Alzette', 'land'],
  ] as const)('finds that %s contradicts "%s"', (stated, title, told) =>
    expect(contradictingType(stated, title)).toBe(told),
  )

  it.each([
    ['apartment', 'Duplex de 3 chambres avec garage'],
    ['house', 'Maison avec terrain et appartement séparé'],
    ['apartment', 'Studio meublé avec emplacement de parking'],
    ['house', 'Magnifique bien à Mamer'],
    ['house', null],
    ['cellar', 'Appartement avec cave'],
  ] as const)('finds no contradiction of %s in "%s"', (stated, title) =>
    expect(contradictingType(stated, title)).toBeNull(),
  )
})
