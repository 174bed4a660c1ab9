import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { crumbTrail } from '../../html/crumb-trail.ts'
import { cardList, languageOf, listingCard } from '../../html/listing-card.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { offerWords } from '../../html/offer-words.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { sourceList } from '../../html/source-list.ts'
import { communeSection } from './commune-section.ts'
import { contactSection, correctionSection, wordsSection } from './contact-section.ts'
import { factSection } from './fact-section.ts'
import { headFigures } from './head-figures.ts'
import type { ListingPageFacts } from './listing-facts.ts'
import { listingJsonLd } from './listing-json-ld.ts'
import { photoSection } from './photo-section.ts'
import { priceSection } from './price-section.ts'
import { questionSection } from './question-section.ts'

const TITLE_CHARACTERS = 160

/**
 * The page of a listing in a language, whole: `/{locale}/listings/{id}`. The server renders it when asked, an export of the site for each listing in turn;
 * `listingPageFacts` gathers what it wants. Same facts, same bytes.
 */
export function listingPage(facts: ListingPageFacts, locale: Locale, site: SiteStatement): string {
  const { listing, commune } = facts
  const words = offerWords(locale)
  const heading = words.heading(listing, commune === null ? undefined : communeName(commune, locale))
  const area = listing.areaM2 === null ? '' : `, ${words.area(listing.areaM2)}`
  return renderSitePage(
    {
      locale,
      section: 'communes',
      title: `${heading}${area}`,
      description: sayIn(locale)('listing.description', {
        heading,
        price: words.price(listing),
        days: listing.daysOnMarket,
        day: numberWords(locale).day(facts.asOf),
      }),
      addressIn: (other) => ADDRESSES.listing(other, listing.id),
      hasMarkdown: false,
      jsonLd: listingJsonLd(facts, heading, site),
      body: bodyOf(facts, heading, locale),
    },
    site,
  )
}

function bodyOf(facts: ListingPageFacts, heading: string, locale: Locale): Markup {
  const { listing, commune } = facts
  const say = sayIn(locale)
  const { title, language } = listing
  const lead = offerWords(locale).quoted(title, TITLE_CHARACTERS)
  const crumbs = [
    { label: say('page.nav.communes'), address: ADDRESSES.communes(locale) },
    ...(commune === null
      ? []
      : [{ label: communeName(commune, locale), address: ADDRESSES.commune(locale, commune.slug) }]),
  ]
  return markup`${crumbTrail(crumbs, locale)}
<h1>${heading}</h1>
${title.trim() === '' ? undefined : markup`<p class="lead"${languageOf(language)}>${lead}</p>`}
${photoSection(listing, locale)}
${headFigures(facts, locale)}
${factSection(facts, locale)}
<div class="columns">
${questionSection(listing, locale)}
${contactSection(facts, locale)}
</div>
${wordsSection(listing, locale)}
${priceSection(facts, locale)}
${communeSection(facts, locale)}
${similarSection(facts, locale)}
<div class="columns">
${correctionSection(facts, locale)}
${machineSection(facts, locale)}
</div>
${sourceList(sourcesOf(facts), locale)}`
}

function similarSection({ similar, communes }: ListingPageFacts, locale: Locale): Markup | undefined {
  if (similar.length === 0) return undefined
  const say = sayIn(locale)
  const cards = similar.map((listing) => {
    const commune = communes.get(listing.communeSlug ?? '')
    return listingCard(listing, { locale, communeName: commune && communeName(commune, locale) })
  })
  return markup`<section><h2>${say('listing.similar')}</h2>
<p class="hint">${say('listing.similarNote')}</p>
${cardList(cards)}</section>`
}

function machineSection({ listing }: ListingPageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<section><h2>${say('listing.machines')}</h2>
<ul>
<li><a href="/listings/${listing.id}/md" type="text/markdown">${say('listing.markdown')}</a></li>
<li><a href="/api/listings/public/${listing.id}" type="application/json">${say('listing.json')}</a></li>
</ul></section>`
}

function sourcesOf({ listing, sources }: ListingPageFacts) {
  const ids = new Set(Object.values(listing.facts).map(({ source }) => source))
  return [...ids].sort().flatMap((id) => sources.get(id) ?? [])
}
