import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { homesIn } from '../../html/ask-form.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, paragraph, section, table, type Block, type Section } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'
import { levelWords, unknownMark } from '../level-cells.ts'
import { listingCard } from '../listing/listing-card.ts'
import { SHOWN_SERIES } from '../market-facts.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { marketFigures } from './head-figures.ts'

const AGENCIES_SHOWN = 10
/** Newest homes in sight; the others open under them. */
const LISTINGS_OPEN = 3

/** Homes on offer: how many, the newest of them and the way to all; counts and medians by kind, and by agency. */
export function marketSection(facts: CommuneFacts, locale: Locale): Section {
  return section(DOCUMENT_WORDS[locale].activity, [
    marketFigures(facts, locale),
    ...newestListings(facts, locale),
    ...offerByKind(facts, locale),
    ...agencyBlocks(facts, locale),
  ])
}

function newestListings({ listings, commune, activity }: CommuneFacts, locale: Locale): Block[] {
  const say = sayIn(locale)
  const name = communeName(commune, locale)
  const cards = listings.map(({ listing, estimate }) => listingCard(listing, { locale, communeName: name, estimate }))
  const more = cards.slice(LISTINGS_OPEN)
  const isOffered = (type: 'sale' | 'rent'): boolean =>
    activity.some(({ listingType, segment, activeListings }) => {
      return listingType === type && segment === 'all' && activeListings > 0
    })
  const links = [
    ...(isOffered('sale') ? [link(say('commune.allSale', { commune: name }), homesIn(locale, name, 'buy'))] : []),
    ...(isOffered('rent') ? [link(say('commune.allRent', { commune: name }), homesIn(locale, name, 'rent'))] : []),
  ]
  const all = links.length === 0 ? [] : [paragraph(links.flatMap((each, at) => (at === 0 ? [each] : [' · ', each])))]
  if (listings.length === 0) return [paragraph(say('commune.noListings')), ...all]
  return [
    { kind: 'cards', cards: cards.slice(0, LISTINGS_OPEN), columns: 'three' },
    ...(more.length === 0
      ? []
      : [
          folded(say('commune.moreListings', { count: more.length }), [
            { kind: 'cards' as const, cards: more, columns: 'three' as const },
          ]),
        ]),
    ...all,
  ]
}

function offerByKind({ activity }: CommuneFacts, locale: Locale): Block[] {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const rows = SHOWN_SERIES.flatMap(({ listingType, segment }) => {
    const row = activity.find((one) => one.listingType === listingType && one.segment === segment)
    if (row === undefined) return []
    const { activeListings, newListings, medianDaysOnMarket: days, medianPricePerSqm: median } = row
    return [
      [
        words.series[listingType][segment],
        decimal(activeListings),
        decimal(newListings),
        days === null ? unknownMark(locale) : decimal(Math.floor(days)),
        median === null ? unknownMark(locale) : levelWords(listingType, locale).level(median),
      ],
    ]
  })
  if (rows.length === 0) return []
  const columns = [words.active, words.fresh, words.medianDays, say('commune.medianAsked')].map(figure)
  return [
    folded(say('commune.marketTable'), [
      table(words.activity, [words.kind, ...columns], rows),
      hint(say('commune.marketNote')),
    ]),
  ]
}

/** Who offers most, as the page of the town's agencies has it. */
function agencyBlocks({ agencies, commune }: CommuneFacts, locale: Locale): Block[] {
  if (agencies === undefined || agencies.agencies.length === 0) return []
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const columns = [words.active, words.series.sale.all, words.series.rent.all].map(figure)
  const rows = agencies.agencies
    .slice(0, AGENCIES_SHOWN)
    .map(({ name, stock, buyCount, rentCount }) => [name, decimal(stock), decimal(buyCount), decimal(rentCount)])
  return [
    folded(words.agencies, [
      table(words.agencies, [words.agency, ...columns], rows),
      hint(say('commune.agenciesNote')),
    ]),
    paragraph(
      link(
        say('commune.allAgencies', { commune: communeName(commune, locale) }),
        ADDRESSES.agentsIn(locale, commune.slug),
      ),
    ),
  ]
}
