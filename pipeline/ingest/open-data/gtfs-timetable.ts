import { buildTimetable } from '../../../models/commute/timetable.ts'
import type { Timetable, TimetableCall, TimetableStop, TimetableTrip } from '../../../models/commute/timetable.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { FeedError, messageOf } from '../raw/feed-error.ts'
import { coordinate, gtfsOptionsSchema, readServiceDay, seconds, type Table } from './gtfs.ts'
import { readGtfsTable, type CellOf } from './gtfs-table.ts'
import { isInRegion } from './checks/region.ts'
import { openArchive } from '../raw/zip-archive.ts'

/** The trips of one service day, for routing. */
export interface DayTimetable {
  date: string
  /** Last day with any service in the timetable. */
  lastDate: string
  timetable: Timetable
}

/** Window of interest, in seconds of the service day. */
export interface TimeWindow {
  from: number
  to: number
}

/** Maximum calls kept; the country's timetable has fewer than a million on a working day. */
const MOST_CALLS = 2_000_000
const MOST_STOPS = 20_000

type Call = Omit<TimetableCall, 'arrival' | 'departure'> & {
  sequence: number
  arrival: number | null
  departure: number | null
}

/**
 * Reads the timetable of the service day named in the feed's definition, or of an ordinary working day. Keeps the trips that run in the window.
 * Memory grows with the calls kept, at most two million.
 * @throws FeedError
 */
export async function readGtfsTimetable(file: RawFile, source: Source, window: TimeWindow): Promise<DayTimetable> {
  const { serviceDate } = gtfsOptionsSchema.parse(source.options)
  const archive = await openArchive(file, source)
  try {
    const table: Table = (name: string, needed: string[], visit: (cell: CellOf) => void) =>
      readGtfsTable(archive, name, needed, visit, file, source)
    const fail = (fault: FeedError['fault'], detail: string) => new FeedError(fault, source.id, file.name, detail)
    const { date, lastDate, trips } = await readServiceDay(archive, serviceDate, table, file, source)
    const { stops, indexOf } = await readStops(table, fail)
    const calls = await readCalls(table, trips, indexOf, fail)
    const headways = archive.names.includes('frequencies.txt') ? await readHeadways(table) : new Map()
    const runs: TimetableTrip[] = []
    let kept = 0
    for (const [id, drafts] of calls) {
      for (const run of runsOf(withTimes(drafts), headways.get(id), window)) {
        kept += run.calls.length
        if (kept > MOST_CALLS) throw fail('too_large', `headways give more than ${MOST_CALLS} calls`)
        runs.push(run)
      }
    }
    try {
      return { date, lastDate, timetable: buildTimetable(stops, runs) }
    } catch (error) {
      throw fail('corrupt', `stop_times.txt: ${messageOf(error)}`)
    }
  } finally {
    archive.close()
  }
}

type Fail = (fault: FeedError['fault'], detail: string) => FeedError

/** Places where vehicles stop and whose coordinates are known. */
async function readStops(
  table: Table,
  fail: Fail,
): Promise<{ stops: TimetableStop[]; indexOf: ReadonlyMap<string, number> }> {
  const stops: TimetableStop[] = []
  const indexOf = new Map<string, number>()
  await table('stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'], (cell) => {
    const [latitude, longitude] = [coordinate(cell('stop_lat')), coordinate(cell('stop_lon'))]
    if (typeof latitude === 'string' || typeof longitude === 'string' || !isInRegion(longitude, latitude)) return
    if (!['', '0'].includes(cell('location_type'))) return
    indexOf.set(cell('stop_id'), stops.length)
    if (stops.push({ name: cell('stop_name'), latitude, longitude }) > MOST_STOPS)
      throw fail('too_large', `stops.txt has more than ${MOST_STOPS} stops`)
  })
  return { stops, indexOf }
}

/** Calls of the day's trips at known stops, in file order. */
async function readCalls(
  table: Table,
  trips: ReadonlyMap<string, unknown>,
  indexOf: ReadonlyMap<string, number>,
  fail: Fail,
): Promise<Map<string, Call[]>> {
  const calls = new Map<string, Call[]>()
  let count = 0
  const needed = ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time']
  await table('stop_times.txt', needed, (cell) => {
    const [id, stop] = [cell('trip_id'), indexOf.get(cell('stop_id'))]
    if (stop === undefined || !trips.has(id)) return
    if (++count > MOST_CALLS) throw fail('too_large', `stop_times.txt has more than ${MOST_CALLS} calls on one day`)
    const call = {
      stop,
      sequence: Number(cell('stop_sequence')),
      arrival: timeOf(cell('arrival_time')) ?? timeOf(cell('departure_time')),
      departure: timeOf(cell('departure_time')) ?? timeOf(cell('arrival_time')),
      boards: cell('pickup_type') !== '1',
      alights: cell('drop_off_type') !== '1',
    }
    const known = calls.get(id)
    if (known) known.push(call)
    else calls.set(id, [call])
  })
  return calls
}

function timeOf(text: string): number | null {
  const time = /^\d{1,2}:\d\d:\d\d$/.test(text) ? seconds(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** Sorts calls and interpolates missing times evenly between the stated ones. Drops calls before the first and after the last stated time. */
function withTimes(drafts: Call[]): TimetableCall[] {
  const calls = drafts.toSorted((a, b) => a.sequence - b.sequence)
  const timed = calls.flatMap(({ arrival }, index) => (arrival === null ? [] : [index]))
  return calls.flatMap(({ sequence: _, ...call }, index): TimetableCall[] => {
    if (call.arrival !== null) return [{ ...call, arrival: call.arrival, departure: call.departure! }]
    const [before, after] = [timed.findLast((at) => at < index), timed.find((at) => at > index)]
    if (before === undefined || after === undefined) return []
    const [start, end] = [calls[before]!.departure!, calls[after]!.arrival!]
    const time = Math.round(start + ((end - start) * (index - before)) / (after - before))
    return [{ ...call, arrival: time, departure: time }]
  })
}

interface Headway extends TimeWindow {
  seconds: number
}

async function readHeadways(table: Table): Promise<Map<string, Headway[]>> {
  const headways = new Map<string, Headway[]>()
  await table('frequencies.txt', ['trip_id', 'start_time', 'end_time', 'headway_secs'], (cell) => {
    const [from, to, every] = [timeOf(cell('start_time')), timeOf(cell('end_time')), Number(cell('headway_secs'))]
    if (from === null || to === null || !(every >= 30)) return
    const known = headways.get(cell('trip_id')) ?? []
    headways.set(cell('trip_id'), [...known, { from, to, seconds: every }])
  })
  return headways
}

/** The trip itself, or one run per departure of its headways; only runs within the window. */
function* runsOf(
  calls: TimetableCall[],
  headways: readonly Headway[] | undefined,
  window: TimeWindow,
): Generator<TimetableTrip> {
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return
  for (const start of headways?.flatMap((headway) => departuresOf(headway, window)) ?? [first.departure]) {
    const shift = start - first.departure
    if (last.arrival + shift < window.from || start > window.to) continue
    const moved = calls.map((call) => ({ ...call, arrival: call.arrival + shift, departure: call.departure + shift }))
    yield { calls: moved }
  }
}

function departuresOf({ from, to, seconds: every }: Headway, window: TimeWindow): number[] {
  const departures: number[] = []
  for (let time = from; time < to && time <= window.to; time += every) departures.push(time)
  return departures
}
