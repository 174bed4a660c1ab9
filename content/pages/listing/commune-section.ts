import { scoredCommunes } from '../../../models/liveability/scored-communes.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { sayCount } from '../../say/say-count.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { hint, paragraph, section, type Block, type KeyFigure } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'
import { commuteTable } from '../commute-table.ts'
import { levelWords } from '../level-cells.ts'
import type { ListingMarket } from './listing-facts.ts'

/** The commune around the listing: level of prices, activity, liveability, ways to work. */
export function communeSection(market: ListingMarket, locale: Locale): Block {
  const say = sayIn(locale)
  const { commune } = market
  if (commune === null) return paragraph(say('listing.abroad'), 'unknown')
  const name = communeName(commune, locale)
  const figures = [...levelFigure(market, locale), ...activityFigure(market, locale), liveabilityFigure(market, locale)]
  const address = ADDRESSES.commune(locale, commune.slug)
  return section(say('listing.context', { commune: name }), [
    { kind: 'figures', figures },
    paragraph(link(say('listing.moreOn', { commune: name }), address, { hasMarkdown: true })),
    ...commutePart(market, locale),
  ])
}

function levelFigure({ level }: ListingMarket, locale: Locale): KeyFigure[] {
  if (level === null) return []
  const say = sayIn(locale)
  const { listingType, segment, point } = level
  const { amount } = levelWords(listingType, locale)
  const label = say('listing.level', {
    series: DOCUMENT_WORDS[locale].series[listingType][segment],
    quarter: quarterWords(point.quarter, locale).title,
  })
  const { pricePerSqm, low, high, listingCount, yearListingCount, dataAvailability, stockOn } = point
  const quality = dataAvailability === 'full' ? [] : [say(`listing.availability.${dataAvailability}`)]
  if (pricePerSqm === null || low === null || high === null)
    return [{ label, value: say('page.unknown'), note: quality.join(' · ') }]
  const isPooled = dataAvailability === 'estimated' && yearListingCount !== undefined
  const count = numberWords(locale).decimal(isPooled ? yearListingCount : listingCount)
  const words = { low: amount(low), high: amount(high), n: count }
  const range =
    stockOn === undefined
      ? say('listing.levelNote', words)
      : say('listing.levelNoteStock', { ...words, day: numberWords(locale).day(stockOn) })
  const value = say('offer.perSqm', { price: amount(pricePerSqm) })
  return [{ label, value, note: [range, ...quality].join(' · ') }]
}

function activityFigure({ activity }: ListingMarket, locale: Locale): KeyFigure[] {
  if (activity === null) return []
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const { activeListings, medianDaysOnMarket } = activity
  const days = medianDaysOnMarket === null ? undefined : Math.floor(medianDaysOnMarket)
  const note = days === undefined ? undefined : sayCount(say, 'listing.medianDays', days, locale)
  return [{ label: say('listing.onMarket'), value: decimal(activeListings), ...(note !== undefined && { note }) }]
}

function liveabilityFigure({ commune, communes }: ListingMarket, locale: Locale): KeyFigure {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const label = say('listing.liveability')
  const { liveabilityScore: score, rank } = commune!
  if (score === null) return { label, value: say('page.unknown') }
  const of = scoredCommunes(communes.values())
  return {
    label,
    value: say('listing.ofHundred', { n: decimal(score) }),
    ...(rank !== null && { note: say('listing.rank', { rank, of }) }),
  }
}

function commutePart({ commute }: ListingMarket, locale: Locale): Block[] {
  if (commute === null) return []
  const say = sayIn(locale)
  const title = say('listing.commute')
  return [section(title, [hint(say('listing.commuteNote')), commuteTable(commute, title, locale)])]
}
