import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../base/settings.ts'
import { ordinaryDay, servicesOn } from './gtfs-service.ts'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory, zipOf } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const TABLES = {
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n' +
    'A,"Gare, quai 1",49.6,6.13,0,S\n' +
    'B,Mersch,49.7,6.1,,\n' +
    'C,Bad,x,6.1,,\n' +
    'S,Gare,49.6,6.13,1,\n',
  'routes.txt': 'route_id,route_type\nT1,0\nR1,106\n',
  'trips.txt': 'route_id,service_id,trip_id\nT1,week,t1\nR1,week,t2\nT1,sunday,t3\nT1,week,t4\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
    'week,1,1,1,1,1,0,0,20260901,20260930\n' +
    'sunday,0,0,0,0,0,0,1,20260901,20260930\n',
  'calendar_dates.txt': 'service_id,date,exception_type\nweek,20260901,2\n',
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt4,23:00:00,25:00:00,1800\n',
  'stop_times.txt':
    'trip_id,stop_id,stop_sequence,pickup_type\nt1,B,2,\nt1,A,1,0\nt2,A,1,0\nt2,B,2,1\nt3,A,1,0\nt3,B,2,0\nt4,A,5,0\nt4,B,9,0\n',
}
const read = async (tables: Record<string, string>, options = {}) => {
  const file = await aRawFile(directory, await zipOf(tables))
  return faultOf(file, aSource({ adapter: 'gtfs', options }))
}

describe('GTFS', () => {
  it('counts the departures of an ordinary working day by stop and mode', async () => {
    expect(await read(TABLES)).toEqual([
      {
        ok: true,
        rowNumber: 1,
        record: {
          stopId: 'A',
          stationId: 'S',
          name: 'Gare, quai 1',
          latitude: 49.6,
          longitude: 6.13,
          serviceDate: '2026-09-02',
          modes: ['rail', 'tram'],
          departures: 6,
          departuresByMode: { rail: 1, tram: 5 },
        },
      },
      {
        ok: true,
        rowNumber: 2,
        record: expect.objectContaining({
          stopId: 'B',
          stationId: null,
          modes: [],
          departures: 0,
          departuresByMode: {},
        }),
      },
      expect.objectContaining({ ok: false, rowNumber: 3, field: 'latitude', received: 'x' }),
    ])
  })

  it('counts the day that the definition names', async () => {
    expect(await read(TABLES, { serviceDate: '2026-09-06' })).toMatchObject([
      { record: { serviceDate: '2026-09-06', departures: 1 } },
      {},
      {},
    ])
  })

  it.each([
    ['a day without trips', { serviceDate: '2027-01-01' }, {}, /has no trip on 2027-01-01/],
    ['a missing table', {}, { 'stop_times.txt': undefined }, /does not contain stop_times\.txt/],
    ['a missing column', {}, { 'routes.txt': 'route_id\nT1' }, /routes\.txt lacks route_type; present: route_id/],
    ['an empty table', {}, { 'trips.txt': '' }, /trips\.txt is empty/],
  ])('reports %s', async (_, options, changes, message) => {
    const tables = Object.fromEntries(
      Object.entries({ ...TABLES, ...changes }).filter(([, content]) => content !== undefined),
    )
    expect(((await read(tables as Record<string, string>, options)) as Error).message).toMatch(message)
  })

  it('knows which services run when', () => {
    const weekly = [
      { serviceId: 'w', days: [true, true, true, true, true, false, false], from: '2026-09-01', to: '2026-09-30' },
    ]
    const exceptions = [
      { serviceId: 'w', date: '2026-09-01', added: false },
      { serviceId: 'x', date: '2026-09-08', added: true },
    ]
    expect([...servicesOn({ weekly, exceptions }, '2026-09-01')]).toEqual([])
    expect([...servicesOn({ weekly, exceptions }, '2026-09-08')]).toEqual(['w', 'x'])
    expect([...servicesOn({ weekly, exceptions }, '2026-09-05')]).toEqual([])
    expect(
      ordinaryDay(
        { weekly, exceptions },
        new Map([
          ['w', 5],
          ['x', 1],
        ]),
      ),
    ).toBe('2026-09-08')
    expect(ordinaryDay({ weekly: [], exceptions: [] }, new Map())).toBeUndefined()
  })
})

const RECORDED = join(ROOT, '../shared/data/transit/gtfs-rgtr-2022-06-14.zip')
// oxlint-disable-next-line no-console -- what is not tested must be seen
if (!existsSync(RECORDED)) console.warn(`skipped: a timetable as its office publishes it, as there is no ${RECORDED}`)

it.skipIf(!existsSync(RECORDED))('reads a timetable as its office publishes it, every stop of it', async () => {
  const file = await aRawFile(directory, readFileSync(RECORDED), 'gtfs-rgtr-2022-06-14.zip', '2022-06-14')
  const rows = await rowsOf(file, aSource({ adapter: 'gtfs' }))
  expect([rows.length, rows.filter(({ ok }) => ok).length]).toEqual([4131, 4131])
  expect(rows.filter(({ record }) => Number(record?.['departures']) > 0).length).toBeGreaterThan(3_000)
})
