import {
  COMMUTE_DESTINATIONS,
  COMMUTE_MODES,
  COMMUTE_PERIODS,
  type CommuteDestination,
  type CommuteMode,
  type CommutePeriod,
  type CommuteSpan,
  type CommuteTimeRow,
} from '../contracts/places/commute.ts'
import type { RoutedMode } from '../contracts/places/routed-trip.ts'
import type { InhabitedPlace } from '../liveability/inhabited-places.ts'
import type { Point } from '../places/point-index.ts'
import { bikeTrip, walkTrip } from './active-trip.ts'
import { COMMUTE_TARGETS, type CommuteTarget } from './destinations.ts'
import { createDriving } from './drive.ts'
import type { Trip } from './trip.ts'
import { createTransitEstimate } from './transit-estimate.ts'
import type { TransitEstimate, TransitNetwork, TransitOrigin } from './transit-estimate.ts'
import { mean } from '../statistics/mean.ts'
import { roundTo } from '../statistics/round.ts'
import { NORMAL_80 } from '../statistics/normal-quantile.ts'
import { DAY_MS } from '../kernel/day.ts'

export const COMMUTE_MODEL_VERSION = '1.0.0'
/** The day of the parameters of roads, bicycles and feet. */
export const COMMUTE_PARAMETERS_DATE = '2026-11-21'

/** A commune as its people are spread over it. */
export interface CommuneOrigin {
  readonly slug: string
  readonly places: readonly InhabitedPlace[]
  /** Minutes between useful buses in the peak. */
  readonly busHeadwayMinutes: number
}

/** A trip by timetable: mean and standard deviation over the times of day. */
export interface TimetabledTrip {
  readonly minutes: number
  readonly deviation: number
  readonly via: string | null
}

/** Facts about public transport with the time for which they hold. */
export interface TransitFacts {
  readonly network: TransitNetwork
  readonly validOn: string
  readonly timetable?: TimetableFacts
}
export interface TimetableFacts {
  readonly validOn: string
  /** Last day of service. */
  readonly validTo: string
  /** Null where no connection within reach exists. */
  readonly trip: (place: Point, destination: CommuteDestination, period: CommutePeriod) => TimetabledTrip | null
}

/** Trips of a routing engine on empty roads. */
export interface RoutedFacts {
  readonly validOn: string
  /** Null where the engine was not asked or knows no way; `km` null where it does not tell. */
  readonly trip: (mode: RoutedMode, from: Point, to: Point) => { minutes: number; km: number | null } | null
}

/** Level of the ranges. */
export const COMMUTE_INTERVAL_LEVEL = 0.8
/** Hour of a working day that stands for each period. */
const PERIOD_HOURS: Readonly<Record<CommutePeriod, number>> = { peak: 8, offPeak: 12 }
/** Buses and trains are rarer outside the peak. */
const HEADWAY_FACTOR: Readonly<Record<CommutePeriod, number>> = { peak: 1, offPeak: 1.5 }
/** Hour of empty roads, of which engines without traffic speak. */
const EMPTY_HOUR = 3
/** To the car, into a car park and from there to the desk. */
const PARKING_MINUTES = 5
const STOP_WALK_MINUTES = 5
const EARLY_MINUTES = 3
/** Share of a commune's people that the timetable has to reach. */
const TIMETABLE_COVERAGE = 0.8
/** A year: what has not been renewed since is stale. */
const STALE_AFTER_DAYS = 365
const FOREVER = '9999-12-31'
/** Standard deviation of one trip around its estimate, as a share of it. Set wider than the errors on known trips, which are few. */
export const TRIP_DEVIATION: Readonly<Record<CommuteMode, number>> = { car: 0.2, transit: 0.15, bike: 0.15, walk: 0.1 }
export const LEAST_DEVIATION_MINUTES = 2

interface PlaceTrip {
  readonly minutes: number
  readonly share: number
  readonly km: number | null
  readonly via: string | null
  readonly deviation: number
}
type Facts = Pick<CommuteTimeRow, 'method' | 'validOn'> & { readonly validTo: string }

/** Sources of times in one period. */
interface Ways {
  readonly period: CommutePeriod
  readonly drive: (from: Point, to: Point) => Trip
  /** The same at night. */
  readonly driveEmpty: (from: Point, to: Point) => Trip
  readonly routed: RoutedFacts | undefined
  readonly estimate: TransitEstimate
}

/**
 * Every commune to every destination, by each mode, in and outside the peak, in this order.
 * @param asOf day of the release
 * @param routed taken for car, bicycle and feet instead of the estimate, where it reaches every place of a commune
 */
export function commuteTimes(
  communes: readonly CommuneOrigin[],
  transit: TransitFacts,
  asOf: string,
  routed?: RoutedFacts,
): CommuteTimeRow[] {
  const driveEmpty = createDriving(EMPTY_HOUR)
  const ways = COMMUTE_PERIODS.map((period): Ways => {
    const drive = createDriving(PERIOD_HOURS[period])
    return { period, drive, driveEmpty, routed, estimate: createTransitEstimate(transit.network, drive) }
  })
  return communes.flatMap((commune) => {
    const perPeriod = ways.map((way) => rowsOf(commune, way, transit, asOf))
    return perPeriod[0]!.flatMap((_, index) => perPeriod.map((rows) => rows[index]!))
  })
}

function rowsOf(commune: CommuneOrigin, ways: Ways, transit: TransitFacts, asOf: string): CommuteTimeRow[] {
  const origins = commune.places.map((place) => transitOrigin(place, commune, ways.period))
  return COMMUTE_DESTINATIONS.flatMap((destination) =>
    COMMUTE_MODES.map((mode) => {
      const { trips, facts } =
        mode === 'transit'
          ? transitTrips(commune, origins, destination, ways, transit)
          : privateTrips(commune, destination, mode, ways)
      return {
        communeSlug: commune.slug,
        destination,
        mode,
        period: ways.period,
        ...spanOf(trips),
        distanceKm: meanKm(trips),
        method: facts.method,
        stale: facts.validTo < asOf || isStale(facts.validOn, asOf),
        validOn: facts.validOn,
        via: commonest(trips),
      }
    }),
  )
}

function privateTrips(
  { places }: CommuneOrigin,
  destination: CommuteDestination,
  mode: Exclude<CommuteMode, 'transit'>,
  ways: Ways,
): { trips: PlaceTrip[]; facts: Facts } {
  const routed = ways.routed && routedTrips(places, COMMUTE_TARGETS[destination], mode, ways, ways.routed)
  if (routed) return { trips: routed, facts: { method: 'routed', validOn: ways.routed!.validOn, validTo: FOREVER } }
  const { drive } = ways
  const trips = places.map((place) => privateTrip(place, COMMUTE_TARGETS[destination], mode, drive))
  return { trips, facts: { method: 'estimated', validOn: COMMUTE_PARAMETERS_DATE, validTo: FOREVER } }
}

function transitTrips(
  { places }: CommuneOrigin,
  origins: readonly TransitOrigin[],
  destination: CommuteDestination,
  { period, estimate }: Ways,
  { timetable, validOn }: TransitFacts,
): { trips: PlaceTrip[]; facts: Facts } {
  const timetabled = timetable && timetabledTrips(places, destination, period, timetable)
  if (timetabled) return { trips: timetabled, facts: { method: 'timetable', ...timetable } }
  const target = COMMUTE_TARGETS[destination]
  const trips = origins.map((origin, index): PlaceTrip => {
    const found = target.points.map((point) => estimate(origin, point, target))
    const minutes = mean(found.map((trip) => trip.minutes))
    const { share } = places[index]!
    return { minutes, share, km: null, via: found[0]!.via, deviation: TRIP_DEVIATION.transit * minutes }
  })
  return { trips, facts: { method: 'estimated', validOn, validTo: FOREVER } }
}

function transitOrigin(
  { latitude, longitude }: Point,
  { busHeadwayMinutes }: CommuneOrigin,
  period: CommutePeriod,
): TransitOrigin {
  return {
    latitude,
    longitude,
    busHeadwayMinutes: busHeadwayMinutes * HEADWAY_FACTOR[period],
    stopWalkMinutes: STOP_WALK_MINUTES,
    earlyMinutes: EARLY_MINUTES,
  }
}

function privateTrip(
  place: InhabitedPlace,
  { points }: CommuteTarget,
  mode: Exclude<CommuteMode, 'transit'>,
  drive: (from: Point, to: Point) => Trip,
): PlaceTrip {
  const trip = { car: drive, bike: bikeTrip, walk: walkTrip }[mode]
  const ways = points.map((point) => trip(place, point))
  const minutes = mean(ways.map((way) => way.minutes)) + (mode === 'car' ? PARKING_MINUTES : 0)
  return {
    minutes,
    share: place.share,
    km: mean(ways.map(({ km }) => km)),
    via: null,
    deviation: TRIP_DEVIATION[mode] * minutes,
  }
}

/** Times from a routing engine; driving is slowed by the model's factor for the hour. Undefined where the engine leaves out a place. */
function routedTrips(
  places: readonly InhabitedPlace[],
  { points }: CommuteTarget,
  mode: RoutedMode,
  { drive, driveEmpty }: Ways,
  { trip }: RoutedFacts,
): PlaceTrip[] | undefined {
  const trips: PlaceTrip[] = []
  for (const place of places) {
    const found = points.map((point) => {
      const way = trip(mode, place, point)
      if (!way || mode !== 'car') return way
      return { ...way, minutes: (way.minutes * drive(place, point).minutes) / driveEmpty(place, point).minutes }
    })
    const known = found.filter((way) => way !== null)
    if (known.length < points.length) return undefined
    const minutes = mean(known.map((way) => way.minutes)) + (mode === 'car' ? PARKING_MINUTES : 0)
    const km = known.some((way) => way.km === null) ? null : mean(known.map((way) => way.km!))
    trips.push({ minutes, share: place.share, km, via: null, deviation: TRIP_DEVIATION[mode] * minutes })
  }
  return trips
}

/** The trips from the places that the timetable reaches; undefined where it leaves out too many people in either period. */
function timetabledTrips(
  places: readonly InhabitedPlace[],
  destination: CommuteDestination,
  period: CommutePeriod,
  { trip: tripOf }: TimetableFacts,
): PlaceTrip[] | undefined {
  const reached = places.filter((place) => COMMUTE_PERIODS.every((each) => tripOf(place, destination, each) !== null))
  const share = reached.reduce((sum, place) => sum + place.share, 0)
  if (share < TIMETABLE_COVERAGE) return undefined
  return reached.map((place) => ({ ...tripOf(place, destination, period)!, share: place.share / share, km: null }))
}

/** Mean over the places; the range holds both how far they lie apart and how far one trip lies from its estimate. */
function spanOf(trips: readonly PlaceTrip[]): CommuteSpan {
  const minutes = trips.reduce((sum, trip) => sum + trip.share * trip.minutes, 0)
  const variance = trips.reduce(
    (sum, trip) => sum + trip.share * ((trip.minutes - minutes) ** 2 + trip.deviation ** 2),
    0,
  )
  const half = NORMAL_80 * Math.max(LEAST_DEVIATION_MINUTES, Math.sqrt(variance))
  return {
    minutes: Math.round(minutes),
    low: Math.round(Math.max(minutes / 2, minutes - half)),
    high: Math.round(minutes + half),
  }
}

function meanKm(trips: readonly PlaceTrip[]): number | null {
  if (trips.some(({ km }) => km === null)) return null
  return roundTo(
    trips.reduce((sum, { share, km }) => sum + share * km!, 0),
    1,
  )
}

/** First boarding that most people share; ties go to the first in the alphabet. */
function commonest(trips: readonly PlaceTrip[]): string | null {
  const shares = new Map<string | null, number>()
  for (const { via, share } of trips) shares.set(via, (shares.get(via) ?? 0) + share)
  const ranked = [...shares].sort(([a, p], [b, q]) => q - p || ((a ?? '') < (b ?? '') ? -1 : 1))
  return ranked[0]?.[0] ?? null
}

/** Whether facts of a day are out of date on another. */
export function isStale(validOn: string, asOf: string): boolean {
  return Date.parse(asOf) - Date.parse(validOn) > STALE_AFTER_DAYS * DAY_MS
}
