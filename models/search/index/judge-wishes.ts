import type { SearchListing } from './search-listing.ts'
import { WISH_BIT, WISH_KEYS, wishOf, type WishKey } from '../intent/wish-keys.ts'
import { noWishBits, setBit, setWish, type WishBits } from './wish-bits.ts'

/** A distance up to which something is near on foot: 800 m are ten minutes at 5 km/h. */
const NEAR_ON_FOOT_M = 800
/** Classes that count as energy-efficient: `AAA` and `A+` are written so too. */
const EFFICIENT_CLASS = /^A|^B/

/** Bits of the wishes that a feature fulfils. */
const FEATURE_BITS: ReadonlyMap<string, readonly number[]> = new Map(
  [...new Set(WISH_KEYS.flatMap((key) => wishOf(key).features ?? []))].map((feature) => [
    feature,
    WISH_KEYS.flatMap((key) => (wishOf(key).features?.includes(feature) ? [WISH_BIT.get(key)!] : [])),
  ]),
)

/** Metres to what is near; null is unknown. */
export interface Distances {
  stationM: number | null
  schoolM: number | null
}

/**
 * Judges every wish by the facts of a listing, once, when the index is built; `said` is what its texts say. A fact that is not stated is unknown,
 * never assumed.
 */
export function judgeWishes(listing: SearchListing, near: Distances, said: WishBits): WishBits {
  const judged = noWishBits()
  judgeFeatures(listing.features, true, judged)
  judgeFeatures(listing.absentFeatures, false, judged)
  judgeFields(listing, judged)
  judgeDistances(near, judged)
  addSaid(judged, said)
  // A statement of one source wins over a denial by another.
  judged.noLow &= ~judged.yesLow
  judged.noHigh &= ~judged.yesHigh
  return judged
}

function judgeFeatures(features: readonly string[], isPresent: boolean, judged: WishBits): void {
  for (const feature of features) for (const bit of FEATURE_BITS.get(feature) ?? []) setBit(judged, bit, isPresent)
}

function judgeFields(listing: SearchListing, judged: WishBits): void {
  const { condition, newBuild, furnished, energyClass, floor, floorCount, propertyType, bedrooms } = listing
  decide(judged, 'new_build', newBuild ?? (condition === null ? null : condition === 'new' ? true : null))
  decide(judged, 'furnished', furnished)
  decide(judged, 'energy_efficient', energyClass === null ? null : EFFICIENT_CLASS.test(energyClass))
  if (condition !== null) {
    decide(judged, 'renovated', condition === 'renovated')
    decide(judged, 'to_renovate', condition === 'to_renovate')
    decide(judged, 'good_condition', condition !== 'to_renovate' && condition !== 'shell')
  }
  if (propertyType === 'ground_floor_apartment') decide(judged, 'ground_floor', true)
  else decide(judged, 'ground_floor', floor === null ? null : floor === 0)
  if (floor !== null && floorCount !== null) decide(judged, 'top_floor', floor > 0 && floor >= floorCount)
  else if (propertyType === 'penthouse' || propertyType === 'attic_apartment') decide(judged, 'top_floor', true)
  if (['detached_house', 'bungalow'].includes(propertyType)) decide(judged, 'detached', true)
  else if (propertyType.includes('terrace') || propertyType === 'semi_detached_house') decide(judged, 'detached', false)
  if (bedrooms !== null) decide(judged, 'family', bedrooms >= 3)
  if (listing.agency) decide(judged, 'agency', true)
}

function judgeDistances({ stationM, schoolM }: Distances, judged: WishBits): void {
  if (stationM !== null) decide(judged, 'transit', stationM < NEAR_ON_FOOT_M)
  if (schoolM !== null) decide(judged, 'schools', schoolM < NEAR_ON_FOOT_M)
}

/** Adds qualities from title and description that no field holds. A text never overrules a measured distance or a stated feature. */
function addSaid(judged: WishBits, said: WishBits): void {
  const knownLow = judged.yesLow | judged.noLow
  const knownHigh = judged.yesHigh | judged.noHigh
  judged.yesLow |= said.yesLow & ~knownLow
  judged.yesHigh |= said.yesHigh & ~knownHigh
  judged.noLow |= said.noLow & ~knownLow
  judged.noHigh |= said.noHigh & ~knownHigh
}

function decide(judged: WishBits, key: WishKey, isTrue: boolean | null): void {
  if (isTrue !== null) setWish(judged, key, isTrue)
}
