import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { familyOf, isPropertyType, segmentOf, type PropertyType } from '../../../../models/kernel/property-type.ts'
import type { Verdict } from './market-places.ts'

/**
 * Judges whether the listing has a wanted type. A wanted flat or house matches every type of its segment. A listing of plain type `house` is unknown
 * for terraced house or villa; a plain `apartment` is no duplex or penthouse, and is a studio if it has no bedroom.
 */
export function typeVerdict(wanted: PropertyType, { propertyType, bedrooms }: ListingRecord): Verdict {
  if (!isPropertyType(propertyType)) return 'unknown'
  if (propertyType === wanted || isKindOf(propertyType, wanted)) return 'holds'
  if (wanted === 'studio' && propertyType === 'apartment')
    return bedrooms === null ? 'unknown' : bedrooms === 0 ? 'holds' : 'broken'
  if (segmentOf(wanted) === 'house' && propertyType === 'house') return 'unknown'
  return 'broken'
}

/** Whether the listing is somewhere to live, which a text means when it names no type. */
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
