/**
 * Output of an advert adapter: the feed's own words under canonical names, nothing interpreted. Numbers may still be texts such as
 * `1.250.000,-` and types may still be `Wohnung`; normalisation reads them. `undefined`, `null` and blank texts mean "not stated".
 */
export interface RawAdvert {
  /** The feed's own key of the advert; two rows with the same key are the same advert at two times. */
  sourceRef?: Scalar
  observedAt?: Scalar
  publishedAt?: Scalar
  withdrawnAt?: Scalar
  url?: Scalar
  title?: Scalar
  description?: Scalar
  language?: Scalar
  listingType?: Scalar
  propertyType?: Scalar
  price?: Scalar
  priceFrom?: Scalar
  priceTo?: Scalar
  priceOnRequest?: Scalar
  currency?: Scalar
  charges?: Scalar
  chargesIncluded?: Scalar
  deposit?: Scalar
  agencyFee?: Scalar
  area?: Scalar
  areaFrom?: Scalar
  areaTo?: Scalar
  landArea?: Scalar
  rooms?: Scalar
  bedrooms?: Scalar
  bathrooms?: Scalar
  floor?: Scalar
  floorCount?: Scalar
  energyClass?: Scalar
  insulationClass?: Scalar
  constructionYear?: Scalar
  condition?: Scalar
  newBuild?: Scalar
  furnished?: Scalar
  features?: Scalar | Scalar[]
  availableFrom?: Scalar
  street?: Scalar
  postcode?: Scalar
  city?: Scalar
  country?: Scalar
  latitude?: Scalar
  longitude?: Scalar
  agencyName?: Scalar
  agencyPhone?: Scalar
  agencyEmail?: Scalar
  agencyWebsite?: Scalar
  agencyRef?: Scalar
  /** `service`: hosted by this service for a private owner, who is reached through inquiries; `agency`: an agency's advert. */
  hosting?: Scalar
  ownerRef?: Scalar
  photos?: Scalar | Scalar[]
}

export type Scalar = string | number | boolean | null | undefined

/** Every canonical field name, in the order of the interface above; the keys that a feed's `mapping` may use. */
export const RAW_ADVERT_FIELDS = [
  'sourceRef',
  'observedAt',
  'publishedAt',
  'withdrawnAt',
  'url',
  'title',
  'description',
  'language',
  'listingType',
  'propertyType',
  'price',
  'priceFrom',
  'priceTo',
  'priceOnRequest',
  'currency',
  'charges',
  'chargesIncluded',
  'deposit',
  'agencyFee',
  'area',
  'areaFrom',
  'areaTo',
  'landArea',
  'rooms',
  'bedrooms',
  'bathrooms',
  'floor',
  'floorCount',
  'energyClass',
  'insulationClass',
  'constructionYear',
  'condition',
  'newBuild',
  'furnished',
  'features',
  'availableFrom',
  'street',
  'postcode',
  'city',
  'country',
  'latitude',
  'longitude',
  'agencyName',
  'agencyPhone',
  'agencyEmail',
  'agencyWebsite',
  'agencyRef',
  'hosting',
  'ownerRef',
  'photos',
] as const satisfies readonly (keyof RawAdvert)[]

/** One row as an adapter yields it: a raw advert at its place in the file, or what was wrong with the row. Rows are numbered from 1. */
export type RawRow =
  | { ok: true; rowNumber: number; advert: RawAdvert }
  | { ok: false; rowNumber: number; code: 'malformed_row'; field: string | null; received: string; detail: string }
