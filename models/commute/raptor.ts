import type { Timetable, TripPattern } from './timetable.ts'

/** Where a journey can begin: a stop, and the seconds that it takes to get there. */
export interface JourneyStart {
  readonly stop: number
  readonly seconds: number
}

export interface EarliestArrivals {
  /** Second of arrival at each stop; `UNREACHED` where nothing leads. */
  readonly arrivals: Int32Array
  /**
   * When one has to set out for it: as late as the first vehicle allows. `UNREACHED` for what is not reached, the given time for what is
   * reached on foot.
   */
  readonly departures: Int32Array
}

export const UNREACHED = 0x7fffffff
/** Vehicles in one journey. */
const MOST_TRIPS = 4
/** From one vehicle to another at the same stop. */
const CHANGE_SECONDS = 60

/**
 * Earliest arrivals at every stop when setting out at a time: round-based public transit routing (RAPTOR; Delling, Pajor and Werneck 2015,
 * Transportation Science 49). Round k finds the journeys of k vehicles; between vehicles one change on foot.
 * @param time second of the service day
 */
export function earliestArrivals(
  timetable: Timetable,
  starts: readonly JourneyStart[],
  time: number,
): EarliestArrivals {
  const { stops, patterns } = timetable
  let reached: EarliestArrivals = { arrivals: filled(stops.length), departures: filled(stops.length) }
  const settled: EarliestArrivals = { arrivals: filled(stops.length), departures: filled(stops.length) }
  const access = filled(stops.length)
  let marked = new Set<number>()
  for (const { stop, seconds } of starts) {
    if (seconds >= access[stop]!) continue
    access[stop] = seconds
    improve(stop, time + seconds, time, reached, settled, marked)
  }
  for (let round = 1; round <= MOST_TRIPS && marked.size > 0; round++) {
    const before = reached
    reached = { arrivals: before.arrivals.slice(), departures: before.departures.slice() }
    const boarded = new Set<number>()
    for (const [index, from] of patternsAt(timetable, marked))
      ride(patterns[index]!, from, before, round === 1 ? access : undefined, reached, settled, boarded)
    marked = new Set(boarded)
    const ridden = [...boarded].map((stop) => ({
      stop,
      arrival: settled.arrivals[stop]!,
      departure: settled.departures[stop]!,
    }))
    for (const each of ridden) walkOn(timetable, each, reached, settled, marked)
  }
  return settled
}

/** Every pattern that calls at a marked stop, with the first such position; in the order of their numbers. */
function patternsAt({ callsAt }: Timetable, marked: ReadonlySet<number>): [number, number][] {
  const first = new Map<number, number>()
  for (const stop of marked) {
    const calls = callsAt[stop]!
    for (let i = 0; i < calls.length; i += 2) {
      const known = first.get(calls[i]!)
      if (known === undefined || calls[i + 1]! < known) first.set(calls[i]!, calls[i + 1]!)
    }
  }
  return [...first].sort(([a], [b]) => a - b)
}

/** Rides along a pattern, in each stop with the earliest trip that can be caught by then. */
function ride(
  { stops, boards, alights, tripCount, arrivals, departures }: TripPattern,
  from: number,
  before: EarliestArrivals,
  access: Int32Array | undefined,
  reached: EarliestArrivals,
  settled: EarliestArrivals,
  boarded: Set<number>,
): void {
  const length = stops.length
  let trip = tripCount
  let setOut = UNREACHED
  for (let position = from; position < length; position++) {
    const stop = stops[position]!
    if (trip < tripCount && alights[position] === 1)
      improve(stop, arrivals[trip * length + position]!, setOut, reached, settled, boarded)
    const ready = before.arrivals[stop]!
    if (ready === UNREACHED || boards[position] === 0) continue
    const earliest = ready + (access ? 0 : CHANGE_SECONDS)
    const caught = firstTripAt(departures, length, position, tripCount, earliest)
    if (caught >= trip) continue
    trip = caught
    setOut = access ? departures[caught * length + position]! - access[stop]! : before.departures[stop]!
  }
}

/** The first trip that leaves a position not before a time; `tripCount` when there is none. */
function firstTripAt(
  departures: Int32Array,
  length: number,
  position: number,
  tripCount: number,
  time: number,
): number {
  let [low, high] = [0, tripCount]
  while (low < high) {
    const middle = (low + high) >> 1
    if (departures[middle * length + position]! < time) low = middle + 1
    else high = middle
  }
  return low
}

function walkOn(
  { footpaths }: Timetable,
  { stop, arrival, departure }: { stop: number; arrival: number; departure: number },
  reached: EarliestArrivals,
  settled: EarliestArrivals,
  marked: Set<number>,
): void {
  const paths = footpaths[stop]!
  for (let i = 0; i < paths.length; i += 2)
    improve(paths[i]!, arrival + paths[i + 1]!, departure, reached, settled, marked)
}

function improve(
  stop: number,
  arrival: number,
  departure: number,
  reached: EarliestArrivals,
  settled: EarliestArrivals,
  marked: Set<number>,
): void {
  if (arrival >= settled.arrivals[stop]!) return
  settled.arrivals[stop] = reached.arrivals[stop] = arrival
  settled.departures[stop] = reached.departures[stop] = departure
  marked.add(stop)
}

function filled(length: number): Int32Array {
  return new Int32Array(length).fill(UNREACHED)
}
