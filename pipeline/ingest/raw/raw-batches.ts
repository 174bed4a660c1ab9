import { rawBatchSchema, type RawBatch } from '../../../models/contracts/listings/batch.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { streamRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'

/** Streams every raw file, or those of facts alone, with its feed, ordered by feed, day and name. */
export async function* rawBatches(
  warehouse: Warehouse,
  sources: readonly Source[],
  table: 'raw_batch' | 'fact_batch' = 'raw_batch',
): AsyncGenerator<{ batch: RawBatch; source: Source }> {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const order = 'ORDER BY source_id, snapshot_date, name, batch_id'
  for await (const chunk of streamRecords(warehouse, table, rawBatchSchema, order))
    for (const batch of chunk) yield { batch, source: byId.get(batch.sourceId)! }
}
