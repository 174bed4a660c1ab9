/** Statistical segment; null keeps a property out of dwelling statistics. */
export type Segment = 'apartment' | 'house' | null

/** Every type with the family it belongs to and the segment it counts in. A room is a dwelling, but its price is no price of a flat. */
export const PROPERTY_TYPES = {
  apartment: { family: 'dwelling', segment: 'apartment' },
  studio: { family: 'dwelling', segment: 'apartment' },
  duplex: { family: 'dwelling', segment: 'apartment' },
  triplex: { family: 'dwelling', segment: 'apartment' },
  penthouse: { family: 'dwelling', segment: 'apartment' },
  loft: { family: 'dwelling', segment: 'apartment' },
  attic_apartment: { family: 'dwelling', segment: 'apartment' },
  ground_floor_apartment: { family: 'dwelling', segment: 'apartment' },
  house: { family: 'dwelling', segment: 'house' },
  detached_house: { family: 'dwelling', segment: 'house' },
  semi_detached_house: { family: 'dwelling', segment: 'house' },
  terraced_house: { family: 'dwelling', segment: 'house' },
  end_terrace_house: { family: 'dwelling', segment: 'house' },
  villa: { family: 'dwelling', segment: 'house' },
  bungalow: { family: 'dwelling', segment: 'house' },
  farmhouse: { family: 'dwelling', segment: 'house' },
  castle: { family: 'dwelling', segment: 'house' },
  room: { family: 'dwelling', segment: null },
  shared_flat: { family: 'dwelling', segment: null },
  mobile_home: { family: 'dwelling', segment: null },
  apartment_building: { family: 'building', segment: null },
  parking: { family: 'parking', segment: null },
  office: { family: 'commercial', segment: null },
  retail: { family: 'commercial', segment: null },
  restaurant: { family: 'commercial', segment: null },
  warehouse: { family: 'commercial', segment: null },
  land: { family: 'land', segment: null },
  agricultural_land: { family: 'land', segment: null },
  forest: { family: 'land', segment: null },
  cellar: { family: 'other', segment: null },
  other: { family: 'other', segment: null },
} as const satisfies Record<string, { family: PropertyFamily; segment: Segment }>

export type PropertyFamily = 'dwelling' | 'building' | 'parking' | 'commercial' | 'land' | 'other'
export type PropertyType = keyof typeof PROPERTY_TYPES

/** Homes, as every page, feed and tool counts them: also rooms and the flats of projects, whose prices are in no statistic of flats and houses. */
export const HOME_TYPES = (Object.keys(PROPERTY_TYPES) as PropertyType[]).filter(
  (type) => familyOf(type) === 'dwelling',
)

/** The types that a valuation and a search of the interface take. */
export const INTERFACE_PROPERTY_TYPES = ['apartment', 'house', 'studio', 'duplex', 'penthouse'] as const

export function isPropertyType(text: string): text is PropertyType {
  return Object.hasOwn(PROPERTY_TYPES, text)
}

export function familyOf(type: PropertyType): PropertyFamily {
  return PROPERTY_TYPES[type].family
}

export function segmentOf(type: PropertyType): Segment {
  return PROPERTY_TYPES[type].segment
}
