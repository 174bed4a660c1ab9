import type { NormalizedBatch } from '../../../models/contracts/listings/batch.ts'
import { lowerMedian } from '../../../models/statistics/median.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'

/** Share of the usual number of adverts below which a complete snapshot counts as damaged, not as a market that emptied. */
const SUSPECT_SHARE = 0.5
/** Minimum usual number of adverts for the check: a smaller feed may well halve from one day to the next. */
const MINIMUM_USUAL = 20
/** Number of previous snapshots whose median is the usual number. */
const LOOK_BACK = 3

/** Marks complete snapshots that are far smaller than the previous ones of their feed. */
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
