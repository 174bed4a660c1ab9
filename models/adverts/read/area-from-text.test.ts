import { describe, expect, it } from 'vitest'
import { landAreaFromText, livingAreaFromText } from './area-from-text.ts'
import { fold } from '../../language/fold.ts'

describe('livingAreaFromText', () => {
  it.each([
    ['Belle maison avec une surface habitable de ±253 m² et un jardin.', 253],
    ['Wohnfläche: ca. 92,5 m², Baujahr 2004', 92.5],
    ['Flat with a living area of 77 sqm near the tram', 77],
    ['Maison de 114 m² habitables, 202 m2 au total', 114],
    ['Bel appartement lumineux de 61 m2 au troisième étage', 61],
    ['Schöne Wohnung mit 85 m² in Mersch', 85],
  ])('finds the living area in %j', (text, m2) => expect(livingAreaFromText(fold(text))).toBe(m2))

  it.each([
    'Appartement avec terrasse de 20 m² plein sud',
    'Maison avec jardin de 300 m²',
    'Appartement avec séjour de 35 m²',
    'À deux pas de la gare, tout confort',
  ])('takes nothing from %j', (text) => expect(livingAreaFromText(fold(text))).toBeNull())
})

describe('landAreaFromText', () => {
  it.each([
    ['située sur un terrain de +/- 4,57 ares dans le lotissement', 457],
    ['sur terrain de 8a81ca. Vue dégagée', 881],
    ['Grundstück von 300 m²', 300],
    ['a plot of 5.2 ares', 520],
    ['terrain de 1 250 m²', 1250],
  ])('finds the plot in %j', (text, m2) => expect(landAreaFromText(fold(text))).toBe(m2))

  it('takes nothing where no plot is named', () => {
    expect(landAreaFromText(fold('surface habitable de 120 m2, 4 ares plus loin le parc'))).toBeNull()
  })
})
