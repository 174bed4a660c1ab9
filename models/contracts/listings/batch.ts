import { z } from 'zod'

/** One raw file of one feed, as fetched. */
export const rawBatchSchema = z.object({
  batchId: z.string().describe('hash of feed, name and content'),
  sourceId: z.string(),
  portalId: z.string(),
  name: z.string(),
  sha256: z.string(),
  bytes: z.int().meta({ unit: 'B' }),
  snapshotDate: z.iso.date().nullable(),
})
export type RawBatch = z.infer<typeof rawBatchSchema>

/** A feed whose last fetch failed; its earlier batches stand. */
export const feedFailureSchema = z.object({ sourceId: z.string(), reason: z.string() })
export type FeedFailure = z.infer<typeof feedFailureSchema>

export const BATCH_STATUSES = ['ok', 'failed', 'suspect'] as const

/** Counts of the rows of one raw batch: `rowsRead = observations + rejects`, always. */
export const normalizedBatchSchema = z.object({
  batchId: z.string(),
  key: z.string().describe('hash of content, feed definition, code and reference facts: same key, same result'),
  sourceId: z.string(),
  portalId: z.string(),
  name: z.string(),
  snapshotDate: z.iso.date().nullable(),
  complete: z.boolean().describe('lists everything on the market that day'),
  graceDays: z
    .int()
    .describe('for which an advert may be missing from complete snapshots before it counts as withdrawn'),
  freshDays: z.int().describe('after a sighting in this file for which the advert counts as on offer'),
  rowsRead: z.int(),
  observations: z.int(),
  rejects: z.int(),
  status: z
    .enum(BATCH_STATUSES)
    .describe(
      'failed: unreadable; suspect: a complete snapshot far smaller than the ones before; neither takes adverts off the market',
    ),
  error: z.string().nullable(),
})
export type NormalizedBatch = z.infer<typeof normalizedBatchSchema>
