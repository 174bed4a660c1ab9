/** Location of an advert as stated. Texts are as the feed wrote them; coordinates are WGS 84 degrees. */
export interface PlaceQuery {
  city?: string
  postcode?: string
  street?: string
  title?: string
  url?: string
  latitude?: number
  longitude?: number
  country?: string
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
