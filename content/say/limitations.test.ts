import { expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import type { Limit } from '../../models/valuation/estimate/limitations.ts'
import { limitationTexts } from './limitations.ts'

it('says every limitation in every locale, each in words of its own', () => {
  const plain = [
    'sample',
    'asking',
    'askingRent',
    'unseen',
    'unplaced',
    'unlike',
    'wide',
    'outside',
    'edge',
    'same',
    'alike',
  ] as const
  const all: Limit[] = [
    ...plain.map((limitation) => ({ limitation })),
    { limitation: 'sparse', missing: ['energyClass', 'condition'] },
    { limitation: 'thin', count: 2 },
    { limitation: 'dated', newest: 'Q3-2025', now: 'Q1-2026' },
    { limitation: 'unproven', held: 116, count: 169, level: 0.8 },
    { limitation: 'tested', held: 198, count: 265, level: 0.8 },
    { limitation: 'untested', count: 7 },
  ]
  const texts = LOCALES.flatMap((locale) => limitationTexts(all, locale))
  expect(new Set(texts).size).toBe(LOCALES.length * all.length)
  expect(limitationTexts([{ limitation: 'wide' }, { limitation: 'asking' }], 'de')[0]).toContain('Intervall')
  expect(limitationTexts([], 'pt')).toEqual([])
})

it('names what is missing, and no more', () => {
  const [text] = limitationTexts([{ limitation: 'sparse', missing: ['energyClass', 'condition'] }], 'en')
  expect(text).toMatch(/: energy class, condition\.$/)
})

it('says how the intervals of such estimates did', () => {
  const [text] = limitationTexts([{ limitation: 'unproven', held: 116, count: 169, level: 0.8 }], 'en')
  expect(text).toMatch(/held 116 of 169 asking prices.* stated 80.%/)
  const [all] = limitationTexts([{ limitation: 'tested', held: 198, count: 265, level: 0.8 }], 'en')
  expect(all).toMatch(/80.% intervals held 198 of 265 asking prices \(74\.7.%\)/)
})
