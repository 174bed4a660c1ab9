import type { ListingRecord } from '../../contracts/listings/listing.ts'
import type { AbsenceReason } from '../../contracts/listings/observation.ts'
import { familyOf, isPropertyType, segmentOf } from '../../kernel/property-type.ts'
import { COST_FIELDS, PLACE_FIELDS, ROOM_FIELDS, STATE_FIELDS } from './detail-fields.ts'

/** Fields of the detail that may be null, under their names of the interface, with those of the record. */
export const NULLABLE_FIELDS = {
  price: 'priceEur',
  priceFrom: 'priceFromEur',
  priceTo: 'priceToEur',
  pricePerSqm: 'pricePerSqm',
  ...COST_FIELDS,
  areaSqm: 'areaM2',
  landAreaSqm: 'landAreaM2',
  ...ROOM_FIELDS,
  ...STATE_FIELDS,
  city: 'communeSlug',
  communeSlug: 'communeSlug',
  ...PLACE_FIELDS,
  coordinatePrecision: 'coordinatePrecision',
  description: 'description',
  descriptionFull: 'description',
  imageUrl: 'photos',
  sourceUrl: 'sourceUrl',
  agency: 'agency',
  agencyName: 'agency',
} as const satisfies Record<string, keyof ListingRecord>
export type NullableField = keyof typeof NULLABLE_FIELDS

/**
 * Why a field of the detail has no value. Every null has a reason: no advert states it (`unknown`), it makes no sense for this offer (`not_applicable`),
 * the advertiser keeps it back (`withheld`), or its source does not let us show it (`not_published`).
 */
export function absenceOf(listing: ListingRecord, field: NullableField): AbsenceReason {
  const stated = listing.absences[NULLABLE_FIELDS[field]]
  if (stated !== undefined && stated !== 'unknown') return stated
  return isMeaningless(listing, field) ? 'not_applicable' : 'unknown'
}

/** Fields that the advertiser keeps back. */
export function withheldFields(listing: ListingRecord): NullableField[] {
  return (Object.keys(NULLABLE_FIELDS) as NullableField[]).filter(
    (field) => listing[NULLABLE_FIELDS[field]] === null && absenceOf(listing, field) === 'withheld',
  )
}

function isMeaningless(listing: ListingRecord, field: NullableField): boolean {
  const { listingType, propertyType, isProject, hosting, communeSlug, absences } = listing
  const family = isPropertyType(propertyType) ? familyOf(propertyType) : 'other'
  switch (field) {
    case 'price':
      return isProject
    case 'priceFrom':
    case 'priceTo':
      return !isProject
    case 'pricePerSqm':
      return isProject || absences['areaM2'] === 'not_applicable'
    case 'deposit':
    case 'furnished':
      return listingType === 'sale'
    case 'landAreaSqm':
      return family !== 'land' && !(isPropertyType(propertyType) && segmentOf(propertyType) === 'house')
    case 'energyClass':
    case 'insulationClass':
    case 'constructionYear':
    case 'condition':
    case 'newBuild':
    case 'floor':
      return family === 'land'
    case 'agency':
    case 'agencyName':
      return hosting === 'service'
    // Only the capital has quarters in the gazetteer; elsewhere the locality says where.
    case 'district':
      return communeSlug !== 'luxembourg'
    case 'locality':
      return communeSlug === 'luxembourg'
    default:
      return false
  }
}
