import type { Locale } from '../../models/kernel/locale.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import { cantonWords, countryWords, frenchOf } from './area-words.ts'
import { fill } from './fill.ts'
import { directionOf, marketSentences, type MarketFigures } from './market-sentences.ts'
import { quarterWords } from './quarter-words.ts'

const POINT: MarketFigures['point'] = {
  quarter: 'Q3-2026',
  pricePerSqm: 8123.4,
  low: 7900,
  high: 8350,
  medianPricePerSqm: 8100,
  qoqPercent: 0.4,
  qoqSePercent: 0.5,
  yoyPercent: 3.1,
  yoySePercent: 0.9,
  listingCount: 1,
  dataAvailability: 'full',
}

const amount = fc.option(fc.double({ min: 1, max: 20_000, noNaN: true }))
const percent = fc.option(fc.double({ min: -60, max: 60, noNaN: true }))
const figures: fc.Arbitrary<MarketFigures> = fc.record({
  listingType: fc.constantFrom('sale', 'rent'),
  segment: fc.constantFrom('all', 'apartment', 'house'),
  point: fc.record({
    quarter: fc.constantFrom('Q1-2026', 'Q2-2026', 'Q3-2026', 'Q4-2026'),
    pricePerSqm: amount,
    low: amount,
    high: amount,
    medianPricePerSqm: amount,
    qoqPercent: percent,
    qoqSePercent: percent,
    yoyPercent: percent,
    yoySePercent: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
    listingCount: fc.nat(5_000),
    yearListingCount: fc.option(fc.nat(20_000), { nil: undefined }),
    dataAvailability: fc.constantFrom('full', 'partial', 'estimated', 'insufficient'),
  }),
})

describe('sentences on a market', () => {
  it('are whole in every locale, whatever the figures', () => {
    fc.assert(
      fc.property(
        figures,
        fc.constantFrom(...LOCALES),
        fc.constantFrom('Echternach', 'Capellen'),
        (each, locale, name) => {
          const text = marketSentences(each, cantonWords(name, locale), locale)
          expect(text).toMatch(/^\p{Lu}.*\.$/u)
          expect(text).not.toMatch(/[{}]|undefined|null|NaN|Infinity| {2}|\.\.|canton de E|[−+]0[.,]0\D/)
        },
      ),
    )
  })

  it('say level, change, interval and what it rests on', () => {
    const each: MarketFigures = { listingType: 'sale', segment: 'apartment', point: POINT }
    expect(marketSentences(each, countryWords('en'), 'en')).toBe(
      'We estimate the asking price of a typical apartment for sale in Luxembourg at €8,123 per square metre ' +
        'in the third quarter of 2026 (95 % interval: €7,900 to €8,350). ' +
        'Like for like, that is 3.1\u{a0}% more than a year earlier (+1.3\u{a0}% to +4.9\u{a0}%). The figure is based on 1 new listing.',
    )
    expect(marketSentences(each, countryWords('fr'), 'fr').replaceAll(/\s/g, ' ')).toMatch(
      /^Nous estimons le prix demandé d’un appartement type à vendre au Luxembourg à 8[. ]123 € le mètre carré au 3e trimestre 2026/,
    )
    expect(marketSentences(each, countryWords('de'), 'de')).toContain('beruht auf 1 neuen Anzeige.')
  })

  it('say that four quarters stand together where one is too thin', () => {
    const point = { ...POINT, dataAvailability: 'estimated', listingCount: 0, yearListingCount: 7 } as const
    const text = marketSentences({ listingType: 'sale', segment: 'house', point }, countryWords('en'), 'en')
    expect(text).toMatch(/^We estimate .* based on 7 new listings of the four quarters up to it\.$/)
    expect(text).not.toContain(' 0 ')
  })

  it('say of a canton and of the country in how many communes the listings are', () => {
    const say = (yearCommuneCount: number | null, locale: Locale) =>
      marketSentences(
        { listingType: 'sale', segment: 'all', point: { ...POINT, yearCommuneCount } },
        countryWords(locale),
        locale,
      )
    expect(say(41, 'en')).toMatch(/1 new listing\. The new listings of the four quarters lie in 41 communes\.$/)
    expect(say(1, 'de')).toMatch(/liegen in 1 Gemeinde\.$/)
    expect(say(null, 'en')).not.toContain('commune')
  })

  it('say of listings that were all seen on one day which day it is, and do not call them new', () => {
    const point = { ...POINT, yearListingCount: 1055, yearCommuneCount: 93, stockOn: '2025-09-03' }
    const text = (locale: Locale) =>
      marketSentences({ listingType: 'sale', segment: 'all', point }, countryWords(locale), locale)
    expect(text('en')).toContain(
      'based on 1,055 listings on offer on 3 September 2025, however long they had been there. These listings lie in 93 communes.',
    )
    expect(text('en')).not.toContain('new')
    for (const locale of LOCALES) expect(text(locale)).toContain('2025')
  })

  it('claim a direction only where the interval leaves zero out', () => {
    expect(directionOf({ yoyPercent: 2, yoySePercent: 1 })).toBe('rise')
    expect(directionOf({ yoyPercent: 1.9, yoySePercent: 1 })).toBe('unclear')
    expect(directionOf({ yoyPercent: -2, yoySePercent: 1 })).toBe('fall')
    expect(directionOf({ yoyPercent: 2, yoySePercent: null })).toBe('noComparison')
  })
})

describe('words', () => {
  it('elide in French', () => {
    expect(['Capellen', 'Esch-sur-Alzette', 'Echternach', 'Wiltz'].map(frenchOf)).toEqual([
      'de Capellen',
      'd’Esch-sur-Alzette',
      'd’Echternach',
      'de Wiltz',
    ])
  })

  it('name quarters', () => {
    expect(LOCALES.map((locale) => quarterWords('Q1-2026', locale).during)).toEqual([
      'in the first quarter of 2026',
      'au 1er trimestre 2026',
      'im 1. Quartal 2026',
      'am 1. Quartal 2026',
      'no 1.º trimestre de 2026',
    ])
  })

  it('leave no hole in a sentence', () => {
    expect(fill('{a} and {b}', { a: 1, b: 'x' })).toBe('1 and x')
    expect(() => fill('{a} and {b}', { a: 1 })).toThrow('{b}')
  })
})
