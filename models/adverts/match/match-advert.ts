/**
 * One advert as matching sees it: its latest state, the range of its prices and the days between which it was seen. Days are ISO
 * days; `null` is unknown.
 */
export interface MatchAdvert {
  advertId: string
  portalId: string
  sourceRef: string
  listingType: 'rent' | 'sale'
  propertyType: string
  segment: 'apartment' | 'house' | null
  isProject: boolean
  communeSlug: string | null
  locality: string | null
  district: string | null
  priceEur: number | null
  priceMinEur: number | null
  priceMaxEur: number | null
  areaM2: number | null
  landAreaM2: number | null
  rooms: number | null
  bedrooms: number | null
  floor: number | null
  constructionYear: number | null
  energyClass: string | null
  agencyName: string | null
  agencyRef: string | null
  latitude: number | null
  longitude: number | null
  coordinatePrecision: 'address' | 'street' | 'locality' | 'commune' | null
  /** `textSignature(description)`. */
  textSignature: string | null
  /** `unitLabel(title, description)`. */
  unitLabel: string | null
  /** `photoKey(url)` of its photos, and the SHA-256 of those that were fetched. */
  photoKeys: readonly string[]
  firstSeen: string
  lastSeen: string
}
