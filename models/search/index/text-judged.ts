import type { WishKey } from '../intent/wish-keys.ts'

/** Qualities that title and description tell, because no field of a listing holds them. Everything else is judged by fields alone. */
export const TEXT_JUDGED: ReadonlySet<string> = new Set<WishKey>([
  'quiet',
  'bright',
  'south_facing',
  'view',
  'nature',
  'character',
  'schools',
  'transit',
  'shops',
  'city_centre',
  'family',
  'motorway',
])
