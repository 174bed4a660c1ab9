import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './bounds-of-years.cases.json' with { type: 'json' }

const HOMES = {
  en: 'house in Mersch',
  fr: 'maison à Mersch',
  de: 'Haus in Mersch',
  lb: 'Haus zu Miersch',
  pt: 'casa em Mersch',
}

describe.each(['en', 'fr', 'de', 'lb', 'pt'] as const)('a year of construction, said in %s', (language) => {
  it.each((['min', 'max'] as const).flatMap((bound) => CASES[language][bound].map((said) => [bound, said] as const)))(
    'is a %s: %s',
    (bound, said) => {
      const text = `${HOMES[language]}, ${said}`
      const { constructionYear } = readQuery(text, undefined, '2026-03-04')
      const year = Number(/\d{4}/.exec(said)![0])
      // `after 2010` may begin with 2010 or the year behind it.
      expect(Math.abs((constructionYear[bound] ?? 0) - year)).toBeLessThanOrEqual(1)
      expect(constructionYear[bound === 'min' ? 'max' : 'min']).toBeNull()
    },
  )
})
