import { laterData } from '../../../content/say/market/later-data.ts'
import { limitTexts } from '../../../content/say/market/price-limits.ts'
import { sayIn } from '../../../content/say/words.ts'
import { LISTING_TYPES, type MarketContext } from '../../../models/contracts/places/market-context.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { countrySeries, type ReleaseFacts } from '../../release/facts.ts'
import { getCommuneIntelligence } from './get-commune-intelligence.ts'

type ListingType = (typeof LISTING_TYPES)[number]

/** Says what the figures of a context do not measure alike: limited adverts, data later than the release. */
export function contextNotes(facts: ReleaseFacts, context: MarketContext, locale: Locale): string[] {
  const limited = LISTING_TYPES.filter((type) => isPriced(context, type))
  return [
    ...limited.flatMap((type) => limitTexts(countrySeries(facts, type), locale)),
    ...laterData([getCommuneIntelligence(facts, { slug: context.commune.slug })], facts.asOf, locale),
  ]
}

/** Warns of official rents beside ours, where there is room for a sentence; their series says `small`. */
export function officialRentNotes({ official }: MarketContext, locale: Locale): string[] {
  const isThere = official.some(({ prices }) => prices.some(({ series }) => series.startsWith('rent apartment')))
  return isThere ? [sayIn(locale)('reply.market.officialRents')] : []
}

/** Whether a price or rent of ours stands in a context. */
function isPriced({ prices, activity, nearby }: MarketContext, type: ListingType): boolean {
  return (
    Object.keys(prices[type] ?? {}).length > 0 ||
    activity.some(({ listingType, medianPriceEur }) => listingType === type && medianPriceEur !== null) ||
    nearby.some((near) => (type === 'sale' ? near.buyPricePerSqm : near.rentPricePerSqm) !== null)
  )
}
