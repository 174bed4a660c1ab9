import type { ListingRecord } from '../../contracts/listings/listing.ts'
import type { ListingEstimate, ListingEstimates, PriceComparable } from '../../contracts/market/valuation.ts'

/** @param found as the release has it; null figures where a listing is beyond what the model supports */
export function toListingEstimate(
  found: ListingEstimates[string] | undefined,
  { priceEur }: Pick<ListingRecord, 'priceEur'>,
  comparables: PriceComparable[] = [],
): ListingEstimate | null {
  if (!found) return null
  const [estimate, low, high, confidence = null, support = 'inside'] = found
  return { estimate, low, high, confidence, support, comparables, position: positionOf(priceEur, low, high) }
}

/** Where an asking price lies; null where it or the interval is unknown. */
export function positionOf(
  priceEur: number | null,
  low: number | null,
  high: number | null,
): ListingEstimate['position'] {
  if (priceEur === null || low === null || high === null) return null
  if (priceEur < low) return 'below'
  return priceEur > high ? 'above' : 'within'
}
