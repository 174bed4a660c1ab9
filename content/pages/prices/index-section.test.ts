import { describe, expect, it } from 'vitest'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { sayIn } from '../../say/words.ts'
import { indexFigure } from './index-section.ts'
import { pricesDocument } from './prices-document.ts'

const FACTS = somePageFacts()
const [NATIONAL] = FACTS.marketIndex.series
const OFFICIAL = FACTS.marketIndex.official!
const markdownOf = (index: Partial<MarketIndex>, locale: (typeof LOCALES)[number] = 'en'): string => {
  const marketIndex = { ...FACTS.marketIndex, ...index }
  return renderMarkdown(pricesDocument({ ...FACTS, marketIndex }, locale), FACTS.release).split(/^---$/m)[2]!
}

describe('the index section', () => {
  it('gives each change its interval', () => {
    expect(markdownOf({})).toContain(
      '| +1.0\u{a0}% (+0.5\u{a0}% – +1.5\u{a0}%) | +4.0\u{a0}% (+3.3\u{a0}% – +4.7\u{a0}%) |',
    )
  })

  it.each(LOCALES)('says in %s why an index has no series, with what was counted', (locale) => {
    const refusal = { scope: 'apartment_new', cause: 'homes', observedQuarters: 1, mostHomes: 87, reason: '' } as const
    const text = markdownOf(
      {
        series: [],
        insufficient: [
          refusal,
          { ...refusal, scope: 'rent', cause: 'precision' },
          { ...refusal, scope: 'national', cause: 'communes', communes: 4 },
        ],
      },
      locale,
    )
    expect(text).toMatch(/\b2\b.*\b20\b.*\b1\b.*\b87\b/)
    expect(text).toContain('±5')
    expect(text).toMatch(/\b4\b.*\b10\b/)
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

  it.each(LOCALES)('describes in %s no index that we do not have, and no other than the official one', (locale) => {
    const say = sayIn(locale)
    const [ours, alone] = [
      markdownOf({}, locale),
      markdownOf({ series: [], revisions: [], official: OFFICIAL }, locale),
    ]
    for (const key of ['prices.method', 'prices.officialDefinition', 'prices.revisions'] as const) {
      expect(ours).toContain(say(key))
      expect(alone).not.toContain(say(key))
    }
    for (const key of ['prices.noIndex', 'prices.officialAlone'] as const) expect(alone).toContain(say(key))
    expect(
      alone.split('\n').filter((line) => /^#+ /.test(line) && line.endsWith(` ${say('prices.official')}`)),
    ).toHaveLength(1)
  })

  it('names on the axis the base of what is drawn', () => {
    const unitOf = (series: MarketIndex['series']): string =>
      indexFigure({ ...FACTS.marketIndex, series, official: OFFICIAL }, 'en')!.words.unit
    expect(unitOf([])).toBe('Index (2015 = 100)')
    expect(unitOf(FACTS.marketIndex.series)).not.toContain('2015 =')
  })

  it('says the base of a series that starts later than the index', () => {
    const points = NATIONAL!.points.slice(3)
    const text = markdownOf({ series: [{ scope: 'apartment_new', points }] })
    const [, start] = /\((Q\d \d{4}|[^()]*\d{4}) = 100\)/.exec(text)!
    expect(start).toContain(points[0]!.quarter.slice(-4))
    expect(start).toContain(points[0]!.quarter.charAt(1))
  })
})
