import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { keyFigures, type KeyFigure } from '../../../content/html/key-figures.ts'
import { cardList, listingCard } from '../../../content/html/listing-card.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { searchExamples, searchForm } from '../../../content/html/search-form.ts'
import { renderSitePage, type SiteStatement } from '../../../content/html/site-page.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import { seriesKey } from '../documents/document-facts.ts'
import { NATION } from '../documents/nation.ts'
import { changeNote } from './commune/head-figures.ts'
import { availabilityNote, levelWords } from './parts/level-words.ts'
import type { PageFacts } from './parts/page-facts.ts'

const WAYS = ['communes', 'prices', 'agents', 'insights', 'frontalier', 'data'] as const

/** What a visitor comes for: search, the market at a glance, what is new, and where to go on. */
export function homePage(facts: PageFacts, newest: readonly ListingRecord[], locale: Locale): string {
  const say = sayIn(locale)
  const { site } = facts
  return renderSitePage(
    {
      locale,
      section: 'home',
      title: say('home.title'),
      description: say('home.description'),
      addressIn: ADDRESSES.home,
      hasMarkdown: false,
      jsonLd: websiteJsonLd(site),
      body: markup`<h1>${say('home.title')}</h1>
<p class="lead">${say('home.lead')}</p>
${searchForm(locale)}
${searchExamples(locale)}
${marketSection(facts, locale)}
${newestSection(facts, newest, locale)}
${waysSection(locale)}
<div class="columns">
${statementSection(locale)}
${developerSection(site, locale)}
</div>`,
    },
    site,
  )
}

function marketSection(facts: PageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const figures = [
    ...indexFigure(facts, locale),
    ...(['sale', 'rent'] as const).flatMap((listingType) =>
      (['apartment', 'house'] as const).flatMap((segment) => levelFigure(facts, listingType, segment, locale)),
    ),
  ]
  return markup`<section><h2>${say('home.market')}</h2>
${keyFigures(figures)}
<p class="hint">${say('home.basis')} <a href="${ADDRESSES.prices(locale)}">${say('home.allPrices')}</a></p></section>`
}

function indexFigure({ marketIndex, trends }: PageFacts, locale: Locale): KeyFigure[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const point = marketIndex.series.find(({ scope }) => scope === 'national')?.points.at(-1)
  if (!point) return []
  const note = say('home.indexNote', {
    quarter: quarterWords(point.quarter, locale).title,
    low: decimal(point.low, 1),
    high: decimal(point.high, 1),
    base: quarterWords(marketIndex.base.quarter, locale).title,
    n: decimal(point.listingCount),
  })
  const level = trends.get(seriesKey({ areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment: 'all' }))
  const change = level?.points.at(-1)
  const notes = [note, ...(change?.quarter === point.quarter ? [changeNote(change, locale)] : [])]
  return [{ label: say('home.index'), value: decimal(point.value, 1), note: notes.join(' · ') }]
}

function levelFigure(
  { trends }: PageFacts,
  listingType: TrendSeries['listingType'],
  segment: 'apartment' | 'house',
  locale: Locale,
): KeyFigure[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const { perSqm, amount } = levelWords(listingType, locale)
  const label = DOCUMENT_WORDS[locale].series[listingType][segment]
  const point = trends.get(seriesKey({ areaLevel: 'nation', areaSlug: NATION, listingType, segment }))?.points.at(-1)
  if (!point) return []
  const { quarter, pricePerSqm, low, high, listingCount } = point
  if (pricePerSqm === null || low === null || high === null)
    return [{ label, value: say('page.unknown'), note: availabilityNote(point, locale).join(' · ') }]
  const note = say('home.levelNote', {
    quarter: quarterWords(quarter, locale).title,
    low: amount(low),
    high: amount(high),
    n: decimal(listingCount),
  })
  const notes = [note, changeNote(point, locale), ...availabilityNote(point, locale)]
  return [{ label, value: perSqm(pricePerSqm), note: notes.join(' · ') }]
}

function newestSection({ communes }: PageFacts, newest: readonly ListingRecord[], locale: Locale): Markup | undefined {
  if (newest.length === 0) return undefined
  const names = new Map(communes.map((commune) => [commune.slug, communeName(commune, locale)]))
  const cards = newest.map((listing) =>
    listingCard(listing, { locale, communeName: names.get(listing.communeSlug ?? '') }),
  )
  return markup`<section><h2>${sayIn(locale)('home.newest')}</h2>
${cardList(cards)}</section>`
}

function waysSection(locale: Locale): Markup {
  const say = sayIn(locale)
  const items = WAYS.map(
    (way) =>
      markup`<li class="card"><div class="text"><p class="price"><a href="${ADDRESSES[way](locale)}">${say(`page.nav.${way}`)}</a></p><p>${say(`home.way.${way}`)}</p></div></li>`,
  )
  return markup`<section><h2>${say('home.ways')}</h2>
<ul class="cards">
${items}
</ul></section>`
}

function statementSection(locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<section><h2>${say('home.is')}</h2>
<ul>
${(['home.is.1', 'home.is.2', 'home.is.3'] as const).map((key) => markup`<li>${say(key)}</li>`)}
</ul></section>`
}

function developerSection({ baseUrl }: SiteStatement, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<section><h2>${say('home.developers')}</h2>
<p class="addresses">${say('home.mcp', { address: `${baseUrl}/api/mcp` })}</p>
<p class="addresses">${say('home.rest', { address: `${baseUrl}/openapi.json` })}</p>
<p><a href="${ADDRESSES.developers()}?lang=${locale}">${say('home.developersMore')}</a></p></section>`
}

function websiteJsonLd({ baseUrl }: SiteStatement): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}${ADDRESSES.search('en')}?q={query}` },
    'query-input': 'required name=query',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: sayIn('en')('site.name'),
    url: `${baseUrl}${ADDRESSES.home('en')}`,
    inLanguage: LOCALES.map(toDocumentLocale),
    potentialAction: search,
  }
}
