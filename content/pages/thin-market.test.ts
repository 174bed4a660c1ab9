import { describe, expect, it } from 'vitest'
import { trendKey } from '../../models/contracts/market/trend.ts'
import { LOCALES, type Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../say/numbers.ts'
import { sayOfficial } from '../say/official/official-words.ts'
import { sayIn } from '../say/words.ts'
import { quarterWords } from '../say/quarter-words.ts'
import type { Document } from '../sections/document.ts'
import { renderMarkdown } from '../markdown/render-document.ts'
import { TOWN } from './agencies/town.fixture.ts'
import { townName, townPage } from './agencies/town-page.ts'
import { communeDocument } from './commune/commune-document.ts'
import { communeFacts } from './commune/commune-facts.ts'
import { communesDocument } from './communes/communes-document.ts'
import { homePage } from './home/home-page.ts'
import { marketReport, reportAreas } from './insights/market-report.ts'
import { aListing } from './listing/listing.fixture.ts'
import { wordsSection } from './listing/contact-section.ts'
import { somePageFacts } from './market-facts.fixture.ts'
import { NATION } from './nation.ts'
import { NO_EXTRAS } from './commune/no-extras.fixture.ts'
import { comparable, compareSection } from './prices/compare-section.ts'
import { segmentPricesDocument } from './prices/prices-document.ts'
import { comparePage } from './prices/compare-page.ts'

/** A market of so few listings that no price can be told, as an agency has that brings its own. */
const KNOWN = somePageFacts()
const FACTS = {
  ...KNOWN,
  release: { ...KNOWN.release, sample: false },
  trends: new Map(),
  forecasts: new Map(),
  marketIndex: { ...KNOWN.marketIndex, series: [] },
}
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }

const markdown = (document: Document): string => renderMarkdown(document, FACTS.release)
const communeIn = (locale: Locale): string =>
  markdown(communeDocument(communeFacts(FACTS.communes[1]!, FACTS, NO_EXTRAS), locale))

/** Headings that the end, or a heading of their own level or above, follows at once. */
function emptyHeadings(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const levelOf = (line = '# '): number => /^(#+) /.exec(line)?.[1]?.length ?? 9
  return lines.filter((line, at) => levelOf(line) < 9 && levelOf(lines[at + 1]) <= levelOf(line))
}

describe.each(LOCALES)('a market without prices, in %s', (locale) => {
  const say = sayIn(locale)

  it('has no heading without content and no table without rows', () => {
    const report = markdown(marketReport(reportAreas([], [])[0]!, FACTS, locale))
    const overview = markdown(communesDocument({ ...FACTS, cantons: new Map(), tiles: new Map() }, 'sale', locale))
    for (const text of [report, overview, communeIn(locale)]) {
      expect(emptyHeadings(text)).toEqual([])
      expect(text).not.toMatch(/^\|[ -:|]+\|\n(?!\|)/m)
    }
    expect(report).toContain(say('commune.answer.unknown'))
    expect(overview).toContain(say('communes.leadNone', { count: FACTS.communes.length }))
    // Official means stand in for a price that the answer at the top does not know.
    expect(communeIn(locale)).toContain(say('commune.answer.unknown'))
    expect(communeIn(locale)).toContain(sayOfficial(locale)('official.section', { year: '2019' }))
    expect(communeIn(locale)).toContain(say('commune.noLevels.rent'))
  })

  it('draws no chart of quarters whose levels are all unknown', () => {
    const empty = [...KNOWN.trends].map(([key, series]) => {
      const points = series.points.map((point) => ({ ...point, pricePerSqm: null, low: null, high: null }))
      return [key, { ...series, points }] as const
    })
    const facts = { ...KNOWN, trends: new Map(empty) }
    const document = communeDocument(communeFacts(facts.communes[0]!, facts, NO_EXTRAS), locale)
    for (const type of ['sale', 'rent'] as const) {
      expect(markdown(document)).toContain(say(`commune.noLevels.${type}`))
      expect(JSON.stringify(document)).not.toContain(`"chart-${type}"`)
    }
    expect(JSON.stringify(marketReport(reportAreas([], [])[0]!, facts, locale))).not.toContain('"chart-')
  })

  it('speaks of no band where none is drawn, and maps what is known', () => {
    const scale = say('figure.scale')
    const home = homePage(FACTS, [], locale, SITE)
    expect(communeIn(locale)).not.toContain(scale)
    expect(home).not.toContain(scale)
    expect(home).toContain(say('communes.map.liveability'))
    expect(home).toContain(`<h2>${say('home.whatIsRealOnly')}</h2>`)
    const without = Object.entries(FACTS.intelligence).map(([slug, each]) => [slug, { ...each, commute: undefined }])
    const bare = Object.fromEntries(without) as typeof FACTS.intelligence
    const unscored = FACTS.communes.map((commune) => ({ ...commune, liveabilityScore: null, rank: null }))
    expect(homePage({ ...FACTS, communes: unscored }, [], locale, SITE)).toContain(say('communes.map.commute'))
    const nothing = { ...FACTS, communes: unscored, intelligence: bare }
    const overview = communesDocument({ ...nothing, cantons: new Map(), tiles: new Map() }, 'sale', locale)
    expect(overview.blocks.some(({ kind }) => kind === 'map')).toBe(false)
    const priced = homePage(KNOWN, [], locale, SITE)
    expect(priced).toContain(say('communes.map.sale'))
    expect(priced).toContain(`<h2>${say('home.whatIsReal')}</h2>`)
  })

  it('has no column, no card of a figure and no heading for each kind where all of them are unknown', () => {
    const unscored = FACTS.communes.map((commune) => ({ ...commune, liveabilityScore: null, rank: null }))
    const own = communeFacts(unscored[1]!, { ...FACTS, communes: unscored }, NO_EXTRAS)
    const text = markdown(communeDocument(own, locale))
    const near = text.slice(text.indexOf(`## ${say('commune.near')}`))
    expect(near.slice(0, near.indexOf('\n## ', 5))).not.toContain(say('page.unknown'))
    expect(text.split(say('commune.noForecast'))).toHaveLength(2)
    const home = homePage(FACTS, [], locale, SITE)
    expect(home).toContain(say('commune.answer.unknown'))
    expect(home).not.toContain(say('home.basis'))
    const nation = { areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment: 'apartment' } as const
    const series = { ...KNOWN.trends.get('commune/luxembourg/sale/apartment')!, ...nation }
    const known = { ...FACTS, trends: new Map([[trendKey(nation), series]]) }
    expect(homePage(known, [], locale, SITE)).toContain(say('home.basis'))
  })

  it('draws no comparison of dots of a single quarter, and says what it would say in the table', () => {
    const single = [...KNOWN.trends].map(
      ([key, series]) => [key, { ...series, points: series.points.slice(-1) }] as const,
    )
    const chosen = { communes: KNOWN.communes, trends: new Map(single) }
    const section = JSON.stringify(compareSection(comparable(chosen), 'Q3-2026', locale))
    expect(section).not.toContain('"chart-compare"')
    expect(section).toContain('"kind":"table"')
    expect(JSON.stringify(compareSection(comparable(KNOWN), 'Q3-2026', locale))).toContain('"chart-compare"')
  })

  it('asks for no choice where there is none, and counts no agency', () => {
    const page = comparePage({ communes: [], chosen: ['mersch'], quarter: 'Q3-2026' }, locale, SITE)
    expect(page).toContain(say('prices.rank.noneAtAll'))
    expect(page).not.toContain(say('prices.noneChosen'))
    const town = { ...TOWN, activeListings: 1, buyCount: 1, rentCount: 0 }
    const day = numberWords(locale).day(town.asOf)
    const counts = { town: townName(town, FACTS.communes[1]!, locale), day, listings: '1', sale: '1', rent: '0' }
    expect(townPage({ town, commune: FACTS.communes[1]!, localities: [] }, locale, SITE)).toContain(
      say('agents.inDescriptionNone', counts),
    )
  })

  it('says of which quarter a level is wherever it is not of the quarter of the release', () => {
    const ended = [...KNOWN.trends].map(([key, series]) => {
      const points = series.listingType === 'sale' ? series.points.slice(0, -2) : series.points
      return [key, { ...series, points }] as const
    })
    const facts = { ...KNOWN, trends: new Map(ended) }
    const quarter = quarterWords('Q1-2026', locale).title
    const current = quarterWords(facts.release.quarter, locale).title
    const [luxembourg] = facts.communes
    const commune = markdown(communeDocument(communeFacts(luxembourg!, facts, NO_EXTRAS), locale))
    const near = commune.slice(commune.indexOf(`## ${say('commune.near')}`))
    expect(near).toContain(`${say('commune.saleLevel')}, ${quarter}`)
    const [nation] = reportAreas([], [])
    const report = markdown(marketReport({ ...nation!, communes: facts.communes as never }, facts, locale))
    const listed = report.slice(report.lastIndexOf('\n## '))
    expect(listed).toContain(quarter)
    expect(listed).toContain(say('page.unknown'))
    const flats = markdown(segmentPricesDocument(facts, 'apartment', locale))
    expect(flats).toContain(`${say('prices.rents')}, ${current}`)
  })

  it('calls listings of one day no new ones in the comparison of communes', () => {
    const onDay = [...KNOWN.trends].map(([key, series]) => {
      const points = series.points.map((point) => ({ ...point, stockOn: '2026-09-03' }))
      return [key, { ...series, points }] as const
    })
    const textOf = (trends: typeof KNOWN.trends): string =>
      JSON.stringify(compareSection(comparable({ ...KNOWN, trends }), 'Q3-2026', locale))
    expect(textOf(new Map(onDay))).not.toContain(say('prices.compare.fresh'))
    expect(textOf(KNOWN.trends)).toContain(say('prices.compare.fresh'))
  })

  it('quotes no words that no advertiser wrote', () => {
    const bare = { description: null, propertyType: 'apartment' as const, absences: {} }
    expect(wordsSection(aListing(1, { ...bare, title: 'Apartment, Mersch' }), locale)).toEqual([])
    expect(wordsSection(aListing(1, { ...bare, title: 'Bel appartement à Mersch' }), locale)).toHaveLength(1)
  })
})
