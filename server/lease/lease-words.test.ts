import { describe, expect, it } from 'vitest'
import { sayIn } from '../../content/say/words.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { ceilingText } from './lease-words.ts'

const STATED = {
  statedCapitalEur: 512_000,
  coefficient: 1,
  sharePercent: 5,
  monthlyLowEur: 0,
  monthlyHighEur: 2133.33,
  unknowns: [],
}
const textOf = (ceiling: object, locale: (typeof LOCALES)[number] = 'en'): string =>
  ceilingText({ say: sayIn(locale), locale }, { ...STATED, ...ceiling })

describe('the ceiling in words', () => {
  it('shows its arithmetic and asks for what is missing', () => {
    expect(textOf({ unknowns: ['building_age', 'upkeep'] })).toMatch(
      /512,000 × 1 × 5 % ÷ 12 = .*2,133.* before any reduction .* Ask the landlord for: the age of the building, proof of upkeep\./,
    )
  })

  it('gives a range for an old building, and one figure for a young one', () => {
    expect(textOf({ monthlyLowEur: 1_800 })).toContain('between')
    expect(textOf({ monthlyLowEur: 2133.33 })).toContain('young enough')
  })

  it('shows no arithmetic without a coefficient, nor in reports kept before it was stored', () => {
    for (const coefficient of [null, undefined])
      expect(textOf({ coefficient, monthlyLowEur: 0, monthlyHighEur: null })).not.toContain('÷')
    expect(textOf({ coefficient: undefined, sharePercent: undefined, monthlyLowEur: 0 })).toContain('between')
  })

  it.each(LOCALES)('fills every figure in %s', (locale) => {
    expect(textOf({ unknowns: ['upkeep'] }, locale)).not.toMatch(/[{}]/)
  })
})
