import { z } from 'zod'
import { rawBatchSchema } from '../../../models/contracts/listings/batch.ts'
import { ROUTED_MODES, routedTripSchema, type RoutedMode } from '../../../models/contracts/places/routed-trip.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RoutedFacts } from '../../../models/commute/commune-commute.ts'
import type { Point } from '../../../models/places/point-index.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'

const storedTripSchema = routedTripSchema.extend({ batchId: z.string(), sourceId: z.string() })
type Way = NonNullable<ReturnType<RoutedFacts['trip']>>

/** The routing engines among the sources. */
export function routingSources({ sources }: Run): Source[] {
  return sources.filter(({ adapter }) => adapter === 'routing-matrix')
}

/** Reads trips from the newest answers of routing engines; if several cover a mode, the first by id. Undefined when there are no answers. */
export async function newestRoutes(run: Run): Promise<{ sourceIds: string[]; facts: RoutedFacts } | undefined> {
  if (routingSources(run).length === 0) return undefined
  const newest = await newestBatches(run)
  const ways = new Map<string, Way | null>()
  const sourceOf = new Map<RoutedMode, string>()
  for await (const trips of streamRecords(
    run.warehouse,
    'routed_trip',
    storedTripSchema,
    'ORDER BY source_id, row_number',
  ))
    for (const trip of trips) {
      if (!newest.days.has(trip.batchId)) continue
      if (!sourceOf.has(trip.mode)) sourceOf.set(trip.mode, trip.sourceId)
      if (sourceOf.get(trip.mode) !== trip.sourceId) continue
      const from = { latitude: trip.fromLatitude, longitude: trip.fromLongitude }
      const to = { latitude: trip.toLatitude, longitude: trip.toLongitude }
      ways.set(keyOf(trip.mode, from, to), trip.minutes === null ? null : { minutes: trip.minutes, km: trip.km })
    }
  if (ways.size === 0) return undefined
  const sourceIds = ROUTED_MODES.flatMap((mode) => sourceOf.get(mode) ?? [])
  const validOn = [...newest.days.values()].sort()[0]!
  const trip: RoutedFacts['trip'] = (mode, from, to) => ways.get(keyOf(mode, from, to)) ?? null
  return { sourceIds: [...new Set(sourceIds)].sort(), facts: { validOn, trip } }
}

/** The batch of the latest day of each engine, with that day. */
async function newestBatches(run: Run): Promise<{ days: Map<string, string> }> {
  const ids = new Set(routingSources(run).map(({ id }) => id))
  const latest = new Map<string, { batchId: string; day: string }>()
  const order = 'ORDER BY snapshot_date DESC NULLS LAST, batch_id'
  for await (const batches of streamRecords(run.warehouse, 'fact_batch', rawBatchSchema, order))
    for (const { sourceId, batchId, snapshotDate } of batches)
      if (ids.has(sourceId) && snapshotDate !== null && !latest.has(sourceId))
        latest.set(sourceId, { batchId, day: snapshotDate })
  return { days: new Map([...latest.values()].map(({ batchId, day }) => [batchId, day])) }
}

/** Coordinates rounded to five decimals (about one metre). */
function keyOf(mode: RoutedMode, from: Point, to: Point): string {
  return [mode, from.latitude, from.longitude, to.latitude, to.longitude]
    .map((part) => (typeof part === 'number' ? part.toFixed(5) : part))
    .join(' ')
}
