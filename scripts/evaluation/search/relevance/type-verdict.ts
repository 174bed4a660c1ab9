import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { familyOf, isPropertyType, segmentOf, type PropertyType } from '../../../../models/kernel/property-type.ts'
import type { Verdict } from './market-places.ts'

/**
 * Is the listing of a wanted type? A flat is any type of the segment, a house likewise. A plain `house` says nothing about how it stands, so whether it is
 * terraced or a villa is unknown; a plain `apartment` is no duplex or penthouse, and a studio when it has no bedroom.
 */
export function typeVerdict(wanted: PropertyType, { propertyType, bedrooms }: ListingRecord): Verdict {
  if (!isPropertyType(propertyType)) return 'unknown'
  if (propertyType === wanted || isKindOf(propertyType, wanted)) return 'holds'
  if (wanted === 'studio' && propertyType === 'apartment')
    return bedrooms === null ? 'unknown' : bedrooms === 0 ? 'holds' : 'broken'
  if (segmentOf(wanted) === 'house' && propertyType === 'house') return 'unknown'
  return 'broken'
}

/** Something to live in, as a text means that names no type. */
export function isHome({ propertyType }: ListingRecord): boolean {
  return isPropertyType(propertyType) && familyOf(propertyType) === 'dwelling'
}

const WIDER: Partial<Record<PropertyType, readonly PropertyType[]>> = {
  duplex: ['triplex'],
  room: ['shared_flat'],
  shared_flat: ['room'],
  retail: ['restaurant'],
  detached_house: ['villa', 'bungalow', 'farmhouse', 'castle'],
  terraced_house: ['end_terrace_house'],
}

function isKindOf(type: PropertyType, wanted: PropertyType): boolean {
  if (wanted === 'apartment' || wanted === 'house') return segmentOf(type) === wanted
  return WIDER[wanted]?.includes(type) ?? false
}
