import { UNKNOWN_LISTING } from '../../adverts/listing/testing/unknown-listing.ts'
import type { SearchListing } from './search-listing.ts'

/** A listing for tests: a flat for sale in Mersch of which little is known. */
export function fixtureListing(more: Partial<SearchListing> = {}): SearchListing {
  return {
    ...UNKNOWN_LISTING,
    id: 'l1',
    title: 'Appartement à vendre',
    language: 'fr',
    priceEur: 600_000,
    areaM2: 80,
    bedrooms: 2,
    bathrooms: 1,
    communeSlug: 'mersch',
    ...more,
  }
}
