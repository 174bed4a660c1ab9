import { describe, expect, it } from 'vitest'

import { inflectionsOf } from './inflections.ts'

describe('inflectionsOf', () => {
  it.each([
    ['meublé', 'fr', ['meublée', 'meublés', 'meublées']],
    ['balcony', 'en', ['balconies']],
    ['mobilado', 'pt', ['mobilada', 'mobilados', 'mobiladas']],
    ['renoviert', 'de', ['renovierte', 'renoviertes', 'renovierten']],
    ['möbliert', 'de', ['moebliert', 'moeblierte']],
    ['salle de bain', 'fr', ['salles de bain', 'salles de bains']],
    ['lumineux', 'fr', ['lumineuse', 'lumineuses']],
  ] as const)('gives of %j (%s) %j', (term, lang, forms) => {
    expect(inflectionsOf(term, lang)).toEqual(expect.arrayContaining([...forms]))
  })

  it('leaves short words and words with digits as they are', () => {
    expect(inflectionsOf('wg', 'de')).toEqual([])
    expect(inflectionsOf('3 m2', 'fr')).toEqual([])
  })

  it('never gives the term itself', () => {
    expect(inflectionsOf('Terrasse', 'de')).not.toContain('Terrasse')
  })
})
