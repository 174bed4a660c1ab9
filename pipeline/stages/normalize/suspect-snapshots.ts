import type { NormalizedBatch } from '../../../models/contracts/listings/batch.ts'
import { lowerMedian } from '../../../models/statistics/median.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'

/** A complete snapshot with less than this share of the usual number of adverts is taken for damaged, not for a market that emptied. */
const SUSPECT_SHARE = 0.5
/** Below this number of adverts a feed may well halve from one day to the next. */
const MINIMUM_USUAL = 20
/** The usual number is the median of so many snapshots before. */
const LOOK_BACK = 3

/** Marks complete snapshots that are far smaller than the ones before, feed by feed in the order of their days. */
export function markSuspectSnapshots(batches: readonly NormalizedBatch[]): NormalizedBatch[] {
  const ordered = batches.toSorted(
    (a, b) =>
      compareText(a.sourceId, b.sourceId) ||
      compareText(a.snapshotDate ?? '', b.snapshotDate ?? '') ||
      compareText(a.batchId, b.batchId),
  )
  const usual = new Map<string, number[]>()
  return ordered.map((batch) => {
    if (!batch.complete || batch.status === 'failed' || batch.snapshotDate === null) return batch
    const recent = usual.get(batch.sourceId) ?? []
    const suspect = isSuspect(batch.observations, recent)
    if (!suspect) usual.set(batch.sourceId, [...recent, batch.observations].slice(-LOOK_BACK))
    const error = suspect ? `${batch.observations} adverts where ${lowerMedian(recent)} were usual` : null
    return { ...batch, status: suspect ? 'suspect' : 'ok', error }
  })
}

function isSuspect(observations: number, recent: number[]): boolean {
  return recent.length > 0 && lowerMedian(recent) >= MINIMUM_USUAL && observations < SUSPECT_SHARE * lowerMedian(recent)
}
