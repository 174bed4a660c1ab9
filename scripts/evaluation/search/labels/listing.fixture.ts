import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { aListing } from '../../../../pipeline/testing/small-warehouse.ts'

/** A flat for rent in Bonnevoie with every fact known; `changes` are merged over it. */
export function flat(changes: Partial<ListingRecord> = {}): ListingRecord {
  const id = changes.id ?? 'l-flat'
  return aListing({
    id,
    url: `/listings/${id}`,
    title: 'Appartement à louer',
    description: 'Appartement lumineux avec balcon.',
    listingType: 'rent',
    priceEur: 1800,
    pricePerSqm: null,
    areaM2: 75,
    rooms: 3,
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
    agency: null,
    priceHistory: [],
    firstSeen: '2026-09-01',
    daysOnMarket: 30,
    facts: {},
    sample: true,
    ...changes,
  })
}
