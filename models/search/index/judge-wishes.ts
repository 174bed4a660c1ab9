import type { WishBits } from './advert-qualities.ts'
import type { SearchListing } from './search-listing.ts'
import { WISH_BIT, WISH_KEYS } from '../intent/wish-keys.ts'
import type { WishKey } from '../intent/wish-keys.ts'

/** A distance up to which something is near on foot: 800 m are ten minutes at 5 km/h. */
export const NEAR_ON_FOOT_M = 800
/** Classes that count as energy-efficient: `AAA` and `A+` are written so too. */
const EFFICIENT_CLASS = /^A|^B/

/** Features of a listing that fulfil a wish. One of them absent and none present means that the wish is not fulfilled. */
const FEATURES: Readonly<Partial<Record<WishKey, readonly string[]>>> = {
  garden: ['garden'],
  terrace: ['terrace', 'balcony', 'loggia'],
  balcony: ['balcony', 'loggia', 'terrace'],
  outdoor_space: ['terrace', 'balcony', 'loggia', 'garden', 'garden_shared'],
  parking: ['parking', 'parking_indoor', 'parking_outdoor', 'garage', 'carport'],
  garage: ['garage', 'parking_indoor'],
  ev_charging: ['ev_charging'],
  lift: ['elevator'],
  step_free: ['wheelchair_access'],
  quiet: ['quiet'],
  bright: ['bright'],
  south_facing: ['south_facing'],
  view: ['view_open'],
  pets_allowed: ['pets_allowed'],
  cellar: ['cellar'],
  storage: ['storage', 'cellar', 'attic'],
  attic: ['attic'],
  fitted_kitchen: ['fitted_kitchen'],
  open_kitchen: ['open_kitchen'],
  separate_kitchen: ['separate_kitchen'],
  separate_toilet: ['separate_toilet'],
  master_suite: ['master_suite'],
  dressing: ['dressing'],
  fireplace: ['fireplace'],
  parquet: ['parquet'],
  air_conditioning: ['air_conditioning'],
  underfloor_heating: ['heating_underfloor'],
  heat_pump: ['heating_heat_pump'],
  solar: ['heating_solar'],
  fibre: ['fibre'],
  alarm: ['alarm'],
  video_intercom: ['video_intercom'],
  good_glazing: ['double_glazing', 'triple_glazing'],
  laundry: ['laundry'],
  bike_storage: ['bike_storage'],
  home_office: ['home_office'],
  pool: ['pool'],
  sauna: ['sauna'],
  gym: ['gym'],
  smoking_allowed: ['smoking_allowed'],
}

const FEATURE_BITS: ReadonlyMap<string, readonly number[]> = new Map(
  [...new Set(Object.values(FEATURES).flat())].map((feature) => [
    feature,
    WISH_KEYS.flatMap((key) => (FEATURES[key]?.includes(feature) ? [WISH_BIT.get(key)!] : [])),
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
  const judged = { yesLow: 0, yesHigh: 0, noLow: 0, noHigh: 0 }
  for (const feature of listing.features) for (const bit of FEATURE_BITS.get(feature) ?? []) setYes(judged, bit)
  for (const feature of listing.absentFeatures) for (const bit of FEATURE_BITS.get(feature) ?? []) setNo(judged, bit)
  judgeFields(listing, judged)
  judgeDistances(near, judged)
  addSaid(judged, said)
  // A statement of one source wins over a denial by another.
  judged.noLow &= ~judged.yesLow
  judged.noHigh &= ~judged.yesHigh
  return judged
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
  if (isTrue === null) return
  const bit = WISH_BIT.get(key)!
  if (isTrue) setYes(judged, bit)
  else setNo(judged, bit)
}

function setYes(judged: WishBits, bit: number): void {
  if (bit < 32) judged.yesLow |= 1 << bit
  else judged.yesHigh |= 1 << (bit - 32)
}

function setNo(judged: WishBits, bit: number): void {
  if (bit < 32) judged.noLow |= 1 << bit
  else judged.noHigh |= 1 << (bit - 32)
}
