import { UNKNOWN_LISTING } from '../../../models/adverts/listing/testing/unknown-listing.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'

/** A listing for tests of documents; `number` tells several apart. */
export function aListing(number: number, over: Partial<ListingRecord> = {}): ListingRecord {
  return {
    ...UNKNOWN_LISTING,
    id: `ltest${number}`,
    url: `/listings/ltest${number}`,
    title: `Apartment ${number}`,
    description: 'Two bedrooms & a view',
    language: 'en',
    priceEur: 500_000 + number,
    pricePerSqm: 6_250,
    areaM2: 80,
    bedrooms: 2,
    bathrooms: 1,
    energyClass: 'C',
    communeSlug: 'esch-sur-alzette',
    ...over,
  }
}
