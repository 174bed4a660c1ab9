import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { dataTable } from '../../html/data-table.ts'
import { keyFigures, type KeyFigure } from '../../html/key-figures.ts'
import { markup, type Markup } from '../../html/markup.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** The commune around the listing: level of prices, activity, liveability, ways to work. */
export function communeSection(facts: ListingPageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  const { commune } = facts
  if (commune === null) return markup`<p class="unknown">${say('listing.abroad')}</p>`
  const name = communeName(commune, locale)
  return markup`<section><h2>${say('listing.context', { commune: name })}</h2>
${keyFigures([...levelFigure(facts, locale), ...activityFigure(facts, locale), liveabilityFigure(facts, locale)])}
<p><a href="${ADDRESSES.commune(locale, commune.slug)}">${say('listing.moreOn', { commune: name })}</a></p>
${commuteTable(facts, locale)}</section>`
}

function levelFigure({ level }: ListingPageFacts, locale: Locale): KeyFigure[] {
  if (level === null) return []
  const say = sayIn(locale)
  const { euro, decimal } = numberWords(locale)
  const { listingType, segment, point } = level
  const decimals = listingType === 'rent' ? 2 : 0
  const label = say('listing.level', {
    series: DOCUMENT_WORDS[locale].series[listingType][segment],
    quarter: quarterWords(point.quarter, locale).title,
  })
  const { pricePerSqm, low, high, listingCount, dataAvailability } = point
  const quality = dataAvailability === 'full' ? [] : [say(`listing.availability.${dataAvailability}`)]
  if (pricePerSqm === null || low === null || high === null)
    return [{ label, value: say('page.unknown'), note: quality.join(' · ') }]
  const range = say('listing.levelNote', {
    low: euro(low, decimals),
    high: euro(high, decimals),
    n: decimal(listingCount),
  })
  const value = say('offer.perSqm', { price: euro(pricePerSqm, decimals) })
  return [{ label, value, note: [range, ...quality].join(' · ') }]
}

function activityFigure({ activity }: ListingPageFacts, locale: Locale): KeyFigure[] {
  if (activity === null) return []
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const { activeListings, medianDaysOnMarket } = activity
  const note = medianDaysOnMarket === null ? undefined : say('listing.medianDays', { n: decimal(medianDaysOnMarket) })
  return [{ label: say('listing.onMarket'), value: decimal(activeListings), ...(note !== undefined && { note }) }]
}

function liveabilityFigure({ commune, communes }: ListingPageFacts, locale: Locale): KeyFigure {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const label = say('listing.liveability')
  const { liveabilityScore: score, rank } = commune!
  if (score === null) return { label, value: say('page.unknown') }
  const of = [...communes.values()].filter((each) => each.rank !== null).length
  return {
    label,
    value: say('listing.ofHundred', { n: decimal(score) }),
    ...(rank !== null && { note: say('listing.rank', { rank, of }) }),
  }
}

function commuteTable({ commute }: ListingPageFacts, locale: Locale): Markup | undefined {
  if (commute === null) return undefined
  const say = sayIn(locale)
  const { modes, destinations } = DOCUMENT_WORDS[locale]
  const rows = COMMUTE_DESTINATIONS.map((destination) => [
    destinations[destination],
    ...COMMUTE_MODES.map((mode) => {
      const { minutes, low, high } = commute[destination][mode].peak
      return `${minutes} (${low}–${high})`
    }),
  ])
  return markup`<h3>${say('listing.commute')}</h3>
<p class="hint">${say('listing.commuteNote')}</p>
${dataTable({
  caption: say('listing.commute'),
  hideCaption: true,
  columns: [
    { label: say('listing.destination') },
    ...COMMUTE_MODES.map((mode) => ({ label: modes[mode], isFigure: true })),
  ],
  rows,
})}`
}
