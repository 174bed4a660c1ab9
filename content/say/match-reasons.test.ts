import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import { withoutText } from './match-reasons.ts'

describe('a refused wish', () => {
  it('has words of its own where its name is no noun', () => {
    expect(LOCALES.map((locale) => withoutText('furnished', locale))).toEqual([
      'unfurnished',
      'non meublé',
      'unmöbliert',
      'onmiwweléiert',
      'não mobilado',
    ])
    expect(withoutText('renovated', 'fr')).toBe('non rénové')
    expect(withoutText('lift', 'en')).toBe('without lift')
  })
})
