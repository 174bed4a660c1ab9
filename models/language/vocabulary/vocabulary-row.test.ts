import { describe, expect, it } from 'vitest'

import { vocabularyRowSchema } from './vocabulary-row.ts'

const ROW = { concept: 'attr.balcony', lang: 'fr', term: 'balcon', polarity: 'present', match: 'inflected', use: 'any' }

describe('vocabularyRowSchema', () => {
  it('reads a row of the table', () => {
    expect(vocabularyRowSchema.parse(ROW)).toEqual(ROW)
  })

  it.each([
    ['concept', 'Balcony'],
    ['lang', 'it'],
    ['term', ''],
    ['polarity', 'no'],
    ['match', 'fuzzy'],
    ['use', 'never'],
  ])('refuses %s %j', (field, value) => {
    expect(vocabularyRowSchema.safeParse({ ...ROW, [field]: value }).success).toBe(false)
  })
})
