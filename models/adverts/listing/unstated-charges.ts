import type { ListingRecord } from '../../contracts/listings/listing.ts'

type Rent = Pick<ListingRecord, 'listingType' | 'priceEur' | 'chargesEur' | 'absences'>

/** Whether a rent contains charges of an amount that nobody states. */
export function holdsCharges({ listingType, priceEur, absences }: Omit<Rent, 'chargesEur'>): boolean {
  return listingType === 'rent' && priceEur !== null && absences['chargesEur'] === 'included'
}

/**
 * How a rent stands beside a range of rents without charges: `included` where it contains charges of an unknown amount, so that the rent alone is lower;
 * `unstated` where nobody says whether it does; null where its charges are known.
 */
export function doubtfulCharges(listing: Rent): 'included' | 'unstated' | null {
  const { listingType, priceEur, chargesEur } = listing
  if (listingType !== 'rent' || priceEur === null || chargesEur !== null) return null
  return holdsCharges(listing) ? 'included' : 'unstated'
}
