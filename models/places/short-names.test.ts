import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

describe('short names', () => {
  it('are beginnings, told apart where they would be alike', () => {
    expect(shortNames(['Esch-sur-Alzette', 'Mertert', 'Esch-sur-Sûre', 'Mertzig', 'Ell'])).toEqual([
      'Esch',
      'Mert',
      'EscS',
      'Merz',
      'Ell',
    ])
  })

  it('are never alike and never long', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'É', '-', ' '), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(name, { maxLength: 80 }), (names) => {
        const labels = shortNames(names)
        expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(names.length)
        for (const label of labels) expect(label.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
