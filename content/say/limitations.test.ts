import { expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import { limitationTexts } from './limitations.ts'

it('says every limitation in every locale, each in words of its own', () => {
  const all = ['sample', 'asking', 'unseen', 'unplaced', 'sparse', 'wide'] as const
  const texts = LOCALES.flatMap((locale) => limitationTexts(all, locale))
  expect(new Set(texts).size).toBe(LOCALES.length * all.length)
  expect(limitationTexts(['wide', 'asking'], 'de')[0]).toContain('Intervall')
  expect(limitationTexts([], 'pt')).toEqual([])
})
