import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { leastOf, mostOf } from '../labels/expected-value.ts'
import type { LabelledQuery } from '../labels/labelled-query.ts'
import type { MarketPlaces } from './market-places.ts'
import { typeVerdict } from './type-verdict.ts'

/**
 * Searches like a person who fills in a form without a mistake: place, price, bedrooms, area and type from the label, newest first. Ignores wishes
 * and conditions without a form field; an unknown fact passes no filter.
 */
export function searchByForm(
  { market, hard }: LabelledQuery,
  listings: readonly ListingRecord[],
  places: MarketPlaces,
  limit = 10,
): string[] {
  const labels = hard.places ?? (hard.near ? [hard.near.place] : [])
  return listings
    .filter((listing) => listing.listingType === market)
    .filter((listing) => labels.length === 0 || labels.some((label) => places.contains(label, listing) === 'holds'))
    .filter(({ priceEur }) => hard.priceMaxEur === undefined || (priceEur ?? Infinity) <= mostOf(hard.priceMaxEur))
    .filter(({ priceEur }) => hard.priceMinEur === undefined || (priceEur ?? 0) >= leastOf(hard.priceMinEur))
    .filter(({ bedrooms }) => hard.bedroomsMin === undefined || (bedrooms ?? -1) >= leastOf(hard.bedroomsMin))
    .filter(({ areaM2 }) => hard.areaMinM2 === undefined || (areaM2 ?? 0) >= leastOf(hard.areaMinM2))
    .filter((listing) => !hard.types || hard.types.some((type) => typeVerdict(type, listing) === 'holds'))
    .sort((a, b) => (a.firstSeen === b.firstSeen ? (a.id < b.id ? -1 : 1) : a.firstSeen < b.firstSeen ? 1 : -1))
    .slice(0, limit)
    .map(({ id }) => id)
}
