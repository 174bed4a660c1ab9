import { describe, expect, it } from 'vitest'

import { LIVEABILITY_DIMENSIONS } from '../../models/contracts/places/commune.ts'
import type { DimensionScores } from '../../models/liveability/composite.ts'
import type { SummaryFigures } from '../../models/liveability/summary.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { roundTo } from '../../models/statistics/round.ts'
import { numberWords } from './numbers.ts'
import { INDICATORS } from '../../models/liveability/indicators.ts'
import { liveabilityOf } from '../../models/liveability/liveability.ts'
import { communesOfAllKinds } from '../../models/liveability/liveability.fixture.ts'
import { indicatorWords, liveabilitySummary, wordedLiveability } from './liveability.ts'

const scores = (some: Partial<DimensionScores>): DimensionScores =>
  ({ ...Object.fromEntries(LIVEABILITY_DIMENSIONS.map((name) => [name, null])), ...some }) as DimensionScores

const FIGURES: SummaryFigures = {
  name: { en: 'Strassen', fr: 'Strassen', de: 'Strassen', lb: 'Stroossen' },
  score: 59.44,
  rank: { rank: 13, low: 4, high: 34, total: 102 },
  dimensions: {
    ...scores({}),
    price: 2.5,
    transit: 89.8,
    commute: 93.9,
    services: 88.7,
    education: 55,
    health: 60,
    housing_market: 70,
  },
}

describe('liveabilitySummary', () => {
  it('says score, rank with its interval, extremes and what is unknown', () => {
    expect(liveabilitySummary(FIGURES).en).toBe(
      'Strassen has a liveability score of 59.4 out of 100. It measures access and services, not the quality of life as a whole. ' +
        'It ranks 13 of 102; 90 % of the variants of the method rank it between 4 and 34. ' +
        'Strongest: commute (94) and public transport (90). Weakest: price (3). No score, for lack of data or of a source: safety and nature.',
    )
  })

  it('rounds a score as the table of published scores does', () => {
    for (const score of [94.44, 94.46, 94.5, 94.54, 89.95, 50.5]) {
      const text = liveabilitySummary({ ...FIGURES, dimensions: scores({ commute: score }) }).en
      const published = numberWords('en').decimal(roundTo(score, 1))
      expect(text).toContain(`commute (${published})`)
    }
    expect(liveabilitySummary({ ...FIGURES, dimensions: scores({ commute: 94.46 }) }).en).toContain('commute (95)')
  })

  it('speaks each language with its own name, decimal mark and words', () => {
    const texts = liveabilitySummary(FIGURES)
    expect(texts.fr).toContain('Strassen obtient un score de qualité de vie de 59,4 sur 100.')
    expect(texts.de).toContain('Am schwächsten: Preise (3).')
    expect(texts.lb).toMatch(/^Stroossen kënnt .* 59,4 vun 100\./)
    expect(texts.pt).toContain('Sem pontuação, por falta de dados ou de fonte: segurança e natureza.')
    for (const text of Object.values(texts)) expect(text).not.toMatch(/[{}]|undefined|null|NaN/)
  })

  it('claims no rank and no score where there is none', () => {
    const texts = liveabilitySummary({ ...FIGURES, score: null, rank: null, dimensions: scores({ commute: 40 }) })
    expect(texts.en).toMatch(/^Strassen has no liveability score: .* Weakest: commute \(40\)\. No score/)
    for (const text of Object.values(texts)) expect(text).not.toMatch(/13|102|Strongest/)
  })

  it('does not speak of an interval that is a single rank', () => {
    const texts = liveabilitySummary({ ...FIGURES, rank: { rank: 1, low: 1, high: 1, total: 102 } })
    expect(texts.en).toContain('It ranks 1 of 102, also in 90 % of the variants of the method.')
  })
})

const ENGLISH = Object.values(wordedLiveability(liveabilityOf(communesOfAllKinds(12))[0]!).dimensions).flatMap(
  ({ indicators }) => indicators,
)

describe('words of indicators', () => {
  it('are there in every language, and no two indicators read alike', () => {
    for (const locale of LOCALES) {
      const names = ENGLISH.map(({ name, unit }) => indicatorWords(name, unit, locale).name)
      expect(new Set(names).size).toBe(INDICATORS.length)
      if (locale === 'en') continue
      expect(ENGLISH.filter(({ name }, index) => names[index] === name)).toEqual([])
    }
  })

  it('have a singular for one place', () => {
    const unitsOf = (value: number) => LOCALES.map((locale) => indicatorWords('trees', 'places', locale, value).unit)
    expect(unitsOf(1)).toEqual(['place', 'lieu', 'Ort', 'Plaz', 'local'])
    expect(unitsOf(2)).toEqual(['places', 'lieux', 'Orte', 'Plazen', 'locais'])
    expect(indicatorWords('trees', 'minutes', 'en', 1).unit).toBe('minute')
  })

  it('stay as they are where a release knows an indicator that the words do not', () => {
    expect(indicatorWords('trees', 'trees/km²', 'fr')).toEqual({ name: 'trees', unit: 'trees/km²' })
    expect(indicatorWords('trees', 'minutes', 'de')).toEqual({ name: 'trees', unit: 'Minuten' })
  })
})
