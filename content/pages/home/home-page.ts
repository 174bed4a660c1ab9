import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { keyFigures } from '../../html/key-figures.ts'
import { listingCard } from '../listing/listing-card.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { askExamples, askForm } from '../../html/ask-form.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { newestPoint, type MarketFacts } from '../market-facts.ts'
import { NATION } from '../nation.ts'
import { changeNote } from '../commune/head-figures.ts'
import type { KeyFigure } from '../../sections/block.ts'
import { availabilityNote, levelWords } from '../level-cells.ts'

const WAYS = ['communes', 'prices', 'agents', 'insights', 'frontalier', 'data'] as const

/** Home page: search, the market at a glance, new listings, and where to go on. */
export function homePage(
  facts: MarketFacts,
  newest: readonly ListingRecord[],
  locale: Locale,
  site: SiteStatement,
): string {
  const say = sayIn(locale)
  return renderSitePage(
    {
      locale,
      section: 'home',
      title: say('home.title'),
      description: say('home.description'),
      addressIn: ADDRESSES.home,
      hasMarkdown: false,
      jsonLd: websiteJsonLd(site),
      body: markup`<h1>${say('home.heading')}</h1>
<p class="lead">${say('home.lead')}</p>
${askForm(locale)}
${newestSection(facts, newest, locale)}
${askExamples(locale)}
${marketSection(facts, locale)}
${marketLine(facts, locale)}
${site.sample ? realSection(locale) : undefined}
${waysSection(locale)}
<div class="columns">
${statementSection(locale)}
${developerSection(site, locale)}
</div>`,
    },
    site,
  )
}

/** States what of an invented market is real; the notice on top of every page leads here. */
function realSection(locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<section id="real"><h2>${say('page.whatIsReal')}</h2><p>${say('page.whatIsRealText')}</p></section>`
}

/** States which market this is, and how whoever runs the service sees the other one. */
function marketLine({ release, activity }: MarketFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const kind = release.sample ? 'sample' : activity.size === 0 ? 'official' : 'listings'
  return markup`<p class="hint">${say(`official.home.${kind}`, { command: release.sample ? 'MARKET=luxembourg make run' : 'make run' })}</p>`
}

function marketSection(facts: MarketFacts, locale: Locale): Markup {
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

function indexFigure({ marketIndex, trends }: MarketFacts, locale: Locale): KeyFigure[] {
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
  const change = newestPoint({ trends }, { areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment: 'all' })
  const notes = [note, ...(change?.quarter === point.quarter ? [changeNote(change, locale)] : [])]
  return [{ label: say('home.index'), value: decimal(point.value, 1), note: notes.join(' · ') }]
}

function levelFigure(
  { trends }: MarketFacts,
  listingType: TrendSeries['listingType'],
  segment: 'apartment' | 'house',
  locale: Locale,
): KeyFigure[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const { perSqm, amount } = levelWords(listingType, locale)
  const label = DOCUMENT_WORDS[locale].series[listingType][segment]
  const point = newestPoint({ trends }, { areaLevel: 'nation', areaSlug: NATION, listingType, segment })
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

function newestSection(
  { communes }: MarketFacts,
  newest: readonly ListingRecord[],
  locale: Locale,
): Markup | undefined {
  if (newest.length === 0) return undefined
  const names = new Map(communes.map((commune) => [commune.slug, communeName(commune, locale)]))
  const cards = newest.map((listing) =>
    listingCard(listing, { locale, communeName: names.get(listing.communeSlug ?? '') }),
  )
  return markup`<section><h2>${sayIn(locale)('home.newest')}</h2>
${renderBlocks([{ kind: 'cards', cards }])}</section>`
}

function waysSection(locale: Locale): Markup {
  const say = sayIn(locale)
  const items = WAYS.map((way) => {
    const link = markup`<a href="${ADDRESSES[way](locale)}">${say(`page.nav.${way}`)}</a>`
    return markup`<li class="card"><div class="text"><p class="price">${link}</p><p>${say(`home.way.${way}`)}</p></div></li>`
  })
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
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}${ADDRESSES.homes('en')}?q={query}` },
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
