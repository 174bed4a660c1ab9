import { describe, expect, it } from 'vitest'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { pricesDocument } from './prices-document.ts'

const FACTS = somePageFacts()
const [NATIONAL] = FACTS.marketIndex.series
const QUARTERS = NATIONAL!.points.map(({ quarter }) => quarter)
const OFFICIAL: NonNullable<MarketIndex['official']> = {
  source: 'reference:official-index',
  points: QUARTERS.map((quarter, t) => ({ quarter, value: 160.5 + t, isProvisional: t === 7, yoyPercent: 1.5 })),
  comparison: { quarters: 9, from: QUARTERS[0]!, to: QUARTERS.at(-1)!, meanDifference: -1.24, sdDifference: 77.7 },
}
const markdownOf = (index: Partial<MarketIndex>, locale: (typeof LOCALES)[number] = 'en'): string => {
  const marketIndex = { ...FACTS.marketIndex, ...index }
  return renderMarkdown(pricesDocument({ ...FACTS, marketIndex }, locale), FACTS.release).split(/^---$/m)[2]!
}

describe('the index section', () => {
  it('gives each change its interval', () => {
    const change = { yoyPercent: 3.4, yoyLowPercent: -0.6, yoyHighPercent: 7.4 }
    const points = NATIONAL!.points.map((point) => ({ ...point, ...change }))
    expect(markdownOf({ series: [{ scope: 'national', points }] })).toContain('+3.4% (−0.6% – +7.4%)')
  })

  it.each(LOCALES)('says in %s why an index has no series, with what was counted', (locale) => {
    const refusal = { scope: 'apartment_new', cause: 'homes', observedQuarters: 1, mostHomes: 87, reason: '' } as const
    const text = markdownOf(
      { series: [], insufficient: [refusal, { ...refusal, scope: 'rent', cause: 'precision' }] },
      locale,
    )
    expect(text).toMatch(/\b2\b.*\b20\b.*\b1\b.*\b87\b/)
    expect(text).toContain('±5')
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/)
  })

  it.each(LOCALES)('shows in %s the official index beside ours, and alone where we have none', (locale) => {
    const [both, alone] = [
      markdownOf({ official: OFFICIAL }, locale),
      markdownOf({ series: [], official: OFFICIAL }, locale),
    ]
    const mark = locale === 'en' ? '.' : ','
    for (const text of [both, alone]) {
      expect(text).toContain(`167${mark}5 (`)
      expect(text).toMatch(new RegExp(`\\b9\\b.*[-−]1${mark}2.*77${mark}7`))
      expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    }
    expect(markdownOf({ official: { ...OFFICIAL, comparison: null } }, locale)).not.toContain(`77${mark}7`)
  })

  it('says the base of a series that starts later than the index', () => {
    const points = NATIONAL!.points.slice(3)
    const text = markdownOf({ series: [{ scope: 'apartment_new', points }] })
    const [, start] = /\((Q\d \d{4}|[^()]*\d{4}) = 100\)/.exec(text)!
    expect(start).toContain(points[0]!.quarter.slice(-4))
    expect(start).toContain(points[0]!.quarter.charAt(1))
  })
})
