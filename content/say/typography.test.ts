import { describe, expect, it } from 'vitest'
import { withFinalN } from './typography.ts'

describe('a final n in Luxembourgish', () => {
  it.each([
    ['Esch-Uelzecht', 'Miersch'],
    ['Déifferdeng', 'Betzder'],
    ['Hesper', 'Lëtzebuerg'],
    ['zwee', 'Strassen'],
    ['1.900 €', '650.000 €'],
    ['3 %', '5,5 %'],
    ['2026', '4 km'],
    ['12', '14'],
    ['20', '60'],
    ['41', '24'],
    ['108', '7'],
    ['“Antonia”', '„Belair“'],
  ])('is kept before %s and dropped before %s', (kept, dropped) => {
    expect([kept, dropped].map((value) => withFinalN('vu(n) ', value))).toEqual(['vun ', 'vu '])
  })

  it('changes no other words', () => {
    expect(withFinalN('en Haus vun ', 'Miersch')).toBe('en Haus vun ')
    expect(withFinalN('', 'Miersch')).toBe('')
  })
})
