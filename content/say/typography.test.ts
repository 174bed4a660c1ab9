import { describe, expect, it } from 'vitest'
import { withFinalN } from './typography.ts'

describe('a final n in Luxembourgish', () => {
  it.each([
    'Esch-Uelzecht',
    'Déifferdeng',
    'Hesper',
    '1.900 €',
    '3 %',
    '12',
    '20',
    '41',
    '108',
    '2026',
    '“Antonia”',
    'zwee',
  ])('is kept before %s', (value) => {
    expect(withFinalN('vu(n) ', value)).toBe('vun ')
  })

  it.each([
    'Miersch',
    'Betzder',
    'Lëtzebuerg',
    'Strassen',
    '4 km',
    '5,5 %',
    '14',
    '24',
    '60',
    '650.000 €',
    '7',
    '„Belair“',
  ])('is dropped before %s', (value) => {
    expect(withFinalN('vu(n) ', value)).toBe('vu ')
  })

  it('changes no other words', () => {
    expect(withFinalN('en Haus vun ', 'Miersch')).toBe('en Haus vun ')
    expect(withFinalN('', 'Miersch')).toBe('')
  })
})
