import { join } from 'node:path'

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  COMMUTE_DESTINATIONS,
  commuteIndexSchema,
  commuteMethodSchema,
  commuteTimeRowSchema,
} from '../../../models/contracts/places/commute.ts'
import { rawBatchSchema } from '../../../models/contracts/listings/batch.ts'
import { openDataBatchSchema } from '../../../models/contracts/release/open-data-batch.ts'
import type { Run } from '../../engine/job.ts'
import { aRawFile, aSource, temporaryDirectory, zipOf } from '../../ingest/testing/feed-files.ts'
import { commuteIndex } from '../../publish/indexes/commute.ts'
import { routedTripSchema } from '../../../models/contracts/places/routed-trip.ts'
import { routingQuestion } from '../../reference/commune-places.ts'
import { loadReference, type Reference } from '../../reference/load-reference.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { commuteJob, communeOrigins } from './commute.ts'

let committed: Reference
let reference: Reference
let warehouse: Warehouse
beforeAll(async () => {
  committed = await loadReference()
})
beforeEach(async () => {
  reference = committed
  warehouse = await openWarehouse({ location: ':memory:' })
})
afterEach(() => warehouse.close())

const directory = temporaryDirectory()
const notes: string[] = []
const runOn = (asOf: string, sources: Run['sources'] = []): Run =>
  ({
    warehouse,
    reference,
    sources,
    asOf: async () => asOf,
    now: new Date(`${asOf}T06:00:00Z`),
    settings: { rawDir: join(directory, 'raw') },
    progress: { note: (message: string) => notes.push(message) },
    signal: new AbortController().signal,
  }) as unknown as Run

/** An hourly train from Mersch to the central station and on to Belval, and a tram from the station past Hamilius to Kirchberg. */
function timetableTables(): Record<string, string> {
  const hours = Array.from({ length: 10 }, (_, index) => 5 + index)
  const clock = (hour: number, minute: number): string =>
    `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
  const calls = (id: string, hour: number, stops: [string, number][]): string[] =>
    stops.map(([stop, minute], index) => {
      const time = clock(hour + Math.floor(minute / 60), minute % 60)
      return `${id},${stop},${index + 1},${time},${time}`
    })
  const trips = hours.flatMap((hour) => [`R,week,r${hour}`, `T,week,t${hour}`])
  const stopTimes = hours.flatMap((hour) => [
    ...calls(`r${hour}`, hour, [
      ['M', 10],
      ['G', 30],
      ['B', 60],
    ]),
    ...calls(`t${hour}`, hour, [
      ['G', 34],
      ['H', 41],
      ['P', 46],
      ['W', 52],
    ]),
  ])
  const stops = {
    M: '49.75184,6.1103',
    G: '49.59997,6.13424',
    H: '49.61109,6.12614',
    P: '49.6208,6.1483',
    W: '49.63218,6.17083',
    B: '49.4998,5.9458',
  }
  return {
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...Object.entries(stops).map(([id, at]) => `${id},Stop ${id},${at}`),
    ].join('\n'),
    'routes.txt': 'route_id,route_type\nR,2\nT,0',
    'trips.txt': ['route_id,service_id,trip_id', ...trips].join('\n'),
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nweek,1,1,1,1,1,0,0,20260901,20261212',
    'stop_times.txt': ['trip_id,stop_id,stop_sequence,arrival_time,departure_time', ...stopTimes].join('\n'),
  }
}

async function withTimetable(tables: Record<string, string>): Promise<Run['sources']> {
  const file = await aRawFile(directory, await zipOf(tables), 'gtfs.zip', '2026-09-10')
  const source = aSource({ id: 'timetable', adapter: 'gtfs' })
  const batch = { batchId: 'b1', sourceId: 'timetable', portalId: 'timetable', ...file }
  await writeRecords(warehouse, 'fact_batch', rawBatchSchema, [batch])
  const read = { batchId: 'b1', sourceId: 'timetable', name: file.name, table: 'transit_stop' }
  await writeRecords(warehouse, 'open_data_batch', openDataBatchSchema, [
    { ...read, rowsRead: 6, records: 6, rejects: 0, error: null },
  ])
  return [source]
}

describe('the job commute', () => {
  it('writes every commune, destination, mode and period, with the evidence', async () => {
    await commuteJob.work(runOn('2026-09-30'))
    const index = commuteIndexSchema.parse(await commuteIndex(runOn('2026-09-30')))
    expect(Object.keys(index.communes)).toEqual(reference.communes.map(({ slug }) => slug).sort())
    expect(index.sourceIds).toContain('reference:stations')
    const { mersch, 'esch-sur-alzette': esch, clervaux } = index.communes
    expect(mersch!.kirchberg.transit).toMatchObject({ method: 'estimated', stale: false, via: 'Mersch' })
    expect(esch!.belval.car.peak.minutes).toBeLessThan(esch!['luxembourg-city'].car.peak.minutes)
    for (const destination of COMMUTE_DESTINATIONS) {
      expect(clervaux![destination].car.peak.minutes).toBeGreaterThan(clervaux![destination].car.offPeak.minutes)
      expect(clervaux![destination].walk.peak.minutes).toBeGreaterThan(clervaux![destination].bike.peak.minutes)
    }
  })

  it('refuses to publish before the job has run', async () => {
    await writeRecords(warehouse, 'commute_time', commuteTimeRowSchema, [])
    await writeRecords(warehouse, 'commute_method', commuteMethodSchema, [])
    await expect(commuteIndex(runOn('2026-09-30'))).rejects.toThrow('run the job commute again')
  })
})

/** Mersch, located at its station, and Clervaux, which the timetable does not reach. */
function twoCommunes(): Reference {
  const of = (slug: string) => slug === 'mersch' || slug === 'clervaux'
  const village = {
    ...committed.localities.find(({ slug }) => slug === 'mersch')!,
    latitude: 49.7519,
    longitude: 6.1104,
  }
  return {
    ...committed,
    communes: committed.communes.filter(({ slug }) => of(slug)),
    localities: [...committed.localities.filter(({ commune }) => commune === 'clervaux'), village],
  }
}

describe('the job commute with a timetable', () => {
  it('uses it for communes that it reaches, and estimates elsewhere', async () => {
    reference = twoCommunes()
    const run = runOn('2026-09-30', await withTimetable(timetableTables()))
    const counts = await commuteJob.work(run)
    expect(counts.byTimetable).toBeGreaterThan(0)
    const { communes, sourceIds } = commuteIndexSchema.parse(await commuteIndex(run))
    expect(sourceIds[0]).toBe('timetable')
    const { kirchberg, belval } = communes.mersch!
    // Leave home at ten past, three minutes of reserve at the stop; the tram reaches the two ends of the plateau 36 and 42 minutes later.
    expect(kirchberg.transit).toMatchObject({ method: 'timetable', validOn: '2026-09-01', stale: false, via: 'Stop M' })
    expect(kirchberg.transit.peak.minutes).toBe(3 + Math.round((36 + 42) / 2))
    expect(belval.transit.peak.minutes).toBeGreaterThan(3 + 50)
    expect(communes.clervaux!.kirchberg.transit.method).toBe('estimated')
  })

  it('estimates everything, with the reason, when the timetable cannot be used', async () => {
    reference = twoCommunes()
    const { 'stop_times.txt': _, ...tables } = timetableTables()
    await commuteJob.work(runOn('2026-09-30', await withTimetable(tables)))
    expect(notes.at(-1)).toMatch(/estimated.*stop_times\.txt/)
    const { sourceIds } = await commuteIndex(runOn('2026-09-30'))
    expect(sourceIds).not.toContain('timetable')
  })
})

describe('the job commute with a routing engine', () => {
  const [day, older] = ['2026-09-10', '2026-09-01']

  /** Answers of an engine in which every trip takes the same time. */
  async function withRoutes(answers: readonly { day: string; minutes: number }[]): Promise<Run['sources']> {
    const { origins, destinations } = routingQuestion(reference)
    const batches = answers.map((answer, index) => ({
      batchId: `r${index}`,
      sourceId: 'engine',
      portalId: 'engine',
      name: 'answers.ndjson',
      sha256: 'a'.repeat(64),
      bytes: 1,
      snapshotDate: answer.day,
    }))
    await writeRecords(warehouse, 'fact_batch', rawBatchSchema, batches)
    const trips = answers.flatMap(({ minutes }, index) =>
      origins.flatMap((from, at) =>
        destinations.map((to, cell) => ({
          batchId: `r${index}`,
          sourceId: 'engine',
          rowNumber: at * destinations.length + cell + 1,
          engine: 'osrm' as const,
          mode: 'bike' as const,
          fromLatitude: from.latitude,
          fromLongitude: from.longitude,
          toLatitude: to.latitude,
          toLongitude: to.longitude,
          minutes,
          km: 9,
        })),
      ),
    )
    const origin = { batchId: z.string(), sourceId: z.string(), rowNumber: z.int() }
    await writeRecords(warehouse, 'routed_trip', z.object(origin).extend(routedTripSchema.shape), trips)
    const options = { engine: 'osrm', mode: 'bike', profile: 'cycling' }
    return [aSource({ id: 'engine', adapter: 'routing-matrix', options })]
  }

  it('uses its newest answers, names it, and estimates the rest', async () => {
    reference = twoCommunes()
    const sources = await withRoutes([
      { day: older, minutes: 99 },
      { day, minutes: 41 },
    ])
    const run = runOn('2026-09-30', sources)
    expect(await commuteJob.work(run)).toMatchObject({ routed: 2 * 3 * 2 })
    const { communes, sourceIds } = commuteIndexSchema.parse(await commuteIndex(run))
    expect(sourceIds[0]).toBe('engine')
    const { bike, car } = communes.clervaux!.kirchberg
    expect(bike).toMatchObject({ method: 'routed', validOn: day, distanceKm: 9, peak: { minutes: 41 } })
    expect(car.method).toBe('estimated')
  })

  it('estimates everything before its first answer', async () => {
    reference = twoCommunes()
    const run = runOn('2026-09-30', await withRoutes([]))
    expect(await commuteJob.work(run)).toMatchObject({ routed: 0 })
    expect((await commuteIndex(run)).sourceIds).not.toContain('engine')
  })
})

describe('communeOrigins', () => {
  it('covers all inhabitants of each commune, and divides the city into its quarters', () => {
    const origins = communeOrigins(reference)
    expect(origins).toHaveLength(102)
    for (const { slug, places } of origins)
      expect(
        places.reduce((sum, { share }) => sum + share, 0),
        slug,
      ).toBeCloseTo(1, 9)
    expect(origins.find(({ slug }) => slug === 'luxembourg')!.places).toHaveLength(24)
  })
})
