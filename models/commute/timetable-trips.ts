import type { CommuteDestination, CommutePeriod } from '../contracts/places/commute.ts'
import type { Point } from '../places/point-index.ts'
import type { TimetabledTrip } from './commune-commute.ts'
import { COMMUTE_TARGETS } from './destinations.ts'
import { earliestArrivals, UNREACHED, type EarliestArrivals } from './raptor.ts'
import { createStopGrid } from './stop-grid.ts'
import { footSeconds, reverseTimetable, type Timetable } from './timetable.ts'
import { mean } from '../statistics/mean.ts'
import { standardDeviation } from '../statistics/standard-deviation.ts'

/** Times at which people have to be there, in hours of the service day, and every how many minutes one is looked at. */
const ARRIVALS: Readonly<Record<CommutePeriod, { from: number; to: number; stepMinutes: number }>> = {
  peak: { from: 7, to: 9, stepMinutes: 10 },
  offPeak: { from: 10, to: 15, stepMinutes: 20 },
}
/** Straight line to a stop at either end. */
const STOP_LIMIT_M = 1200
/** People who know the timetable are at the stop this early. */
const EARLY_SECONDS = 180
const LONGEST_SECONDS = 4 * 3600
/** Farther than this nobody walks all the way: about 2.5 km. */
const LONGEST_WALK_SECONDS = 1900
/** Connections have to exist for this share of the arrival times. */
const LEAST_CONNECTED = 0.5

/** One journey: the seconds at which one leaves and arrives. */
interface Journey {
  readonly leave: number
  readonly arrive: number
  readonly stop: number | null
}
/** Latest departures towards a point for one time of arrival. */
interface Backwards {
  readonly point: Point
  readonly time: number
  readonly found: EarliestArrivals
}

/**
 * Trips by timetable from places to the targets of a commute: of each time of arrival the connection that leaves last, averaged over the
 * times of the period. Null where no stop is near, or fewer than half of the times have a connection of at most four hours.
 */
export function createTimetableTrips(
  timetable: Timetable,
): (place: Point, destination: CommuteDestination, period: CommutePeriod) => TimetabledTrip | null {
  const backwards = reverseTimetable(timetable)
  const near = createStopGrid(timetable.stops)
  const kept = new Map<string, Backwards[]>()
  const searches = (destination: CommuteDestination, period: CommutePeriod): Backwards[] => {
    const key = `${destination} ${period}`
    const found = kept.get(key) ?? searchBackwards(backwards, near, destination, period)
    kept.set(key, found)
    return found
  }
  return (place, destination, period) => {
    const all = searches(destination, period)
    const stops = near(place, STOP_LIMIT_M).map((stop) => ({ stop, walk: footSeconds(place, timetable.stops[stop]!) }))
    const journeys = all.flatMap((search) => latestJourney(place, stops, search) ?? [])
    if (journeys.length < LEAST_CONNECTED * all.length) return null
    return summary(journeys, timetable)
  }
}

function searchBackwards(
  backwards: Timetable,
  near: (point: Point, limitM: number) => number[],
  destination: CommuteDestination,
  period: CommutePeriod,
): Backwards[] {
  return COMMUTE_TARGETS[destination].points.flatMap((point) => {
    const starts = near(point, STOP_LIMIT_M).map((stop) => ({
      stop,
      seconds: footSeconds(point, backwards.stops[stop]!),
    }))
    return timesOf(period).map((time) => ({ point, time, found: earliestArrivals(backwards, starts, -time) }))
  })
}

function timesOf(period: CommutePeriod): number[] {
  const { from, to, stepMinutes } = ARRIVALS[period]
  const count = Math.floor(((to - from) * 60) / stepMinutes) + 1
  return Array.from({ length: count }, (_, index) => from * 3600 + index * stepMinutes * 60)
}

/** The journey that leaves last; on foot all the way where that is near and leaves later still. */
function latestJourney(
  place: Point,
  stops: readonly { stop: number; walk: number }[],
  { point, time, found }: Backwards,
): Journey | undefined {
  const walk = footSeconds(place, point)
  let best: Journey | undefined =
    walk <= LONGEST_WALK_SECONDS ? { leave: time - walk, arrive: time, stop: null } : undefined
  for (const { stop, walk } of stops) {
    if (found.arrivals[stop] === UNREACHED) continue
    // Time runs backwards in the search: its arrival is the departure here.
    const leave = -found.arrivals[stop]! - walk - EARLY_SECONDS
    if (leave > (best?.leave ?? -Infinity)) best = { leave, arrive: -found.departures[stop]!, stop }
  }
  return best && best.arrive - best.leave <= LONGEST_SECONDS ? best : undefined
}

function summary(journeys: readonly Journey[], { stops }: Timetable): TimetabledTrip {
  const minutes = journeys.map(({ leave, arrive }) => (arrive - leave) / 60)
  const counts = new Map<string | null, number>()
  for (const { stop } of journeys) {
    const name = stop === null ? null : stops[stop]!.name
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [[via]] = [...counts].sort(([a, m], [b, n]) => n - m || ((a ?? '') < (b ?? '') ? -1 : 1)) as [
    [string | null, number],
  ]
  return { minutes: mean(minutes), deviation: standardDeviation(minutes), via }
}
