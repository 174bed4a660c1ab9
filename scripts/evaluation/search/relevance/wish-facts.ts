import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import type { Verdict } from './market-places.ts'

/** Wishes fulfilled by several feature names; every other wish is the feature of the same name. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  parking: ['parking', 'parking_indoor', 'parking_outdoor', 'garage'],
  garage: ['garage', 'parking_indoor'],
  view: ['view_open'],
  accessible: ['wheelchair_access'],
  laundry: ['laundry'],
}

/** Whether the listing states that it has or lacks a feature; unknown when it does not mention it. */
export function hasWish(wish: string, { features, absentFeatures }: ListingRecord): Verdict {
  const names = FEATURES[wish] ?? [wish]
  if (names.some((name) => features.includes(name))) return 'holds'
  return names.every((name) => absentFeatures.includes(name)) ? 'broken' : 'unknown'
}
