import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('detectLanguage', () => {
  it.each([
    ['Bel appartement de deux chambres situé au troisième étage, avec terrasse et cave.', 'fr'],
    ['Maison à vendre à Mersch', 'fr'],
    ['Helle Wohnung mit zwei Schlafzimmern und Balkon in ruhiger Lage', 'de'],
    ['Haus zu verkaufen in Remich', 'de'],
    ['Bright two-bedroom flat with a balcony, close to the tram', 'en'],
    ['House for sale in Strassen', 'en'],
    ['Schéint Appartement mat zwee Schlofzëmmeren an engem groussen Gaart', 'lb'],
    ['Haus ze verkafen zu Miersch, mat vill Gaart', 'lb'],
    ['Apartamento com dois quartos e varanda, perto da estação', 'pt'],
    ['Casa para venda com jardim e garagem', 'pt'],
  ])('knows the language of %j', (text, language) => expect(detectLanguage(text)).toBe(language))

  it.each(['', '85 m²', 'Mersch', 'ABC 123'])('does not guess from %j', (text) =>
    expect(detectLanguage(text)).toBeNull(),
  )
})
