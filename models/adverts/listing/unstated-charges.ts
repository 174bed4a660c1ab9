import type { ListingRecord } from '../../contracts/listings/listing.ts'

/** Whether a rent may hold charges that nobody states: beside a range of rents it is then higher than the rent alone, or is not. */
export function mayHoldCharges({
  listingType,
  priceEur,
  chargesEur,
}: Pick<ListingRecord, 'listingType' | 'priceEur' | 'chargesEur'>): boolean {
  return listingType === 'rent' && priceEur !== null && chargesEur === null
}
