import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { communeName } from '../../../models/kernel/commune.ts'
import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, CARDS } from '../../html/addresses.ts'
import { askExamples, askForm, type SearchExample } from '../../html/ask-form.ts'
import { homeCard, homeGrid } from '../../html/home-card.ts'
import { keyFigures } from '../../html/key-figures.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { areaMap } from '../../maps/area-map.ts'
import { laterData } from '../../say/market/later-data.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { outlineMap } from '../communes/communes-map.ts'
import { communeRows, mappedFigure } from '../communes/communes-overview.ts'
import { levelFigure } from '../level-figure.ts'
import { listingCard, type EstimatedHome } from '../listing/listing-card.ts'
import { newestPoint, newestQuarter, type MarketFacts } from '../market-facts.ts'
import { NATION } from '../nation.ts'
import { realSection } from './real-section.ts'
import { homesOnOffer, waysSection } from './ways-section.ts'

/** The three levels that most people come for. */
const FIGURES = [
  { listingType: 'sale', segment: 'apartment' },
  { listingType: 'rent', segment: 'apartment' },
  { listingType: 'sale', segment: 'house' },
] as const

/**
 * Home page: what this is, the form, newest homes, the market with its map, three ways in, and what is real.
 * @param found descriptions that find a home in the release
 */
export function homePage(
  facts: MarketFacts,
  newest: readonly EstimatedHome[],
  locale: Locale,
  site: SiteStatement,
  found: readonly SearchExample[] = [],
): string {
  const say = sayIn(locale)
  const onOffer = homesOnOffer(facts)
  const examples = askExamples(found, locale)
  return renderSitePage(
    {
      locale,
      section: 'home',
      title: say('home.title'),
      description: say('home.description'),
      addressIn: ADDRESSES.home,
      hasMarkdown: false,
      shareCard: CARDS.site,
      jsonLd: websiteJsonLd(site),
      body: markup`<div class="front"><div class="hero"><h1>${say('home.heading')}</h1>
<p class="lead">${say('home.lead')}</p>
${askForm(locale)}</div>
${newestSection(facts, newest, locale)}
${examples === undefined ? undefined : markup`<div class="examples">${examples}</div>`}
${marketSection(facts, locale)}
${mapSection(facts, locale)}</div>
${waysSection(onOffer, facts.release, locale)}
${realSection(facts, locale)}
${developerSection(site, locale)}`,
    },
    site,
  )
}

/** Communes by their prices; on a market without prices by what is known of every commune, which may be of a later day. */
function mapSection(facts: MarketFacts, locale: Locale): Markup {
  const rows = communeRows(facts)
  const order = mappedFigure(rows, 'sale') ?? 'sale'
  const isOfPlaces = order === 'liveability' || order === 'commute'
  const later = isOfPlaces ? laterData(Object.values(facts.intelligence), facts.release.asOf, locale) : []
  return markup`<div class="hero-map">${areaMap(outlineMap({ ...facts, rows }, order, locale))}
${later.map((text) => markup`<p class="hint">${text}</p>`)}
<p><a href="${ADDRESSES.communes(locale, order)}">${sayIn(locale)('home.openMap')}</a></p></div>`
}

/** The newest levels; those of an earlier quarter than the heading name it. */
function marketSection({ trends, release }: MarketFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const points = FIGURES.map(({ listingType, segment }) =>
    newestPoint({ trends }, { areaLevel: 'nation', areaSlug: NATION, listingType, segment }),
  )
  const quarter = newestQuarter(points) ?? release.quarter
  const figures = FIGURES.map(({ listingType, segment }, at) =>
    levelFigure(points[at], listingType, segment, locale, quarter),
  )
  if (points.every((point) => (point?.pricePerSqm ?? null) === null))
    return markup`<section class="now"><h2>${say('home.market', { quarter: quarterWords(quarter, locale).title })}</h2>
<p class="unknown">${say('commune.answer.unknown')}</p>
<p><a href="${ADDRESSES.prices(locale)}">${say('home.allPrices')}</a></p></section>`
  const hasBand = figures.some(({ interval }) => interval !== undefined)
  const basis = [say('home.basis'), ...(hasBand ? [say('figure.scale')] : [])]
  return markup`<section class="now"><h2>${say('home.market', { quarter: quarterWords(quarter, locale).title })}</h2>
${keyFigures(figures)}
<p class="hint">${basis.join(' ')} <a href="${ADDRESSES.prices(locale)}">${say('home.allPrices')}</a></p></section>`
}

function newestSection(
  { communes }: MarketFacts,
  newest: readonly EstimatedHome[],
  locale: Locale,
): Markup | undefined {
  if (newest.length === 0) return undefined
  const say = sayIn(locale)
  const names = new Map(communes.map((commune) => [commune.slug, communeName(commune, locale)]))
  const cards = newest.map(({ listing, estimate }) => {
    const card = listingCard(listing, { locale, communeName: names.get(listing.communeSlug ?? ''), estimate })
    return homeCard(card, renderBlocks(card.blocks))
  })
  return markup`<section class="new"><div class="head"><h2>${say('home.newest')}</h2>
<a class="alone" href="${ADDRESSES.homes(locale)}">${say('home.allHomes')}</a></div>
${homeGrid(cards, 'four')}</section>`
}

function developerSection({ baseUrl }: SiteStatement, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<section><h2>${say('home.developers')}</h2>
<p class="addresses">${say('home.mcp', { address: `${baseUrl}/api/mcp` })}
${say('home.rest', { address: `${baseUrl}/openapi.json` })}
<a href="${ADDRESSES.developers()}?lang=${locale}">${say('home.developersMore')}</a></p></section>`
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
