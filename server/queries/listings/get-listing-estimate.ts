import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { toListingEstimate } from '../../../models/adverts/listing/listing-estimate.ts'
import type { ListingEstimate } from '../../../models/contracts/market/valuation.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** The release's estimate of a listing; null when it is not a home, or its area or place is unknown. */
export function getListingEstimate(
  facts: ReleaseFacts,
  listing: Pick<ListingRecord, 'id' | 'priceEur'>,
): Omit<ListingEstimate, 'comparables'> | null {
  const found = toListingEstimate(facts.estimates.get(listing.id), listing)
  if (!found) return null
  const { comparables: _, ...estimate } = found
  return estimate
}
