import { describe, expect, it } from 'vitest'
import { earliestArrivals } from '../../../models/commute/raptor.ts'
import { FeedError } from '../raw/feed-error.ts'
import { readGtfsTimetable } from './gtfs-timetable.ts'
import { aRawFile, aSource, temporaryDirectory, zipOf } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const WINDOW = { from: 3 * 3600, to: 15 * 3600 }
const TABLES = {
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n' +
    'A,Mersch,49.75,6.11,0,\n' +
    'B,Lintgen,49.72,6.12,,\n' +
    'C,"Gare, quai 1",49.6,6.134,,S\n' +
    'S,Gare,49.6,6.134,1,\n' +
    'X,Nowhere,x,6,,\n',
  'routes.txt': 'route_id,route_type\nR1,2\n',
  'trips.txt': 'route_id,service_id,trip_id\nR1,week,t1\nR1,week,t2\nR1,week,t3\nR1,sunday,t4\nR1,week,t5\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
    'week,1,1,1,1,1,0,0,20260901,20261212\n' +
    'sunday,0,0,0,0,0,0,1,20260901,20261212\n',
  'stop_times.txt': [
    'trip_id,stop_id,stop_sequence,arrival_time,departure_time,pickup_type,drop_off_type',
    // Out of order, with one time left out.
    't1,C,30,07:20:00,07:20:00,0,0',
    't1,A,10,07:00:00,07:00:00,0,0',
    't1,B,20,,,0,0',
    't2,A,1,08:00:00,08:01:00,0,1',
    't2,B,2,08:10:00,08:11:00,1,0',
    't2,C,3,08:20:00,08:20:00,0,0',
    't3,A,1,23:50:00,23:50:00,0,0',
    't3,C,2,24:20:00,24:20:00,0,0',
    't4,A,1,09:00:00,09:00:00,0,0',
    't4,C,2,09:20:00,09:20:00,0,0',
    't5,B,1,10:00:00,10:00:00,0,0',
    't5,C,2,10:10:00,10:10:00,0,0',
    't5,X,3,10:20:00,10:20:00,0,0',
  ].join('\n'),
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt5,11:00:00,12:00:00,1200\n',
}
const read = async (changes: Record<string, string | undefined> = {}, options = {}) => {
  const tables = Object.entries({ ...TABLES, ...changes }).filter(([, content]) => content !== undefined)
  const file = await aRawFile(directory, await zipOf(Object.fromEntries(tables) as Record<string, string>))
  return readGtfsTimetable(file, aSource({ adapter: 'gtfs', options }), WINDOW)
}
const arrivals = async (stop: number, time: number) => {
  const { timetable } = await read()
  return [...earliestArrivals(timetable, [{ stop, seconds: 0 }], time).arrivals]
}

describe('readGtfsTimetable', () => {
  it('keeps the trips of an ordinary working day that run in the window', async () => {
    const { date, lastDate, timetable } = await read()
    expect({ date, lastDate }).toEqual({ date: '2026-09-01', lastDate: '2026-12-12' })
    expect(timetable.stops.map(({ name }) => name)).toEqual(['Mersch', 'Lintgen', 'Gare, quai 1'])
    expect(timetable.patterns.reduce((sum, { tripCount }) => sum + tripCount, 0)).toBe(2 + 3)
  })

  it('interpolates the time between stated ones, and reads calls in the order of their numbers', async () => {
    expect(await arrivals(0, 7 * 3600)).toEqual([7 * 3600, 7 * 3600 + 600, 7 * 3600 + 1200])
  })

  it('respects stops without boarding', async () => {
    expect((await arrivals(1, 7.5 * 3600))[2]).toBe(11 * 3600 + 600)
  })

  it('runs a trip by its headways instead of its own times', async () => {
    expect((await arrivals(1, 11 * 3600 + 60))[2]).toBe(11 * 3600 + 1200 + 600)
    expect((await arrivals(1, 9 * 3600))[2]).toBe(11 * 3600 + 600)
  })

  it('reads the day that the definition names', async () => {
    expect((await read({}, { serviceDate: '2026-09-06' })).timetable.patterns).toHaveLength(1)
  })

  it.each([
    [
      'a call before the one it follows',
      {
        'stop_times.txt':
          'trip_id,stop_id,stop_sequence,arrival_time,departure_time\nt1,A,1,08:00:00,08:00:00\nt1,C,2,07:00:00,07:00:00',
      },
      /stop_times\.txt: call 1 is before/,
    ],
    [
      'a column that is missing',
      { 'stop_times.txt': 'trip_id,stop_id,stop_sequence,arrival_time\nt1,A,1,08:00:00' },
      /lacks departure_time/,
    ],
    ['a table that is missing', { 'stop_times.txt': undefined }, /does not contain stop_times\.txt/],
  ])('reports %s', async (_, changes, message) => {
    const error = await read(changes).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FeedError)
    expect((error as Error).message).toMatch(message)
  })

  it('leaves out invalid times and headways that would never end', async () => {
    const odd = await read({
      'stop_times.txt': `${TABLES['stop_times.txt']}\nt3,B,3,99999999:00:00,99999999:00:00,0,0`,
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt5,11:00:00,99:00:00,1\nt5,07:00:00,99:59:00,60\n',
    })
    const runs = odd.timetable.patterns.reduce((sum, { tripCount }) => sum + tripCount, 0)
    expect(runs).toBe(2 + 8 * 60 + 1)
  })
})
