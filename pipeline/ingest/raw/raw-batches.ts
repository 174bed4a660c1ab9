import type { RawBatch } from '../../../models/contracts/listings/batch.ts'
import type { Source } from '../../../models/contracts/release/source.ts'

/** Order of raw files: by feed, day and name. */
export const RAW_BATCH_ORDER = 'ORDER BY source_id, snapshot_date, name, batch_id'

/** Streams raw files, each with its feed. */
export async function* rawBatches(
  batches: AsyncIterable<RawBatch[]>,
  sources: readonly Source[],
): AsyncGenerator<{ batch: RawBatch; source: Source }> {
  const byId = new Map(sources.map((source) => [source.id, source]))
  for await (const chunk of batches) for (const batch of chunk) yield { batch, source: byId.get(batch.sourceId)! }
}
