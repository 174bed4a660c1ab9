import { colon } from '../../say/typography.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, compareHomesAddress, MOST_HOMES } from '../../html/addresses.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { sayIn } from '../../say/words.ts'
import { priceWarning } from '../../say/price-check-words.ts'
import { hint, list, paragraph, section, type Block } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link, strong } from '../../sections/inline.ts'
import { communeSection } from './commune-section.ts'
import { contactSection, correctionSection, wordsSection } from './contact-section.ts'
import { factSection } from './fact-section.ts'
import { headFigures } from './head-figures.ts'
import { listingCard } from './listing-card.ts'
import type { ListingMarket, ListingPageFacts } from './listing-facts.ts'
import { photoNotes, photosOf } from './photo-section.ts'
import { priceBox, priceDock } from './price-box.ts'
import { priceSection } from './price-section.ts'
import { whereSection } from './where-section.ts'
import { questionSection } from './question-section.ts'

/** Everything that is known of a listing and how, what to ask, and the market around it. */
export function listingDocument(facts: ListingPageFacts, locale: Locale): Document {
  const { listing, commune, market } = facts
  const say = sayIn(locale)
  const words = offerWords(locale)
  const heading = listingHeading(facts, locale)
  const size = words.size(listing)
  const name = commune === null ? [] : [{ commune, label: communeName(commune, locale) }]
  return {
    locale,
    title: size === null ? heading : `${heading}, ${size}`,
    heading,
    address: ADDRESSES.listing(locale, listing.id),
    description: descriptionOf(facts, heading, locale),
    crumbs: [
      { label: say('page.nav.communes'), address: ADDRESSES.communes(locale) },
      ...name.map(({ commune: { slug }, label }) => ({ label, address: ADDRESSES.commune(locale, slug) })),
    ],
    photos: photosOf(listing, locale),
    blocks: [
      ...staleNotice(facts, locale),
      headFigures(facts, locale),
      ...photoNotes(listing, locale),
      ...warningOf(facts, locale),
      {
        kind: 'columns',
        style: 'aside',
        parts: [
          priceBox(facts, locale),
          [questionSection(listing, locale), contactSection(facts, locale), factSection(facts, locale)],
        ],
      },
      ...wordsSection(listing, locale),
      ...whereSection(facts, locale),
      priceSection(facts, locale),
      ...(market === null ? [] : [communeSection(market, locale), ...similarSection(listing.id, market, locale)]),
      {
        kind: 'columns',
        parts: [[correctionSection(listing, market, locale)], [machineSection(listing.id, locale)]],
      },
      ...priceDock(listing, locale),
    ],
    sources: sourcesOf(facts),
  }
}

/** Kind of offer and place: `Apartment for sale in Contern`. */
export function listingHeading(
  { listing, commune }: Pick<ListingPageFacts, 'listing' | 'commune'>,
  locale: Locale,
): string {
  return offerWords(locale).heading(listing, commune === null ? undefined : communeName(commune, locale))
}

/** A record alone has no estimate and no similar listings to announce. */
function descriptionOf({ listing, market }: ListingPageFacts, heading: string, locale: Locale): string {
  const price = offerWords(locale).price(listing)
  if (market === null) return `${heading}${colon(locale)} ${price}`
  const day = numberWords(locale).day(listing.lastSeen)
  return sayIn(locale)('listing.description', { heading, price, day })
}

/** The first words of a stale listing: the last day seen and why nobody knows more. */
function staleNotice({ listing: { lastSeen, staleReason } }: ListingPageFacts, locale: Locale): Block[] {
  if (staleReason === null) return []
  const say = sayIn(locale)
  const seen = say('listing.stale', { day: numberWords(locale).day(lastSeen) })
  return [paragraph(`${seen} ${say(`listing.stale.${staleReason}`)}`, 'unknown')]
}

function warningOf({ listing }: ListingPageFacts, locale: Locale): Block[] {
  const warning = priceWarning(listing, locale)
  return warning === null ? [] : [paragraph([strong(warning)])]
}

function similarSection(own: string, { similar, similarEstimates, communes }: ListingMarket, locale: Locale): Block[] {
  if (similar.length === 0) return []
  const say = sayIn(locale)
  const cards = similar.map((listing) => {
    const commune = communes.get(listing.communeSlug ?? '')
    const [estimate, low, high] = similarEstimates.get(listing.id) ?? []
    const known = { estimate: estimate ?? null, low: low ?? null, high: high ?? null }
    return listingCard(listing, { locale, communeName: commune && communeName(commune, locale), estimate: known })
  })
  const beside = [own, ...similar.slice(0, MOST_HOMES - 1).map(({ id }) => id)]
  return [
    section(say('listing.similar'), [
      hint(say('listing.similarNote')),
      { kind: 'cards', cards },
      paragraph(link(say('homesCompare.these'), compareHomesAddress(locale, beside))),
    ]),
  ]
}

function machineSection(id: string, locale: Locale): Block {
  const say = sayIn(locale)
  return section(say('listing.machines'), [
    list([
      link(say('listing.markdown'), `/listings/${id}/md`, { type: 'text/markdown' }),
      link(say('listing.json'), `/api/listings/public/${id}`, { type: 'application/json' }),
    ]),
  ])
}

function sourcesOf({ listing, sources }: ListingPageFacts) {
  const ids = new Set(Object.values(listing.facts).map(({ source }) => source))
  return [...ids].sort().flatMap((id) => sources.get(id) ?? [])
}
