import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import type { Point } from '../../../../models/places/point-index.ts'
import { distanceM } from '../../../../models/places/point-index.ts'
import type { Station } from '../../../../pipeline/reference/reference-tables.ts'

export type CommuteTarget = 'luxembourg-city' | 'kirchberg' | 'belval'

const TARGETS: Readonly<Record<CommuteTarget, { point: Point; column: keyof Station }>> = {
  'luxembourg-city': { point: { latitude: 49.6, longitude: 6.134 }, column: 'minutes_to_luxembourg' },
  kirchberg: { point: { latitude: 49.63, longitude: 6.155 }, column: 'minutes_to_kirchberg' },
  belval: { point: { latitude: 49.503, longitude: 5.947 }, column: 'minutes_to_belval' },
}

// Ratio of road or path to straight-line distance.
const DETOUR = 1.35
const WALK_MINUTES_PER_KM = 12
const BIKE_MINUTES_PER_KM = 4
const DRIVE_MINUTES_PER_KM = 60 / 50
const DRIVE_START_MINUTES = 5

/** Rough minutes from a listing to a target, only for ordering listings; null without coordinates. */
export function commuteMinutes(
  listing: ListingRecord,
  to: CommuteTarget,
  by: 'car' | 'transit' | 'bike' | 'walk',
  stations: readonly Station[],
): number | null {
  const { latitude, longitude } = listing
  if (latitude === null || longitude === null) return null
  const km = (distanceM({ latitude, longitude }, TARGETS[to].point) / 1000) * DETOUR
  if (by === 'walk') return km * WALK_MINUTES_PER_KM
  if (by === 'bike') return km * BIKE_MINUTES_PER_KM
  if (by === 'car') return DRIVE_START_MINUTES + km * DRIVE_MINUTES_PER_KM
  const rides = stations.flatMap((station) => {
    const ride = station[TARGETS[to].column]
    if (typeof ride !== 'number') return []
    return [ride + (distanceM({ latitude, longitude }, station) / 1000) * DETOUR * WALK_MINUTES_PER_KM]
  })
  return rides.length === 0 ? null : Math.min(...rides, km * WALK_MINUTES_PER_KM)
}
