import { expect, it } from 'vitest'
import { trendKey } from '../../models/contracts/market/trend.ts'
import { renderMarkdown } from '../markdown/render-document.ts'
import { limitTexts } from '../say/market/price-limits.ts'
import { communeDocument } from './commune/commune-document.ts'
import { communeFacts } from './commune/commune-facts.ts'
import { NO_EXTRAS } from './commune/no-extras.fixture.ts'
import { communesDocument } from './communes/communes-document.ts'
import { marketReport, reportAreas } from './insights/market-report.ts'
import { somePageFacts } from './market-facts.fixture.ts'
import type { MarketFacts } from './market-facts.ts'
import { NATION } from './nation.ts'
import { segmentPricesDocument } from './prices/prices-document.ts'

const COMMUNES = somePageFacts()
const NATIONAL = [...COMMUNES.trends.values()]
  .filter(({ areaSlug }) => areaSlug === NATION)
  .map((one) => ({ ...one, areaLevel: 'nation' as const }))
const OPEN: MarketFacts = {
  ...COMMUNES,
  trends: new Map([...COMMUNES.trends, ...NATIONAL.map((one) => [trendKey(one), one] as const)]),
}
const LIMITS = [{ least: 1_200, most: 2_800 }]
const LIMITED: MarketFacts = {
  ...OPEN,
  trends: new Map(
    [...OPEN.trends].map(([key, one]) => [key, one.listingType === 'rent' ? { ...one, limits: LIMITS } : one]),
  ),
}

it.each([
  ['a commune', (facts: MarketFacts) => communeDocument(communeFacts(facts.communes[0]!, facts, NO_EXTRAS), 'en')],
  [
    'the overview',
    (facts: MarketFacts) => communesDocument({ ...facts, cantons: new Map(), tiles: new Map() }, 'rent', 'en'),
  ],
  ['the report', (facts: MarketFacts) => marketReport(reportAreas([], [])[0]!, facts, 'en')],
  ['prices of flats', (facts: MarketFacts) => segmentPricesDocument(facts, 'apartment', 'en')],
] as const)('%s says that rents rest on adverts of some rents only, and only then', (_, documentOf) => {
  const [text] = limitTexts({ listingType: 'rent', limits: LIMITS }, 'en')
  expect(renderMarkdown(documentOf(LIMITED), LIMITED.release)).toContain(text)
  expect(renderMarkdown(documentOf(OPEN), OPEN.release)).not.toContain(text)
})
