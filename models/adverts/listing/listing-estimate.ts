import type { ListingRecord } from '../../contracts/listings/listing.ts'
import type { ListingEstimates } from '../../contracts/market/valuation.ts'

/** Our estimate for a listing, and where its asking price lies. */
export interface ListingEstimate {
  estimate: number
  low: number
  high: number
  /** Position of the asking price against the interval; null where no price is stated. */
  position: 'below' | 'within' | 'above' | null
}

/** @param found estimate, low and high as the release has them */
export function toListingEstimate(
  found: ListingEstimates[string] | undefined,
  { priceEur }: Pick<ListingRecord, 'priceEur'>,
): ListingEstimate | null {
  if (!found) return null
  const [estimate, low, high] = found
  return { estimate, low, high, position: positionOf(priceEur, low, high) }
}

function positionOf(priceEur: number | null, low: number, high: number): ListingEstimate['position'] {
  if (priceEur === null) return null
  if (priceEur < low) return 'below'
  return priceEur > high ? 'above' : 'within'
}
