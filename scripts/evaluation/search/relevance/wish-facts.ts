import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import type { Verdict } from './market-places.ts'

/** Wishes that several feature names of a listing fulfil; every other wish is the feature of its own name. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  parking: ['parking', 'parking_indoor', 'parking_outdoor', 'garage'],
  garage: ['garage', 'parking_indoor'],
  view: ['view_open'],
  accessible: ['wheelchair_access'],
  laundry: ['laundry'],
}

/** Does the listing say that it has this, or that it has not? What it does not mention is unknown. */
export function hasWish(wish: string, { features, absentFeatures }: ListingRecord): Verdict {
  const names = FEATURES[wish] ?? [wish]
  if (names.some((name) => features.includes(name))) return 'holds'
  return names.every((name) => absentFeatures.includes(name)) ? 'broken' : 'unknown'
}
