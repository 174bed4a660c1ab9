import type { SearchListing } from './search-listing.ts'

/** A listing for tests: a flat for sale in Mersch of which little is known. */
export function fixtureListing(more: Partial<SearchListing> = {}): SearchListing {
  return {
    id: 'l1',
    title: 'Appartement à vendre',
    description: null,
    language: 'fr',
    listingType: 'sale',
    propertyType: 'apartment',
    priceEur: 600_000,
    chargesEur: null,
    areaM2: 80,
    landAreaM2: null,
    rooms: null,
    bedrooms: 2,
    bathrooms: 1,
    floor: null,
    floorCount: null,
    energyClass: null,
    constructionYear: null,
    condition: null,
    newBuild: null,
    furnished: null,
    features: [],
    absentFeatures: [],
    availableFrom: null,
    communeSlug: 'mersch',
    locality: null,
    district: null,
    latitude: null,
    longitude: null,
    coordinatePrecision: null,
    firstSeen: '2026-09-01',
    ...more,
  }
}
