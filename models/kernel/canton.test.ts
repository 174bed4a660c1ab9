import { describe, expect, it } from 'vitest'

import { cantonSchema, toCanton } from './canton.ts'

const NAMES = { name_fr: 'Redange', name_de: 'Redingen', name_lb: 'Réiden', name_en: 'Redange' }
const ROW = { slug: 'redange', ...NAMES, lau_prefix: '07' }

describe('cantonSchema', () => {
  it('reads a row of the table', () => {
    expect(toCanton(cantonSchema.parse(ROW))).toEqual({
      slug: 'redange',
      name: { en: 'Redange', fr: 'Redange', de: 'Redingen', lb: 'Réiden' },
      lauPrefix: '07',
    })
  })

  it('refuses a prefix that is not two digits, and a column it does not know', () => {
    expect(cantonSchema.safeParse({ ...ROW, lau_prefix: '7' }).success).toBe(false)
    expect(cantonSchema.safeParse({ ...ROW, population: '1' }).success).toBe(false)
  })
})
