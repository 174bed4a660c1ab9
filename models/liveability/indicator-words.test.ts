import { describe, expect, it } from 'vitest'
import { DOCUMENT_LOCALES } from '../kernel/locale.ts'
import { INDICATORS } from './indicators.ts'
import { indicatorWords } from './indicator-words.ts'

describe('words of indicators', () => {
  it('are there in every language, and no two indicators read alike', () => {
    for (const locale of DOCUMENT_LOCALES) {
      const names = INDICATORS.map(({ name, unit }) => indicatorWords(name, unit, locale).name)
      expect(new Set(names).size).toBe(INDICATORS.length)
      if (locale === 'en') continue
      expect(INDICATORS.filter(({ name }, index) => names[index] === name)).toEqual([])
    }
  })

  it('stay as they are where a release knows an indicator that the words do not', () => {
    expect(indicatorWords('trees', 'trees/km²', 'fr')).toEqual({ name: 'trees', unit: 'trees/km²' })
    expect(indicatorWords('trees', 'minutes', 'de')).toEqual({ name: 'trees', unit: 'Minuten' })
  })
})
