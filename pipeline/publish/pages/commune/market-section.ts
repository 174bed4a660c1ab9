import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { cardList, listingCard } from '../../../../content/html/listing-card.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { SHOWN_SERIES } from '../../documents/document-facts.ts'
import { levelWords, unknownMark } from '../parts/level-words.ts'
import type { CommuneFacts } from './commune-facts.ts'

const AGENCIES_SHOWN = 8

/** What is on offer: counts and medians by kind. */
export function marketSection({ activity }: CommuneFacts, locale: Locale): Markup {
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
        days === null ? unknownMark(locale) : decimal(days),
        median === null ? unknownMark(locale) : levelWords(listingType, locale).level(median),
      ],
    ]
  })
  const table = dataTable({
    caption: words.activity,
    hideCaption: true,
    columns: [
      { label: words.kind },
      { label: words.active, isFigure: true },
      { label: words.fresh, isFigure: true },
      { label: words.medianDays, isFigure: true },
      { label: say('commune.medianAsked'), isFigure: true },
    ],
    rows,
  })
  return markup`<section><h2>${words.activity}</h2>
${
  rows.length === 0
    ? markup`<p>${say('commune.noListings')}</p>`
    : markup`<p class="hint">${say('commune.marketNote')}</p>
${table}`
}</section>`
}

/** The newest homes on offer, and the way to all of them. */
export function listingsSection({ listings, commune }: CommuneFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const name = communeName(commune, locale)
  const cards = listings.map((listing) => listingCard(listing, { locale, communeName: name }))
  return markup`<section class="thirds"><h2>${say('commune.listings')}</h2>
${cards.length === 0 ? markup`<p>${say('commune.noListings')}</p>` : cardList(cards)}
<p><a href="${searchFor(name, 'buy', locale)}">${say('commune.allSale', { commune: name })}</a> · <a href="${searchFor(name, 'rent', locale)}">${say('commune.allRent', { commune: name })}</a></p></section>`
}

/** Who offers most, as the page of the town's agencies has it. */
export function agencySection({ agencies, commune }: CommuneFacts, locale: Locale): Markup | undefined {
  if (agencies === undefined || agencies.agencies.length === 0) return undefined
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const table = dataTable({
    caption: words.agencies,
    hideCaption: true,
    columns: [
      { label: words.agency },
      { label: words.active, isFigure: true },
      { label: words.series.sale.all, isFigure: true },
      { label: words.series.rent.all, isFigure: true },
    ],
    rows: agencies.agencies
      .slice(0, AGENCIES_SHOWN)
      .map(({ name, stock, buyCount, rentCount }) => [name, decimal(stock), decimal(buyCount), decimal(rentCount)]),
  })
  return markup`<section><h2>${words.agencies}</h2>
<p class="hint">${say('commune.agenciesNote')}</p>
${table}
<p><a href="${ADDRESSES.agentsIn(locale, commune.slug)}">${say('commune.allAgencies', { commune: communeName(commune, locale) })}</a></p></section>`
}

function searchFor(name: string, intent: 'buy' | 'rent', locale: Locale): string {
  return `${ADDRESSES.search(locale)}?${new URLSearchParams({ q: name, intent }).toString()}`
}
