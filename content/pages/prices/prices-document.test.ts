import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { STATED_NOWCAST } from '../../../models/forecast/official/stated-nowcast.fixture.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { pricesDocument, segmentPricesDocument } from './prices-document.ts'

const FACTS = somePageFacts()

describe('the document of prices', () => {
  it.each(LOCALES)('is whole in %s: index and revisions', (locale) => {
    const text = renderMarkdown(pricesDocument(FACTS, locale), FACTS.release)
    const [, , body] = text.split(/^---$/m)
    expect(text).toContain(`locale: ${locale}\n`)
    expect(body).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    const { decimal } = numberWords(locale)
    for (const figure of [
      decimal(FACTS.marketIndex.series[0]!.points.at(-1)!.value, 1),
      decimal(FACTS.marketIndex.revisions[0]!.previousValue, 2),
    ])
      expect(body).toContain(figure)
    for (const path of ['communes/by/sale', 'prices/apartments', 'prices/houses'])
      expect(body).toContain(`/${locale}/${path}`)
  })

  it.each(LOCALES)(
    'says in %s what it expects where it holds no official figure, and how right such figures were',
    (locale) => {
      const text = renderMarkdown(
        pricesDocument({ ...FACTS, officialNowcasts: [STATED_NOWCAST] }, locale),
        FACTS.release,
      )
      const { decimal, percent } = numberWords(locale)
      for (const figure of [165.2, 160.9, 169.7].map((value) => decimal(value, 1))) expect(text).toContain(figure)
      for (const share of [0.8, 0.76]) expect(text).toContain(percent(share))
      expect(text).toContain('62')
      // Whether the office has published a quarter by now, no release can know.
      expect(text).not.toMatch(/has not published|pas encore publié|noch keine Zahl|nach keng Zuel|ainda não publicou/)
      expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
    },
  )

  it.each(LOCALES)('says in %s where the official index goes, and whether that was ever right', (locale) => {
    const point = { quarter: 'Q3-2026', value: 168.4, low: 160.1, high: 177.3, changePercent: 1 }
    const record = { intervalLevel: 0.8, skill: 0.424, weight: 0.8, coverage: 0.83, judgedQuarters: 56 }
    const textOf = (beatsNoChange: boolean): string => {
      const forecast = { lastQuarter: 'Q3-2025', lastValue: 166.2, predictions: [point], ...record, beatsNoChange }
      return renderMarkdown(pricesDocument({ ...FACTS, officialIndexForecast: forecast }, locale), FACTS.release)
    }
    const { decimal, percent } = numberWords(locale)
    for (const figure of [166.2, 168.4, 160.1, 177.3].map((value) => decimal(value, 1)))
      expect(textOf(true)).toContain(figure)
    expect(textOf(true)).toContain(percent(0.42))
    expect(textOf(false)).not.toContain(percent(0.42))
    expect(textOf(false)).not.toMatch(/undefined|\{\w+\}/)
  })
})

describe('the document of prices of flats', () => {
  it.each(LOCALES)('has in %s every commune beside the official mean, with what is known and what is not', (locale) => {
    const [, , body] = renderMarkdown(segmentPricesDocument(FACTS, 'apartment', locale), FACTS.release).split(/^---$/m)
    expect(body).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    const { decimal } = numberWords(locale)
    const { pricePerSqm, low, high } = FACTS.trends.get('commune/luxembourg/sale/apartment')!.points.at(-1)!
    expect(body).toContain(`${decimal(pricePerSqm!)} (${decimal(low!)} – ${decimal(high!)})`)
    expect(body).toContain(decimal(8_888))
    for (const commune of FACTS.communes) expect(body).toContain(`| [${communeName(commune, locale)}](`)
    expect(body!.split('\n').find((line) => line.startsWith('| [Vianden'))).not.toMatch(/[1-9]/)
  })

  it('sets the official mean of flats, and of houses, beside our level in the row of the commune, with its period', () => {
    const key = 'commune/luxembourg/sale/all'
    const all = FACTS.trends.get(key)!
    const house = { ...all.official![0]!, segment: 'house' as const, pricePerSqm: 7_777 }
    const paid = { ...house, basis: 'registered' as const, pricePerSqm: 6_666 }
    const facts = {
      ...FACTS,
      trends: new Map([...FACTS.trends, [key, { ...all, official: [paid, ...all.official!, house] }]]),
    }
    const rowOf = (segment: 'apartment' | 'house'): string[] => {
      const text = renderMarkdown(segmentPricesDocument(facts, segment, 'en'), FACTS.release)
      expect(text).toContain('(April 2025 – March 2026)')
      const heads = text
        .split('\n')
        .find((line) => line.startsWith('| Commune | '))!
        .split('|')
      expect(heads[3]!.trim()).toBe('Official average')
      const row = text.split('\n').find((line) => line.startsWith('| [Luxembourg'))!
      return row.split('|').map((cell) => cell.trim())
    }
    expect(rowOf('apartment')[3]).toBe('8,888')
    expect(rowOf('house')[3]).toBe('7,777')
  })

  it('says of which quarter the levels are where that is not the newest of the release', () => {
    const release = { ...FACTS.release, quarter: 'Q1-2030' }
    const text = renderMarkdown(segmentPricesDocument({ ...FACTS, release }, 'house', 'en'), release)
    const { quarter } = FACTS.trends.get('commune/luxembourg/sale/house')!.points.at(-1)!
    expect(text).toContain(`## Communes, ${quarterWords(quarter, 'en').title}`)
    expect(text).not.toContain('2030')
  })

  it('leaves the official means of flats out of the page of houses', () => {
    const text = renderMarkdown(segmentPricesDocument(FACTS, 'house', 'en'), FACTS.release)
    const { pricePerSqm } = FACTS.trends.get('commune/differdange/sale/house')!.points.at(-1)!
    expect(text).toContain(numberWords('en').decimal(pricePerSqm!))
    expect(text).not.toContain(numberWords('en').decimal(8_888))
  })
})
