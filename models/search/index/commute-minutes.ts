import type { COMMUTE_MODES } from '../../contracts/places/commute.ts'

type Mode = (typeof COMMUTE_MODES)[number]

/** Roads are longer than straight lines, by about 1.3 (Ballou, Rahardja and Sakai 2002, Transportation Research A 36). */
const DETOUR = 1.3
/** Speeds door to door on the way to work, km/h; minutes at both ends: parking, walking to a stop and waiting. */
const SPEED_KMH: Readonly<Record<Mode, number>> = { car: 38, transit: 26, bike: 15, walk: 5 }
const ENDS_MINUTES: Readonly<Record<Mode, number>> = { car: 5, transit: 12, bike: 3, walk: 0 }
/** A train leaves the road behind. */
const TRAIN_KMH = 40
const WALK_TO_STATION_M = 1200

/** Minutes for a straight-line distance; the second is that to the nearest station, NaN where unknown. */
export type MinutesOfDistance = (distanceM: number, stationM: number) => number

/** A rough estimate from mean speeds; with no mode the faster of car and public transport. */
export function commuteEstimate(mode: Mode | null): MinutesOfDistance {
  if (mode === null) {
    const [car, transit] = [commuteEstimate('car'), commuteEstimate('transit')]
    return (distanceM, stationM) => Math.min(car(distanceM, stationM), transit(distanceM, stationM))
  }
  const [ends, kmh] = [ENDS_MINUTES[mode], SPEED_KMH[mode]]
  const nearStationKmh = mode === 'transit' ? TRAIN_KMH : kmh
  return (distanceM, stationM) =>
    ends + ((distanceM * DETOUR) / 1000 / (stationM <= WALK_TO_STATION_M ? nearStationKmh : kmh)) * 60
}
