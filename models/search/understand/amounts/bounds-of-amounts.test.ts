import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'
import CASES from './bounds-of-amounts.cases.json' with { type: 'json' }

/** A home, and amounts of each kind, as each language writes them. */
const SAID = {
  en: { home: 'house in Mersch', price: '€800,000', area: '120 m2', bedrooms: 'three bedrooms' },
  fr: { home: 'maison à Mersch', price: '800 000 €', area: '120 mètres carrés', bedrooms: 'trois chambres' },
  de: { home: 'Haus in Mersch', price: '800.000 Euro', area: '120 Quadratmeter', bedrooms: 'drei Schlafzimmer' },
  lb: { home: 'Haus zu Miersch', price: '800.000 Euro', area: '120 m2', bedrooms: 'dräi Schlofzëmmer' },
  pt: { home: 'casa em Mersch', price: '800 mil euros', area: '120 m2', bedrooms: 'três quartos' },
} as const
const LANGUAGES = ['en', 'fr', 'de', 'lb', 'pt'] as const
const FIELDS = { price: 'priceEur', area: 'areaM2', bedrooms: 'bedrooms' }
const AMOUNTS = { price: 800_000, area: 120, bedrooms: 3 }
/** `more than three` is at least four, `more than 120 m²` at least 120. */
const STRICT = 1

describe.each(LANGUAGES)('a bound said in %s', (language) => {
  it.each(
    (['max', 'min'] as const).flatMap((bound) => CASES[language][bound].map((manner) => [bound, manner] as const)),
  )('is a %s: %s', (bound, manner) => {
    const { home, ...said } = SAID[language]
    for (const kind of ['price', 'area', 'bedrooms'] as const) {
      const { priceEur, areaM2, bedrooms, preferred } = understandQuery(
        `${home}, ${manner.replace('{x}', said[kind])}`,
        {
          gazetteer: FIXTURE_GAZETTEER,
          intent: 'buy',
          today: '2026-03-04',
        },
      )
      const { min, max } = { price: priceEur, area: areaM2, bedrooms }[kind]
      const [own, other] = bound === 'max' ? [max, min] : [min, max]
      const op = bound === 'max' ? 'at_most' : 'at_least'
      const wish = preferred.find((one) => one.field === FIELDS[kind] && one.op === op)
      expect(other, kind).toBeNull()
      expect(Math.abs((own ?? wish?.value ?? Infinity) - AMOUNTS[kind]), kind).toBeLessThanOrEqual(STRICT)
    }
  })
})
