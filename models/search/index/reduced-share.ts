import type { SearchListing } from './search-listing.ts'

/** Share of the first price that has been taken off since, 0 to 1; NaN where the price has not fallen or is not known. */
export function reducedShare({
  priceEur,
  priceHistory = [],
}: Pick<SearchListing, 'priceEur' | 'priceHistory'>): number {
  const first = priceHistory[0]?.priceEur ?? null
  return priceEur !== null && first !== null && first > priceEur ? 1 - priceEur / first : NaN
}
