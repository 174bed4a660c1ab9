import { commuteMethodSchema, commuteTimeRowSchema } from '../../../models/contracts/places/commute.ts'
import {
  COMMUTE_INTERVAL_LEVEL,
  COMMUTE_MODEL_VERSION,
  COMMUTE_PARAMETERS_DATE,
  commuteTimes,
  isStale,
  type CommuneOrigin,
} from '../../../models/commute/commune-commute.ts'
import { buildTransitNetwork, busHeadway } from '../../../models/commute/rail-network.ts'
import type { TransitNetwork } from '../../../models/commute/transit-estimate.ts'
import type { Job, Run } from '../../engine/job.ts'
import { definitionOf } from '../../ingest/raw/source-kind.ts'
import { communePlaces } from '../../reference/commune-places.ts'
import { newestDay } from '../../reference/newest-day.ts'
import type { Reference } from '../../reference/load-reference.ts'
import type { ReferenceTableName } from '../../reference/reference-tables.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { newestRoutes, routingSources } from './commute-routes.ts'
import { newestTimetable, timetableSources } from './commute-timetable.ts'

/** Reference tables that decide commute times, cited beside them. */
const COMMUTE_REFERENCE = [
  'commune-transit',
  'communes',
  'localities',
  'quarters',
  'stations',
  'tram-stops',
] as const satisfies readonly ReferenceTableName[]

/** Computes commute times from each commune to three destinations, by mode, in and outside peak hours. */
export const commuteJob: Job = {
  name: 'commute',
  title: 'commute times of the communes',
  inputs: ['commune', 'fact_batch', 'open_data_batch', 'routed_trip'],
  outputs: ['commute_time', 'commute_method'],
  module: import.meta.url,
  parameters: async (run) => ({
    ...(await ageOfFacts(run)),
    timetables: timetableSources(run).map(definitionOf),
    engines: routingSources(run).map(definitionOf),
    reference: COMMUTE_REFERENCE.flatMap((table) => [
      run.reference.hashes[`${table}.csv`],
      run.reference.hashes[`${table}.source.yaml`],
    ]),
  }),
  async work(run) {
    const timetable = await newestTimetable(run)
    const facts = {
      network: transitNetwork(run.reference),
      validOn: transitValidOn(run.reference),
      ...(timetable && { timetable: timetable.facts }),
    }
    const routes = await newestRoutes(run)
    const rows = commuteTimes(communeOrigins(run.reference), facts, await run.asOf(), routes?.facts)
    await writeRecords(run.warehouse, 'commute_time', commuteTimeRowSchema, rows)
    const byTimetable = rows.filter((row) => row.method === 'timetable').length
    const method = {
      modelVersion: COMMUTE_MODEL_VERSION,
      intervalLevel: COMMUTE_INTERVAL_LEVEL,
      sourceIds: [
        ...(timetable && byTimetable > 0 ? [timetable.sourceId] : []),
        ...(routes && rows.some((row) => row.method === 'routed') ? routes.sourceIds : []),
        ...COMMUTE_REFERENCE.map((table) => `reference:${table}`),
      ],
    }
    await writeRecords(run.warehouse, 'commute_method', commuteMethodSchema, [method])
    return { times: rows.length, byTimetable, routed: rows.filter((row) => row.method === 'routed').length }
  },
}

/** Part that the day of the release plays: of the committed facts only whether they are out of date, of fetched ones any. */
async function ageOfFacts(run: Run): Promise<Record<string, unknown>> {
  const asOf = await run.asOf()
  if (timetableSources(run).length + routingSources(run).length > 0) return { asOf }
  return { stale: [COMMUTE_PARAMETERS_DATE, transitValidOn(run.reference)].map((day) => isStale(day, asOf)) }
}

/** The communes in the order of their table. */
export function communeOrigins(reference: Reference): CommuneOrigin[] {
  const places = communePlaces(reference)
  const departures = new Map(reference.communeTransit.map((row) => [row.commune, row.departures_1km]))
  return reference.communes.map(({ slug }) => ({
    slug,
    places: places.get(slug)!,
    busHeadwayMinutes: busHeadway(departures.get(slug) ?? 0),
  }))
}

export function transitNetwork(reference: Reference): TransitNetwork {
  const stations = reference.stations.map(({ slug, name, commune, latitude, longitude, ...station }) => ({
    slug,
    name,
    commune,
    latitude,
    longitude,
    minutes: {
      luxembourg: station.minutes_to_luxembourg,
      kirchberg: station.minutes_to_kirchberg,
      belval: station.minutes_to_belval,
    },
  }))
  const departures = reference.communeTransit.map((row) => ({
    commune: row.commune,
    railDepartures: row.rail_departures,
    departures1km: row.departures_1km,
  }))
  return buildTransitNetwork(stations, reference.tramStops, departures)
}

/** Day of the oldest facts about public transport: the last on which each table held. */
export function transitValidOn({ sources }: Reference): string {
  const days = (['stations', 'commune-transit'] as const).map((table) => newestDay(sources[table]))
  return days.reduce((oldest, day) => (day < oldest ? day : oldest), COMMUTE_PARAMETERS_DATE)
}
