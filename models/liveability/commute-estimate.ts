import { distanceM, type Point } from '../places/point-index.ts'
import { meanOverPlaces, type InhabitedPlace } from './inhabited-places.ts'

/** A station with minutes by train; null where they are not known. */
export type CommuteStation = Point & { readonly minutes: Readonly<Record<CommuteTarget, number | null>> }
export type CommuteTarget = 'luxembourg' | 'kirchberg' | 'belval'

/** Where a day's work is, in the middle of the offices: Hamilius, the Kirchberg plateau, the university. */
const TARGETS: Readonly<Record<CommuteTarget, Point>> = {
  luxembourg: { latitude: 49.6113, longitude: 6.1277 },
  kirchberg: { latitude: 49.6285, longitude: 6.1585 },
  belval: { latitude: 49.5035, longitude: 5.9475 },
}

/** Roads are longer than straight lines, by about 1.3 (Ballou, Rahardja and Sakai 2002, Transportation Research A 36). */
const DETOUR = 1.3
const WALK_KMH = 5
/** Farther than this from a station one takes a bus to it. */
const WALK_LIMIT_KM = 1.2
/** Buses with their stops, on country roads and in the rush of the city. */
const BUS_KMH = 28
/** Walk to a stop and wait there. */
const BUS_ACCESS_MINUTES = 8
/** Wait for the train and walk at its end. */
const TRAIN_OVERHEAD_MINUTES = 10

/**
 * Minutes from the inhabited places of a commune to a target by public transport, door to door: the better of a bus all the way and
 * the way to a station with the train from there. An estimate for comparing communes, within perhaps ten minutes for a trip.
 */
export function commuteMinutes(
  places: readonly InhabitedPlace[],
  stations: readonly CommuteStation[],
  target: CommuteTarget,
): number {
  return meanOverPlaces(places, (place) => {
    const byTrain = stations.flatMap((station) => {
      const minutes = station.minutes[target]
      return minutes === null ? [] : accessMinutes(place, station) + minutes + TRAIN_OVERHEAD_MINUTES
    })
    return byTrain.reduce((best, minutes) => Math.min(best, minutes), busMinutes(place, TARGETS[target]))
  })
}

function accessMinutes(place: Point, station: Point): number {
  const km = (DETOUR * distanceM(place, station)) / 1000
  return km <= WALK_LIMIT_KM ? (60 * km) / WALK_KMH : busMinutes(place, station)
}

function busMinutes(from: Point, to: Point): number {
  return BUS_ACCESS_MINUTES + (60 * DETOUR * distanceM(from, to)) / 1000 / BUS_KMH
}
