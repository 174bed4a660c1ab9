import type { ListingRecord } from '../../contracts/listings/listing.ts'

type FieldNames = Record<string, keyof ListingRecord>

/** Names of the interface with the fields of the record, in the order in which they are told. */
export const COST_FIELDS = {
  charges: 'chargesEur',
  deposit: 'depositEur',
  agencyFee: 'agencyFeeEur',
} as const satisfies FieldNames

export const ROOM_FIELDS = {
  rooms: 'rooms',
  beds: 'bedrooms',
  baths: 'bathrooms',
  floor: 'floor',
} as const satisfies FieldNames

export const STATE_FIELDS = {
  energyClass: 'energyClass',
  insulationClass: 'insulationClass',
  constructionYear: 'constructionYear',
  condition: 'condition',
  newBuild: 'newBuild',
  furnished: 'furnished',
  availableFrom: 'availableFrom',
} as const satisfies FieldNames

export const PLACE_FIELDS = {
  locality: 'locality',
  district: 'district',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies FieldNames
