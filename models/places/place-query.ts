/** Location of an advert as stated. Texts are as the feed wrote them; coordinates are WGS 84 degrees. */
export interface PlaceQuery {
  city?: string | undefined
  postcode?: string | undefined
  street?: string | undefined
  title?: string | undefined
  url?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  country?: string | undefined
}

/** Which fields decided. `corrected` is a city name with a typo. */
export type PlaceMethod =
  | 'city'
  | 'city+coordinates'
  | 'city+postcode'
  | 'city+text'
  | 'corrected'
  | 'text'
  | 'postcode'
  | 'coordinates'
  | 'country'
