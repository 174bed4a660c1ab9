import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { toListingEstimate } from '../../../models/adverts/listing/listing-estimate.ts'
import type { ListingEstimate } from '../../../models/adverts/listing/listing-estimate.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** The release's estimate of a listing; null for what is no dwelling, has no area or no known place. */
export function getListingEstimate(
  facts: ReleaseFacts,
  listing: Pick<ListingRecord, 'id' | 'priceEur'>,
): ListingEstimate | null {
  return toListingEstimate(facts.estimates.get(listing.id), listing)
}
