import { describe, expect, it } from 'vitest'
import { readLanguage } from './read-language.ts'

describe('readLanguage', () => {
  it.each([
    ['fr', 'fr'],
    ['FRA', 'fr'],
    ['français', 'fr'],
    ['de-LU', 'de'],
    ['Deutsch', 'de'],
    ['lu', 'lb'],
    ['en_GB', 'en'],
    ['português', 'pt'],
  ])('reads %j as %s', (stated, language) => {
    const provenance = { methods: {}, absences: {} }
    expect(readLanguage(stated, 'Helle Wohnung mit Balkon in ruhiger Lage', provenance)).toBe(language)
    expect(provenance.methods).toEqual({})
  })

  it('detects it where nothing usable is stated, and says so', () => {
    const provenance = { methods: {}, absences: {} }
    expect(readLanguage('klingon', 'Helle Wohnung mit Balkon in ruhiger Lage', provenance)).toBe('de')
    expect(provenance.methods).toEqual({ language: 'inferred' })
    expect(readLanguage(null, null, provenance)).toBeNull()
  })
})
