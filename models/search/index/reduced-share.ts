import type { SearchListing } from './search-listing.ts'

type Priced = Pick<SearchListing, 'priceEur' | 'priceHistory'>

/**
 * Smallest ratio of a price to the one before it in a reduction or a rise. Real adverts fell by up to 40 % at once, those of the
 * sample market by up to 13 %; larger changes were a figure with a digit too many or too few (90 % and more).
 */
const SMALLEST_RATIO = 0.5

/** Asking price before all reductions, in EUR; null where the price has not fallen or is not known. Prices before a slip do not count. */
export function reducedFrom({ priceEur, priceHistory = [] }: Priced): number | null {
  if (priceEur === null) return null
  const prices = [...priceHistory.map((each) => each.priceEur), priceEur]
  const first = prices[prices.findLastIndex((price, at) => at === 0 || isSlip(prices[at - 1]!, price))]!
  return first > priceEur ? first : null
}

function isSlip(before: number, after: number): boolean {
  return Math.min(before, after) < SMALLEST_RATIO * Math.max(before, after)
}

/** Share of the first price that has been taken off since, 0 to 1; NaN where the price has not fallen or is not known. */
export function reducedShare(listing: Priced): number {
  const from = reducedFrom(listing)
  return from === null ? NaN : 1 - listing.priceEur! / from
}
