import { expect, it } from 'vitest'
import { trendKey, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { marketSentences } from '../../say/market-sentences.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { SHOWN_SERIES } from '../market-facts.ts'
import { marketReport, reportAreas } from './market-report.ts'

const FACTS = somePageFacts()
const CANTONS = [...new Set(FACTS.communes.map(({ canton }) => canton))].map((slug) => ({
  slug,
  name: { en: slug, fr: slug, de: slug, lb: slug },
  lauPrefix: '02',
}))
const AREAS = reportAreas(CANTONS, []).slice(0, 2)
const KNOWN = SHOWN_SERIES.map((kind) =>
  FACTS.trends.get(trendKey({ areaLevel: 'commune', areaSlug: 'esch-sur-alzette', ...kind }))!,
)
/** Every set of kinds of homes without a level. */
const THIN = Array.from({ length: 2 ** SHOWN_SERIES.length }, (_, set) =>
  SHOWN_SERIES.filter((_kind, at) => (set >> at) & 1),
)

/** The facts with a series for each area, which has no level where its kind is thin. */
function factsOf(thin: readonly Pick<TrendSeries, 'listingType' | 'segment'>[]): typeof FACTS {
  const trends = new Map(FACTS.trends)
  for (const { areaLevel, areaSlug } of AREAS)
    for (const series of KNOWN) {
      const { listingType, segment } = series
      const isThin = thin.some((kind) => kind.listingType === listingType && kind.segment === segment)
      const unknown = { pricePerSqm: null, low: null, high: null, yoyPercent: null, yoySePercent: null }
      const points = series.points.map((point) => (isThin ? { ...point, ...unknown } : point))
      const own = { ...series, areaLevel, areaSlug, points }
      trends.set(trendKey(own), own)
    }
  return { ...FACTS, trends }
}

it.each(LOCALES)('denies in %s no level that its table states, whichever kinds have none', (locale) => {
  for (const area of AREAS)
    for (const thin of THIN) {
      const facts = factsOf(thin)
      const text = renderMarkdown(marketReport(area, facts, locale), facts.release)
      for (const { listingType, segment } of SHOWN_SERIES) {
        const point = facts.trends.get(trendKey({ ...area, listingType, segment }))!.points.at(-1)!
        const refusal = marketSentences(
          { listingType, segment, point: { ...point, pricePerSqm: null } },
          area.words(locale),
          locale,
        )
        const row = text
          .split('\n')
          .find((line) => line.startsWith(`| ${DOCUMENT_WORDS[locale].series[listingType][segment]} |`))!
        if (/\d{2}.*\d{2}.*\d{2}/.test(row.split('|')[3]!)) expect(text).not.toContain(refusal)
        else if (segment === 'apartment') expect(text).toContain(refusal)
      }
    }
})

it('names the kind of homes without a level', () => {
  const facts = factsOf([{ listingType: 'sale', segment: 'apartment' }])
  const text = renderMarkdown(marketReport(AREAS[0]!, facts, 'en'), facts.release)
  expect(text).toMatch(/We cannot give a reliable price for apartments for sale in Luxembourg in the /)
})
