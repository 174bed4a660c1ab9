import { distanceM, type Point } from '../places/point-index.ts'
import { WALK_KMH } from './active-trip.ts'
import { createStopGrid } from './stop-grid.ts'

/** Where something stops. */
export interface TimetableStop extends Point {
  readonly name: string
}

/** One run of a vehicle; times in seconds after midnight of the service day, past 86,400 in the night that follows. */
export interface TimetableTrip {
  readonly calls: readonly TimetableCall[]
}
export interface TimetableCall {
  /** Index of the stop. */
  readonly stop: number
  readonly arrival: number
  readonly departure: number
  /** @default true */
  readonly boards?: boolean
  /** @default true */
  readonly alights?: boolean
}

/** Trips that call at the same stops in the same order and never overtake one another, in the order of their times. */
export interface TripPattern {
  readonly stops: Int32Array
  readonly boards: Uint8Array
  readonly alights: Uint8Array
  readonly tripCount: number
  /** Arrival of trip t at position p: `[t * stops.length + p]`. */
  readonly arrivals: Int32Array
  readonly departures: Int32Array
}

/** The timetable of one day, arranged for RAPTOR. */
export interface Timetable {
  readonly stops: readonly TimetableStop[]
  readonly patterns: readonly TripPattern[]
  /** Calls at each stop: pattern and position, one after the other. */
  readonly callsAt: readonly Int32Array[]
  /** Footpaths from each stop: other stop and seconds on foot, one after the other. */
  readonly footpaths: readonly Int32Array[]
}

/** Stops this near to each other are one place to change. Straight line. */
const FOOTPATH_LIMIT_M = 400
/** Where more stops than these lie near, the nearest of them: a feed in which everything lies at one point must not blow up. */
const MOST_FOOTPATHS = 50
/** Trips over the same stops that overtake one another again and again are no timetable. */
const MOST_OVERTAKINGS = 100
/** Ways on foot between stops are longer than straight lines. */
const DETOUR = 1.3

/**
 * Arranges trips for RAPTOR.
 * @throws RangeError for a call at a stop that is not there, one that leaves before it arrives, or trips that keep overtaking one another
 */
export function buildTimetable(stops: readonly TimetableStop[], trips: Iterable<TimetableTrip>): Timetable {
  const groups = new Map<string, TimetableTrip[]>()
  for (const trip of trips) {
    if (trip.calls.length < 2) continue
    assertCalls(trip, stops.length)
    const key = trip.calls
      .map(({ stop, boards, alights }) => `${stop}${boards === false ? 'x' : ''}${alights === false ? 'y' : ''}`)
      .join(' ')
    const group = groups.get(key)
    if (group) group.push(trip)
    else groups.set(key, [trip])
  }
  const patterns = [...groups.values()].flatMap(withoutOvertaking).map(toPattern)
  return { stops, patterns, callsAt: callsAtStops(stops.length, patterns), footpaths: footpathsBetween(stops) }
}

/** The same day with time running backwards: earliest arrivals in it are latest departures. */
export function reverseTimetable({ stops, patterns, footpaths }: Timetable): Timetable {
  const reversed = patterns.map((pattern): TripPattern => {
    const { tripCount } = pattern
    return {
      stops: pattern.stops.toReversed(),
      boards: pattern.alights.toReversed(),
      alights: pattern.boards.toReversed(),
      tripCount,
      // Turning the whole array round turns trips and calls round at once.
      arrivals: pattern.departures.map((time) => -time).toReversed(),
      departures: pattern.arrivals.map((time) => -time).toReversed(),
    }
  })
  return { stops, patterns: reversed, callsAt: callsAtStops(stops.length, reversed), footpaths }
}

/** Seconds on foot over a straight line. */
export function footSeconds(from: Point, to: Point): number {
  return Math.ceil((3.6 * DETOUR * distanceM(from, to)) / WALK_KMH)
}

function assertCalls({ calls }: TimetableTrip, stopCount: number): void {
  calls.forEach(({ stop, arrival, departure }, index) => {
    const before = calls[index - 1]
    if (!(stop >= 0 && stop < stopCount)) throw new RangeError(`there is no stop ${stop}`)
    if (departure < arrival || (before && arrival < before.departure))
      throw new RangeError(`call ${index} is before the one it follows`)
  })
}

/** Each trip joins the first sequence whose last trip it does not overtake. */
function withoutOvertaking(trips: TimetableTrip[]): TimetableTrip[][] {
  const sequences: TimetableTrip[][] = []
  for (const trip of trips.toSorted((a, b) => a.calls[0]!.departure - b.calls[0]!.departure)) {
    const fitting = sequences.find((sequence) => !overtakes(trip, sequence.at(-1)!))
    if (fitting) fitting.push(trip)
    else if (sequences.push([trip]) > MOST_OVERTAKINGS)
      throw new RangeError(`more than ${MOST_OVERTAKINGS} trips over the same stops overtake one another`)
  }
  return sequences
}

function overtakes(later: TimetableTrip, earlier: TimetableTrip): boolean {
  return later.calls.some(({ arrival, departure }, index) => {
    const call = earlier.calls[index]!
    return arrival < call.arrival || departure < call.departure
  })
}

function toPattern(trips: readonly TimetableTrip[]): TripPattern {
  const [{ calls }] = trips as [TimetableTrip]
  const times = (read: (call: TimetableCall) => number): Int32Array =>
    Int32Array.from(trips.flatMap((trip) => trip.calls.map(read)))
  return {
    stops: Int32Array.from(calls, ({ stop }) => stop),
    boards: Uint8Array.from(calls, ({ boards }) => Number(boards !== false)),
    alights: Uint8Array.from(calls, ({ alights }) => Number(alights !== false)),
    tripCount: trips.length,
    arrivals: times(({ arrival }) => arrival),
    departures: times(({ departure }) => departure),
  }
}

function callsAtStops(stopCount: number, patterns: readonly TripPattern[]): Int32Array[] {
  const calls: number[][] = Array.from({ length: stopCount }, () => [])
  patterns.forEach(({ stops }, pattern) => stops.forEach((stop, position) => calls[stop]!.push(pattern, position)))
  return calls.map((each) => Int32Array.from(each))
}

function footpathsBetween(stops: readonly TimetableStop[]): Int32Array[] {
  const near = createStopGrid(stops)
  return stops.map((stop, index) => {
    const paths = near(stop, FOOTPATH_LIMIT_M)
      .filter((other) => other !== index)
      .map((other) => [other, footSeconds(stop, stops[other]!)] as const)
    const nearest =
      paths.length > MOST_FOOTPATHS ? paths.toSorted((a, b) => a[1] - b[1]).slice(0, MOST_FOOTPATHS) : paths
    return Int32Array.from(nearest.flat())
  })
}
