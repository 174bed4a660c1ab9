import { distanceM, type Point } from '../places/point-index.ts'
import { walkTrip } from './active-trip.ts'
import type { CommuteTarget, StationColumn } from './destinations.ts'
import type { Trip } from './trip.ts'
import { townShare } from './way.ts'

/** Public transport data for estimates without a timetable. */
export interface TransitNetwork {
  readonly stations: readonly RailStation[]
  /** In the order of the line. */
  readonly tramStops: readonly TransitPlace[]
}
export interface TransitPlace extends Point {
  readonly name: string
}
export interface RailStation extends TransitPlace {
  readonly slug: string
  /** Minutes by train to the station of each target, changes included; null where they are not known. */
  readonly minutes: Readonly<Record<StationColumn, number | null>>
  readonly headwayMinutes: number
}

/** Where a trip begins. */
export interface TransitOrigin extends Point {
  /** Minutes between buses that lead to where people work. */
  readonly busHeadwayMinutes: number
  /** Minutes on foot to a bus stop. */
  readonly stopWalkMinutes: number
  /** People who know the timetable are at the stop this early; 0 counts from the departure. */
  readonly earlyMinutes: number
}

/** A trip door to door. */
export interface TransitTrip {
  readonly minutes: number
  /** Station or stop of the first train or tram; null by bus or on foot alone. */
  readonly via: string | null
}

/** Trains and buses are timed to meet, so that a change costs half a headway only up to here. */
const TRANSFER_LIMIT_MINUTES = 8
const TRANSFER_WALK_MINUTES = 2
const TRAM_HEADWAY_MINUTES = 4
/** Luxexpo to the central station: 14 stops in 22 minutes (timetable of 10 November 2026). */
const TRAM_MINUTES_PER_STOP = 22 / 14
/** Funicular from the station of Pfaffenthal to the plateau: every 4 minutes, a minute's ride (mobiliteit.lu). */
const FUNICULAR = {
  station: 'pfaffenthal-kirchberg',
  stop: 'Rout Bréck-Pafendall',
  minutes: 4,
} as const
/** Buses stop and take the way round the villages: so many times longer than by car, in the country and on top of it in towns. */
const BUS_SLOWNESS = 1.2
const TOWN_BUS_SLOWNESS = 0.7
const WALK_LIMIT_KM = 2.5
const WALK_TO_STATION_LIMIT_KM = 2
const STATION_LIMIT_M = 15_000

/** How estimates are asked for: from an origin to one point of a target. */
export type TransitEstimate = (
  origin: TransitOrigin,
  to: Point,
  target: Pick<CommuteTarget, 'station' | 'column'>,
) => TransitTrip

/** Minutes from an origin to each station and tram stop of the network, waiting there included. */
interface Access {
  readonly stations: readonly number[]
  readonly tramStops: readonly number[]
}

/**
 * Minutes door to door by public transport where no timetable is at hand: the best of walking, a bus, the tram, a bus to the tram, and the
 * train with whatever leads to and from its stations. An estimate from distances, train minutes and headways. What is found for an
 * origin is kept as long as the origin: ask with the same object for every target.
 * @param drive ways by car at the hour of the trip; buses follow them
 */
export function createTransitEstimate(
  network: TransitNetwork,
  drive: (from: Point, to: Point) => Trip,
): TransitEstimate {
  const kept = new WeakMap<TransitOrigin, Access>()
  return (origin, to, target) => {
    const access = kept.get(origin) ?? accessOf(origin, network, drive)
    kept.set(origin, access)
    const candidates = [
      ...walk(origin, to),
      { minutes: busMinutes(origin, to, drive), via: null },
      ...tramTrips(access, to, network),
      ...trainTrips(access, to, target, network),
    ]
    return candidates.reduce((best, trip) => (trip.minutes < best.minutes ? trip : best))
  }
}

function accessOf(
  origin: TransitOrigin,
  { stations, tramStops }: TransitNetwork,
  drive: (from: Point, to: Point) => Trip,
): Access {
  const access = (place: Point, walkLimitKm: number, headwayMinutes: number): number => {
    const { km, minutes } = walkTrip(origin, place)
    const onFoot = km <= walkLimitKm ? minutes + firstWait(origin, headwayMinutes) : Infinity
    return Math.min(onFoot, busMinutes(origin, place, drive) + change(headwayMinutes))
  }
  return {
    stations: stations.map((station) =>
      distanceM(origin, station) > STATION_LIMIT_M
        ? Infinity
        : access(station, WALK_TO_STATION_LIMIT_KM, station.headwayMinutes),
    ),
    tramStops: tramStops.map((stop) => access(stop, WALK_LIMIT_KM, TRAM_HEADWAY_MINUTES)),
  }
}

function walk(from: Point, to: Point): TransitTrip[] {
  const { km, minutes } = walkTrip(from, to)
  return km <= WALK_LIMIT_KM ? [{ minutes, via: null }] : []
}

function busMinutes(origin: TransitOrigin, to: Point, drive: (from: Point, to: Point) => Trip): number {
  const slowness = BUS_SLOWNESS + TOWN_BUS_SLOWNESS * townShare(origin, to)
  return origin.stopWalkMinutes + firstWait(origin, origin.busHeadwayMinutes) + slowness * drive(origin, to).minutes
}

/** On by tram, the rest on foot. */
function tramTrips(access: Access, to: Point, { tramStops }: TransitNetwork): TransitTrip[] {
  const alight = nearest(to, tramStops)
  if (alight < 0 || walkTrip(tramStops[alight]!, to).km > WALK_LIMIT_KM) return []
  const last = walkTrip(tramStops[alight]!, to).minutes
  return tramStops.flatMap(({ name }, board) =>
    board === alight ? [] : [{ minutes: access.tramStops[board]! + tramRide(board, alight) + last, via: name }],
  )
}

function tramRide(board: number, alight: number): number {
  return TRAM_MINUTES_PER_STOP * Math.abs(board - alight)
}

function trainTrips(
  access: Access,
  to: Point,
  { station: hubSlug, column }: Pick<CommuteTarget, 'station' | 'column'>,
  network: TransitNetwork,
): TransitTrip[] {
  const hub = network.stations.find(({ slug }) => slug === hubSlug)
  if (!hub) return []
  const egress = egressMinutes(hub, to, network)
  return network.stations.flatMap((station, index) => {
    const ride = station.minutes[column]
    if (ride === null || station === hub) return []
    return [{ minutes: access.stations[index]! + ride + egress, via: station.name }]
  })
}

/** From the train: on foot, by tram, or by funicular and tram. */
function egressMinutes(hub: RailStation, to: Point, { tramStops }: TransitNetwork): number {
  const onFoot = walkTrip(hub, to).minutes
  const alight = nearest(to, tramStops)
  if (alight < 0) return onFoot
  const last = walkTrip(tramStops[alight]!, to).minutes
  const byTram = tramStops.map((stop, board) => {
    const isFunicular = hub.slug === FUNICULAR.station && stop.name === FUNICULAR.stop
    const reach = isFunicular ? FUNICULAR.minutes : walkTrip(hub, stop).minutes
    return board === alight ? reach + last : reach + change(TRAM_HEADWAY_MINUTES) + tramRide(board, alight) + last
  })
  return Math.min(onFoot, ...byTram)
}

function firstWait({ earlyMinutes }: TransitOrigin, headwayMinutes: number): number {
  return Math.min(headwayMinutes / 2, earlyMinutes)
}

function change(headwayMinutes: number): number {
  return TRANSFER_WALK_MINUTES + Math.min(headwayMinutes / 2, TRANSFER_LIMIT_MINUTES)
}

function nearest(point: Point, places: readonly Point[]): number {
  let best = -1
  places.forEach((place, index) => {
    if (best < 0 || distanceM(point, place) < distanceM(point, places[best]!)) best = index
  })
  return best
}
