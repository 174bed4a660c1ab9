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

/** A way to travel: minutes at both ends, and speeds. */
interface Way {
  ends: number
  kmh: number
  nearStationKmh: number
}

const WAYS = Object.fromEntries(
  Object.entries(SPEED_KMH).map(([mode, kmh]) => [
    mode,
    { ends: ENDS_MINUTES[mode as Mode], kmh, nearStationKmh: mode === 'transit' ? TRAIN_KMH : kmh },
  ]),
) as Readonly<Record<Mode, Way>>
const FASTER: readonly [Way, Way] = [WAYS.car, WAYS.transit]

/** The ways of a mode; with no mode the faster of car and public transport. */
export function waysOf(mode: Mode | null): readonly [Way, Way] {
  return mode === null ? FASTER : [WAYS[mode], WAYS[mode]]
}

/** A rough estimate of the minutes for a straight-line distance, from mean speeds. @param stationM to the nearest station, NaN where unknown */
export function estimatedMinutes([one, other]: readonly [Way, Way], distanceM: number, stationM: number): number {
  return Math.min(minutesBy(one, distanceM, stationM), minutesBy(other, distanceM, stationM))
}

function minutesBy({ ends, kmh, nearStationKmh }: Way, distanceM: number, stationM: number): number {
  return ends + ((distanceM * DETOUR) / 1000 / (stationM <= WALK_TO_STATION_M ? nearStationKmh : kmh)) * 60
}
