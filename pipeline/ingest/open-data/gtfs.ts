import { open } from 'node:fs/promises'
import { z } from 'zod'
import type { Source } from '../../../models/contracts/release/source.ts'
import { transitStopSchema, type TransitMode, type TransitStop } from '../../../models/contracts/places/transit-stop.ts'
import type { FactRow } from '../raw/adapter.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { factRow } from '../raw/fact-row.ts'
import { excerpt, FeedError } from '../raw/feed-error.ts'
import { withoutDisputed } from './checks/disputed-rows.ts'
import { lastDay, ordinaryDay, servicesOn, type ServiceCalendar } from './gtfs-service.ts'
import { readGtfsTable, type CellOf } from './gtfs-table.ts'
import { isInRegion } from './checks/region.ts'
import { isZip, openArchive, type Archive } from '../raw/zip-archive.ts'

/** `options` of a timetable. */
export const gtfsOptionsSchema = z.strictObject({
  serviceDate: z.iso.date().optional().describe('the day to count; default: an ordinary working day of the timetable'),
})

export interface Trip {
  mode: TransitMode
  /** 1, or the number of departures of a trip that runs by headways. */
  runs: number
}

/** A time of a service day, which may run to the end of the next. */
const SERVICE_TIME = /^[0-4]?\d:[0-5]\d:[0-5]\d$/
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Reads the stops of a GTFS zip with their departures on one service day. Streams `stop_times`; memory grows with stops and trips. */
export async function* readGtfs(file: RawFile, source: Source): AsyncGenerator<FactRow<TransitStop>[]> {
  if (!(await isZip(file)))
    throw new FeedError(
      'corrupt',
      source.id,
      file.name,
      `is not a zip file; it begins with ${excerpt(await startOf(file))}`,
    )
  const { serviceDate } = gtfsOptionsSchema.parse(source.options)
  const archive = await openArchive(file, source)
  try {
    const table = (name: string, needed: string[], visit: (cell: CellOf) => void) =>
      readGtfsTable(archive, name, needed, visit, file, source)
    const { date, trips } = await readServiceDay(archive, serviceDate, table, file, source)
    const fail = (detail: string) => new FeedError('corrupt', source.id, file.name, detail)
    if (archive.names.includes('frequencies.txt')) await addFrequencies(trips, table, fail)
    const departures = await countDepartures(trips, table, fail)
    const rows = await readStops(departures, date, table)
    if (!rows.some((row) => row.ok && row.record.departures > 0))
      throw fail(`no trip of ${date} in stop_times.txt leaves from a stop of stops.txt`)
    yield withoutDisputed(rows, {
      keyOf: ({ stopId }) => stopId,
      figuresOf: ({ name, latitude, longitude }) => [name, latitude, longitude].join(', '),
      field: 'stopId',
      explain: (_, { rowNumber }) => `expected an id of its own, row ${rowNumber} has the same for another stop`,
    })
  } finally {
    archive.close()
  }
}

/** The first characters of a file that is no archive, such as a page. */
async function startOf({ path }: RawFile): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(60), 0, 60, 0)
    return JSON.stringify(Buffer.from(buffer.subarray(0, bytesRead)).toString('latin1'))
  } finally {
    await handle.close()
  }
}

export type Table = (name: string, needed: string[], visit: (cell: CellOf) => void) => Promise<void>

/** Finds the day to count, its trips by id, and the last day with any service. */
export async function readServiceDay(
  archive: Archive,
  serviceDate: string | undefined,
  table: Table,
  file: RawFile,
  source: Source,
): Promise<{ date: string; lastDate: string; trips: Map<string, Trip> }> {
  const calendar = await readCalendar(
    archive,
    table,
    (detail) => new FeedError('corrupt', source.id, file.name, detail),
  )
  const fail = (detail: string) => new FeedError('wrong_structure', source.id, file.name, detail)
  const { date, trips } = await readTrips(calendar, serviceDate, table, fail)
  return { date, trips, lastDate: lastDay(calendar) }
}

type Fail = (detail: string) => Error

async function readCalendar(archive: Archive, table: Table, fail: Fail): Promise<ServiceCalendar> {
  const calendar: ServiceCalendar = { weekly: [], exceptions: [] }
  if (archive.names.includes('calendar.txt')) {
    await table('calendar.txt', ['service_id', 'start_date', 'end_date', ...WEEKDAYS], (cell) => {
      const days = WEEKDAYS.map((day) => cell(day) === '1')
      calendar.weekly.push({
        serviceId: cell('service_id'),
        days,
        from: isoDate('calendar.txt', cell('start_date'), fail),
        to: isoDate('calendar.txt', cell('end_date'), fail),
      })
    })
  }
  if (archive.names.includes('calendar_dates.txt')) {
    await table('calendar_dates.txt', ['service_id', 'date', 'exception_type'], (cell) => {
      calendar.exceptions.push({
        serviceId: cell('service_id'),
        date: isoDate('calendar_dates.txt', cell('date'), fail),
        added: cell('exception_type') === '1',
      })
    })
  }
  return calendar
}

/** The trips of the service day by id. */
async function readTrips(
  calendar: ServiceCalendar,
  serviceDate: string | undefined,
  table: Table,
  fail: (detail: string) => Error,
) {
  const modes = new Map<string, TransitMode>()
  await table('routes.txt', ['route_id', 'route_type'], (cell) =>
    modes.set(cell('route_id'), modeOf(Number(cell('route_type')))),
  )
  const all: { id: string; serviceId: string; mode: TransitMode }[] = []
  const tripsOfService = new Map<string, number>()
  await table('trips.txt', ['trip_id', 'route_id', 'service_id'], (cell) => {
    const serviceId = cell('service_id')
    all.push({ id: cell('trip_id'), serviceId, mode: modes.get(cell('route_id')) ?? 'other' })
    tripsOfService.set(serviceId, (tripsOfService.get(serviceId) ?? 0) + 1)
  })
  const date = serviceDate ?? ordinaryDay(calendar, tripsOfService)
  if (date === undefined) throw fail('has no working day on which a trip runs')
  const running = servicesOn(calendar, date)
  const trips = new Map<string, Trip>()
  for (const { id, serviceId, mode } of all) if (running.has(serviceId)) trips.set(id, { mode, runs: 1 })
  if (trips.size === 0) throw fail(`has no trip on ${date}`)
  return { date, trips }
}

async function addFrequencies(trips: Map<string, Trip>, table: Table, fail: Fail): Promise<void> {
  const runs = new Map<string, number>()
  await table('frequencies.txt', ['trip_id', 'start_time', 'end_time', 'headway_secs'], (cell) => {
    const headway = Number(cell('headway_secs'))
    if (!(headway > 0)) return
    const [from, to] = [cell('start_time'), cell('end_time')]
    if (![from, to].every((time) => SERVICE_TIME.test(time)))
      throw fail(`frequencies.txt runs from ${excerpt(from)} to ${excerpt(to)}, expected times such as 06:30:00`)
    const span = seconds(to) - seconds(from)
    runs.set(cell('trip_id'), (runs.get(cell('trip_id')) ?? 0) + Math.max(0, Math.ceil(span / headway)))
  })
  for (const [id, count] of runs) {
    const trip = trips.get(id)
    if (trip) trip.runs = count
  }
}

/** Counts departures by stop and mode, without the last call of each trip and calls that only set down. */
async function countDepartures(
  trips: ReadonlyMap<string, Trip>,
  table: Table,
  fail: Fail,
): Promise<Map<string, Map<TransitMode, number>>> {
  const departures = new Map<string, Map<TransitMode, number>>()
  const add = (stopId: string, { mode, runs }: Trip, sign: 1 | -1) => {
    const byMode = departures.get(stopId) ?? new Map<TransitMode, number>()
    byMode.set(mode, (byMode.get(mode) ?? 0) + sign * runs)
    departures.set(stopId, byMode)
  }
  const lastCalls = new Map<string, { sequence: number; stopId: string; counted: boolean }>()
  await table('stop_times.txt', ['trip_id', 'stop_id', 'stop_sequence'], (cell) => {
    const tripId = cell('trip_id')
    const trip = trips.get(tripId)
    if (!trip) return
    if (!/^\d+$/.test(cell('stop_sequence')))
      throw fail(
        `stop_times.txt has the stop_sequence ${excerpt(JSON.stringify(cell('stop_sequence')))}, expected a number`,
      )
    const call = {
      sequence: Number(cell('stop_sequence')),
      stopId: cell('stop_id'),
      counted: cell('pickup_type') !== '1',
    }
    if (call.counted) add(call.stopId, trip, 1)
    const last = lastCalls.get(tripId)
    if (!last || call.sequence > last.sequence) lastCalls.set(tripId, call)
  })
  for (const [tripId, { stopId, counted }] of lastCalls) if (counted) add(stopId, trips.get(tripId)!, -1)
  return departures
}

/** Reads the stops, without stations, entrances and other places where nothing stops. */
async function readStops(
  departures: ReadonlyMap<string, ReadonlyMap<TransitMode, number>>,
  serviceDate: string,
  table: Table,
) {
  const rows: FactRow<TransitStop>[] = []
  await table('stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'], (cell) => {
    if (!['', '0'].includes(cell('location_type'))) return
    const byMode = [...(departures.get(cell('stop_id')) ?? [])]
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const draft = {
      stopId: cell('stop_id'),
      stationId: cell('parent_station') || null,
      name: cell('stop_name'),
      latitude: coordinate(cell('stop_lat')),
      longitude: coordinate(cell('stop_lon')),
      serviceDate,
      modes: byMode.map(([mode]) => mode),
      departures: byMode.reduce((sum, [, count]) => sum + count, 0),
      departuresByMode: Object.fromEntries(byMode),
    }
    rows.push(stopRow(factRow(transitStopSchema, draft, rows.length + 1)))
  })
  return rows
}

/** Refuses a stop without an id, and one whose coordinates are exchanged or zero. */
function stopRow(row: FactRow<TransitStop>): FactRow<TransitStop> {
  if (!row.ok) return row
  const { rowNumber } = row
  const { stopId, latitude, longitude } = row.record
  if (stopId === '')
    return { ok: false, rowNumber, code: 'malformed_row', field: 'stopId', received: '', detail: 'expected an id' }
  if (isInRegion(longitude, latitude)) return row
  const detail = 'expected coordinates in or around Luxembourg'
  return {
    ok: false,
    rowNumber,
    code: 'malformed_row',
    field: 'latitude',
    received: `${latitude}, ${longitude}`,
    detail,
  }
}

/** Mode of a basic or extended GTFS route type. */
function modeOf(type: number): TransitMode {
  if (type === 0 || (type >= 900 && type < 1000)) return 'tram'
  if (type === 1 || (type >= 400 && type < 500)) return 'metro'
  if (type === 2 || (type >= 100 && type < 200)) return 'rail'
  if (type === 3 || type === 11 || (type >= 200 && type < 300) || (type >= 700 && type < 900)) return 'bus'
  if (type === 4 || (type >= 1000 && type < 1100) || type === 1200) return 'ferry'
  return [5, 6, 7, 12, 1300, 1400].includes(type) ? 'cable' : 'other'
}

export function coordinate(text: string): number | string {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

function isoDate(table: string, text: string, fail: Fail): string {
  if (!/^[12]\d{7}$/.test(text)) throw fail(`${table} has the date ${excerpt(JSON.stringify(text))}, expected YYYYMMDD`)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
}

/** Seconds since midnight; hours above 24 are trips after midnight. */
export function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}
