import { z } from 'zod'
import { RAW_ADVERT_FIELDS } from './raw-advert.ts'
import { rejectSchema } from './reject.ts'

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

/** A feed whose last fetch failed, or a file of it that is held out; the other batches stand. */
export const feedFailureSchema = z.object({
  sourceId: z.string(),
  name: z.string().nullable().describe('the file that is held out; null: the fetch failed'),
  reason: z.string(),
  advice: z.string().nullable().describe('what to do; null: deliver again'),
})
export type FeedFailure = z.infer<typeof feedFailureSchema>

export const BATCH_STATUSES = ['ok', 'failed', 'suspect', 'held'] as const

/** How often one field was stated in the rows of a file, and what went wrong with it, with the first example. */
const fieldCount = z.object({
  field: z.enum(RAW_ADVERT_FIELDS),
  stated: z.int(),
  unread: z.int().describe('stated, but not taken'),
  unreadRow: z.int().nullable(),
  unreadValue: z.string().nullable(),
  unreadReason: z
    .enum(['not_readable', 'contradicts_row', 'out_of_window'])
    .nullable()
    .describe(
      'of the first: contradicts_row can be read and does not go with other values of its row; out_of_window is a day that cannot be',
    ),
  outside: z.int().describe('outside the range of the contract'),
  outsideRow: z.int().nullable(),
  outsideValue: z.string().nullable(),
})
export type FieldCount = z.infer<typeof fieldCount>

/** Rejected rows of one reason, with the first of them. */
const rejectCount = rejectSchema
  .pick({ code: true, rowNumber: true, field: true, received: true, detail: true })
  .extend({ rows: z.int() })
export type RejectCount = z.infer<typeof rejectCount>

/** An advert with several prices in one file. */
const contestedAdvert = z.object({
  sourceRef: z.string(),
  observedAt: z.iso.date(),
  pricesEur: z.array(z.number()).describe('of the rows after the first, where they can be read').meta({ unit: 'EUR' }),
})
export type ContestedAdvert = z.infer<typeof contestedAdvert>

const count = z.int()
const row = z.int().nullable()
/** Changes of the adverts of the file before; rows are those of this file. */
const snapshotChanges = z.object({
  total: count,
  kept: count,
  lostAtTheEnd: count.describe('length of the run of missing adverts at the end of the file before'),
  priced: count,
  repriced: count.describe('prices that at least doubled or halved, or are missing now'),
  priceRatio: z.number().nullable(),
  priceRow: row,
  sized: count,
  resized: count,
  areaRatio: z.number().nullable(),
  areaRow: row,
  dealt: count.describe('changed between rent and sale'),
  dealRow: row,
  placed: count,
  moved: count.describe('in another commune'),
  moveRow: row,
  dated: count,
  redated: count.describe('with an earlier day of publication'),
  dateRow: row,
})
export type SnapshotChanges = z.infer<typeof snapshotChanges>

/** One finding of the checks of the feed's contract in a file. */
const feedFindingSchema = z.object({
  check: z.string().describe('name of the check in the contract'),
  severity: z.enum(['blocker', 'warning']),
  effect: z.enum(['none', 'suspect', 'held', 'failed']).describe('the status that the file gets for it'),
  field: z.string().nullable(),
  rowNumber: z.int().nullable(),
  problem: z.string(),
  advice: z.string().describe('what to do'),
})
export type FeedFinding = z.infer<typeof feedFindingSchema>

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
      'failed: unreadable, its rows do not count; suspect: not as complete as it should be; held: its rows show what is on offer, but not at what price; ' +
        'none of them takes adverts off the market',
    ),
  error: z.string().nullable().describe('why the status is not ok, and what to do'),
  sha256: z.string(),
  ending: z.enum(['whole', 'no_line_break', 'malformed_row']).describe('how the file ends; the last two may be cut'),
  abroad: z.int().describe('observations outside Luxembourg'),
  fields: z.array(fieldCount),
  rejectCounts: z.array(rejectCount),
  contested: z
    .array(contestedAdvert)
    .describe(
      'adverts that the file states twice with other prices: none of these counts while one is known from before',
    ),
  comparedWith: z.string().nullable().describe('key of the file before, whose adverts these were compared with'),
  changes: snapshotChanges.nullable(),
  findings: z.array(feedFindingSchema),
})
export type NormalizedBatch = z.infer<typeof normalizedBatchSchema>
