import { UNKNOWN_LISTING } from '../../../../models/adverts/listing/testing/unknown-listing.ts'
import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'

/** A flat for rent in Bonnevoie with every fact known; `changes` are merged over it. */
export function flat(changes: Partial<ListingRecord> = {}): ListingRecord {
  const id = changes.id ?? 'l-flat'
  return {
    ...UNKNOWN_LISTING,
    id,
    url: `/listings/${id}`,
    title: 'Appartement à louer',
    description: 'Appartement lumineux avec balcon.',
    language: 'fr',
    listingType: 'rent',
    priceEur: 1800,
    areaM2: 75,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    floor: 2,
    energyClass: 'B',
    constructionYear: 2012,
    condition: 'good',
    newBuild: false,
    furnished: false,
    features: ['balcony', 'bright'],
    absentFeatures: ['elevator'],
    availableFrom: '2026-10-15',
    communeSlug: 'luxembourg',
    locality: 'Bonnevoie',
    district: 'Bonnevoie-Sud',
    latitude: 49.595,
    longitude: 6.137,
    coordinatePrecision: 'address',
    daysOnMarket: 30,
    ...changes,
  }
}
