import type { ListingRecord } from '../../contracts/listings/listing.ts'

/** Fields of a listing that the index reads. Callers that know distances add them; null or absent is unknown. */
export interface SearchListing extends Pick<
  ListingRecord,
  | 'id'
  | 'title'
  | 'description'
  | 'language'
  | 'listingType'
  | 'propertyType'
  | 'priceEur'
  | 'priceFromEur'
  | 'priceCheck'
  | 'chargesEur'
  | 'areaM2'
  | 'landAreaM2'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'floor'
  | 'floorCount'
  | 'energyClass'
  | 'constructionYear'
  | 'condition'
  | 'newBuild'
  | 'furnished'
  | 'features'
  | 'absentFeatures'
  | 'availableFrom'
  | 'communeSlug'
  | 'locality'
  | 'district'
  | 'latitude'
  | 'longitude'
  | 'coordinatePrecision'
  | 'firstSeen'
> {
  absences?: ListingRecord['absences']
  /** Prices of the listing with the days from which they were asked, oldest first. */
  priceHistory?: ListingRecord['priceHistory']
  /** Metres to the nearest station or stop of the tram. */
  stationM?: number | null
  /** Name of the agency that offers it. */
  agency?: ListingRecord['agency'] | null
  /** Metres to the nearest school. */
  schoolM?: number | null
}
