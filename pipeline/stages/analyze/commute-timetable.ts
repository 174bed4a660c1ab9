import { rawBatchSchema, type RawBatch } from '../../../models/contracts/listings/batch.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { TimetableFacts } from '../../../models/commute/commune-commute.ts'
import { createTimetableTrips } from '../../../models/commute/timetable-trips.ts'
import type { Run } from '../../engine/job.ts'
import { FeedError } from '../../ingest/raw/feed-error.ts'
import { readGtfsTimetable } from '../../ingest/open-data/gtfs-timetable.ts'
import { createRawStore } from '../../ingest/raw/raw-store.ts'
import { streamRecords } from '../../warehouse/records.ts'

/** From the first departures to the last arrivals of commuters, in seconds of the service day. */
export const TIMETABLE_WINDOW = { from: 3 * 3600, to: 15 * 3600 }

/** The timetables among the sources. */
export function timetableSources({ sources }: Run): Source[] {
  return sources.filter(({ adapter }) => adapter === 'gtfs')
}

/**
 * Reads trips from the newest readable timetable; if several sources have one of that day, the first source. Undefined when there is none. Reads the
 * file again instead of a table: its calls are too many for a table with one reader.
 */
export async function newestTimetable(run: Run): Promise<{ sourceId: string; facts: TimetableFacts } | undefined> {
  const sources = new Map(timetableSources(run).map((source) => [source.id, source]))
  const batch = await newestBatch(run, sources)
  if (!batch) return undefined
  const path = createRawStore(run.settings.rawDir).blobPath(batch.sha256)
  try {
    const file = { ...batch, path, fetchedAt: run.now.toISOString() }
    const { date, lastDate, timetable } = await readGtfsTimetable(file, sources.get(batch.sourceId)!, TIMETABLE_WINDOW)
    run.signal.throwIfAborted()
    const trip = createTimetableTrips(timetable)
    return { sourceId: batch.sourceId, facts: { validOn: date, validTo: lastDate, trip } }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    run.progress.note(`commute times are estimated, because the timetable cannot be used: ${error.message}`)
    return undefined
  }
}

async function newestBatch(run: Run, sources: ReadonlyMap<string, Source>): Promise<RawBatch | undefined> {
  if (sources.size === 0) return undefined
  const readable = 'WHERE batch_id IN (SELECT batch_id FROM open_data_batch WHERE error IS NULL)'
  const order = 'ORDER BY snapshot_date DESC NULLS LAST, source_id, batch_id'
  for await (const rows of streamRecords(run.warehouse, 'fact_batch', rawBatchSchema, `${readable} ${order}`)) {
    const found = rows.find(({ sourceId }) => sources.has(sourceId))
    if (found) return found
  }
  return undefined
}
