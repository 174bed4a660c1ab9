import { z } from 'zod'
import { rawBatchSchema, type RawBatch } from '../../../models/contracts/listings/batch.ts'
import { officialPriceSchema } from '../../../models/contracts/market/official-price.ts'
import { openDataBatchSchema, type OpenDataBatch } from '../../../models/contracts/release/open-data-batch.ts'
import { priceIndexPointSchema } from '../../../models/contracts/market/price-index-point.ts'
import { rejectSchema, type Reject } from '../../../models/contracts/listings/reject.ts'
import { mapFeatureSchema } from '../../../models/contracts/places/map-feature.ts'
import { routedTripSchema } from '../../../models/contracts/places/routed-trip.ts'
import { statisticSchema } from '../../../models/contracts/market/statistic.ts'
import { transitStopSchema } from '../../../models/contracts/places/transit-stop.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Job, Run } from '../../engine/job.ts'
import { factAdapterFor } from '../../ingest/open-data/fact-adapters.ts'
import type { FactAdapter } from '../../ingest/raw/adapter.ts'
import { FeedError } from '../../ingest/raw/feed-error.ts'
import { RAW_BATCH_ORDER, rawBatches } from '../../ingest/raw/raw-batches.ts'
import { createRawStore } from '../../ingest/raw/raw-store.ts'
import { definitionOf, isFactSource } from '../../ingest/raw/source-kind.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'

/** Contracts of the open-data tables; each record states its file and row. */
const FACT_TABLES: Record<string, z.ZodObject> = {
  official_price: officialPriceSchema,
  price_index_point: priceIndexPointSchema,
  statistic: statisticSchema,
  map_feature: mapFeatureSchema,
  transit_stop: transitStopSchema,
  routed_trip: routedTripSchema,
}
const originSchema = z.object({ batchId: z.string(), sourceId: z.string(), rowNumber: z.int() })

/** Reads official prices, indices, timetables and routed trips, always all of them: they are small and change a few times a year. */
export const openDataJob: Job = {
  name: 'open-data',
  title: 'official prices, indices, stops',
  inputs: ['fact_batch'],
  outputs: [...Object.keys(FACT_TABLES), 'open_data_batch', 'open_data_reject'],
  module: import.meta.url,
  parameters: (run) => ({ sources: shortHash(JSON.stringify(run.sources.filter(isFactSource).map(definitionOf))) }),
  async work(run) {
    for (const [table, schema] of Object.entries(FACT_TABLES))
      await run.warehouse.createTable(table, originSchema.extend(schema.shape))
    const batches: OpenDataBatch[] = []
    const rejects: Reject[] = []
    for await (const { batch, source, adapter } of factBatches(run))
      batches.push(await readBatch(run, batch, source, adapter, rejects))
    await writeRecords(run.warehouse, 'open_data_batch', openDataBatchSchema, batches)
    await writeRecords(run.warehouse, 'open_data_reject', rejectSchema, rejects)
    return { failedFiles: batches.filter(({ error }) => error !== null).length }
  },
}

async function* factBatches(
  run: Run,
): AsyncGenerator<{ batch: RawBatch; source: Source; adapter: FactAdapter<unknown> }> {
  const batches = streamRecords(run.warehouse, 'fact_batch', rawBatchSchema, RAW_BATCH_ORDER)
  for await (const { batch, source } of rawBatches(batches, run.sources))
    if (isFactSource(source)) yield { batch, source, adapter: factAdapterFor(source) }
}

async function readBatch(
  run: Run,
  batch: RawBatch,
  source: Source,
  adapter: FactAdapter<unknown>,
  rejects: Reject[],
): Promise<OpenDataBatch> {
  const { batchId, sourceId, name } = batch
  const counted = {
    batchId,
    sourceId,
    name,
    table: adapter.table,
    rowsRead: 0,
    records: 0,
    rejects: 0,
    error: null as string | null,
  }
  const file = {
    ...batch,
    path: createRawStore(run.settings.rawDir).blobPath(batch.sha256),
    fetchedAt: run.now.toISOString(),
  }
  const appender = await run.warehouse.appender<object>(adapter.table, originSchema.extend(adapter.schema.shape))
  const refused: Reject[] = []
  try {
    for await (const rows of adapter.read(file, source)) {
      run.signal.throwIfAborted()
      for (const row of rows) {
        if (row.ok) appender.append({ batchId, sourceId, rowNumber: row.rowNumber, ...(row.record as object) })
        else
          refused.push({
            batchId,
            sourceId,
            rowNumber: row.rowNumber,
            code: row.code,
            field: row.field,
            received: row.received,
            detail: row.detail,
          })
      }
      counted.rowsRead += rows.length
    }
    appender.close()
  } catch (error) {
    appender.close()
    if (!(error instanceof FeedError)) throw error
    await run.warehouse.run(`DELETE FROM ${adapter.table} WHERE batch_id = $batch`, { batch: batchId })
    return { ...counted, rowsRead: 0, error: error.message }
  }
  rejects.push(...refused)
  return { ...counted, records: appender.rows, rejects: refused.length }
}
