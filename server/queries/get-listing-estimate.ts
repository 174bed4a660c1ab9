import type { ListingRecord } from '../../models/contracts/listing.ts'
import type { ReleaseFacts } from '../release/release.ts'

/** What a listing would be expected to ask, and where its price lies. */
export interface ListingEstimate {
  estimate: number
  low: number
  high: number
  /** Of the asking price to the interval; null where no price is stated. */
  position: 'below' | 'within' | 'above' | null
}

/** The release's estimate of a listing; null for what is no dwelling, has no area or no known place. */
export function getListingEstimate(
  facts: ReleaseFacts,
  { id, priceEur }: Pick<ListingRecord, 'id' | 'priceEur'>,
): ListingEstimate | null {
  const found = facts.estimates.get(id)
  if (!found) return null
  const [estimate, low, high] = found
  return { estimate, low, high, position: positionOf(priceEur, low, high) }
}

function positionOf(priceEur: number | null, low: number, high: number): ListingEstimate['position'] {
  if (priceEur === null) return null
  if (priceEur < low) return 'below'
  return priceEur > high ? 'above' : 'within'
}
