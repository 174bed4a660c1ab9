import { expect, it } from 'vitest'
import { trendKey } from '../../../models/contracts/market/trend.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import type { MarketFacts } from '../market-facts.ts'
import { NATION } from '../nation.ts'
import { marketReport, reportAreas } from './market-report.ts'

const COMMUNES = somePageFacts()
const NATIONAL = [...COMMUNES.trends.values()].filter(({ areaSlug }) => areaSlug === NATION)

/** The levels of the fixture, which are of Q3-2026, in a release of another quarter. */
function facts(quarter: string, stockOn?: string): MarketFacts {
  const series = NATIONAL.map((one) => ({
    ...one,
    areaLevel: 'nation' as const,
    points: one.points.map((point) => ({ ...point, ...(stockOn !== undefined && { stockOn }) })),
  }))
  const trends = new Map(series.map((one) => [trendKey(one), one]))
  return { ...COMMUNES, trends, release: { ...COMMUNES.release, quarter, sample: false } }
}

it.each(LOCALES)('says first of which quarter or day its levels are where they are of another, in %s', (locale) => {
  const firstLine = (of: MarketFacts): string => {
    const text = renderMarkdown(marketReport(reportAreas([], [])[0]!, of, locale), of.release)
    return text.slice(text.indexOf('\n# ')).split('\n\n')[1]!
  }
  const day = numberWords(locale).day('2026-09-03')
  const title = (quarter: string): string => quarterWords(quarter, locale).title
  expect(firstLine(facts('Q3-2026'))).not.toContain(title('Q3-2026'))
  expect(firstLine(facts('Q1-2027'))).toContain(title('Q3-2026'))
  expect(firstLine(facts('Q1-2027'))).toContain(title('Q1-2027'))
  expect(firstLine(facts('Q1-2027', '2026-09-03'))).toContain(day)
})
