import { describe, expect, it } from 'vitest'

import { DOCUMENT_LOCALES, LOCALES } from '../../models/kernel/locale.ts'
import { calculationBases, calculationBasis } from './calculation-basis.ts'

const facts = { commune: 'Mersch', quarter: 'Q3-2026' } as const

describe('the calculation basis', () => {
  const texts = LOCALES.flatMap((locale) =>
    (['sale', 'rent'] as const).flatMap((listingType) =>
      (['qoq', 'yoy', 'both'] as const).map((comparedWith) =>
        calculationBasis(locale, { ...facts, listingType, comparedWith }),
      ),
    ),
  )

  it('names commune and quarter in every locale and leaves no word open', () => {
    for (const text of texts) {
      expect(text).toContain('Mersch')
      expect(text).toMatch(/3.*2026/)
      expect(text).not.toContain('Q3-2026')
      expect(text).not.toMatch(/[{}]/)
    }
  })

  it('is another text for every locale, listing type and comparison', () => {
    expect(new Set(texts).size).toBe(5 * 2 * 3)
  })

  it('says in English what the levels are and are set to', () => {
    expect(calculationBasis('en', { ...facts, listingType: 'sale', comparedWith: 'qoq' })).toBe(
      'Asking prices per square metre of listings in Mersch (all homes), modelled for a typical home; ' +
        'changes compare Q3 2026 with the quarter before, like for like. Asking prices are not prices paid. ' +
        'On average over the communes, the level is set to the official asking prices of the Observatoire de l’Habitat where these are current.',
    )
  })

  it('calls the commune by its name in each locale', () => {
    const names = { en: 'Luxembourg', fr: 'Luxembourg', de: 'Luxemburg', lb: 'Lëtzebuerg', pt: 'Luxembourg' }
    const bases = calculationBases(names, { quarter: 'Q3-2026', listingType: 'rent', comparedWith: 'both' })
    expect(Object.keys(bases)).toEqual([...DOCUMENT_LOCALES])
    expect(bases.lb).toContain('zu Lëtzebuerg')
    expect(bases.de).toContain('in Luxemburg')
  })
})
