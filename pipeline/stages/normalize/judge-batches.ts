import type { FeedFinding, NormalizedBatch, SnapshotChanges } from '../../../models/contracts/listings/batch.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { lowerMedian } from '../../../models/statistics/median.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'
import { contractFindings } from './contract-findings.ts'
import { comparisonFindings, isCollapse } from './comparison-findings.ts'

/** Number of previous snapshots whose median is the usual number. */
export const LOOK_BACK = 3
const RANKS = ['none', 'suspect', 'held', 'failed'] as const

/** Compares the adverts of two files of one feed. */
export type CompareBatches = (before: NormalizedBatch, after: NormalizedBatch) => Promise<SnapshotChanges>

/**
 * Judges every file by the contract of its feed and by the file before it, oldest first. A file that is held, failed or collapsed is no
 * measure for the next.
 * @returns the files by feed, day and id, with status, error and findings
 */
export async function judgeBatches(
  batches: readonly NormalizedBatch[],
  sources: ReadonlyMap<string, Pick<Source, 'contract' | 'options'>>,
  compare: CompareBatches,
): Promise<NormalizedBatch[]> {
  const ordered = batches.toSorted(
    (a, b) =>
      compareText(a.sourceId, b.sourceId) ||
      compareText(a.snapshotDate ?? '', b.snapshotDate ?? '') ||
      compareText(a.batchId, b.batchId),
  )
  const judged: NormalizedBatch[] = []
  let past: NormalizedBatch[] = []
  for (const batch of ordered) {
    const source = sources.get(batch.sourceId)!
    if (past[0]?.sourceId !== batch.sourceId) past = []
    const verdict = isUnreadable(batch) ? batch : await judgeBatch(batch, past, source, compare)
    judged.push(verdict)
    const isMeasure = verdict.status === 'ok' || verdict.status === 'suspect'
    if (isMeasure && !isCollapse(verdict.observations, usualOf(past))) past.push(verdict)
  }
  return judged
}

/** A file without findings of its own was refused when it was read. */
function isUnreadable({ status, findings }: NormalizedBatch): boolean {
  return status === 'failed' && findings.length === 0
}

async function judgeBatch(
  batch: NormalizedBatch,
  past: readonly NormalizedBatch[],
  { contract, options }: Pick<Source, 'contract' | 'options'>,
  compare: CompareBatches,
): Promise<NormalizedBatch> {
  const own = contractFindings(batch, contract)
  const earlier = past.filter(({ snapshotDate }) => snapshotDate !== batch.snapshotDate)
  const before = earlier.findLast(({ observations }) => observations > 0)
  if (batch.snapshotDate === null || before === undefined || contract.accept.includes(batch.name))
    return withFindings({ ...batch, comparedWith: null, changes: null }, own)
  const twin = earlier.findLast(({ sha256 }) => sha256 === batch.sha256)
  const changes = batch.comparedWith === before.key ? batch.changes! : await compare(before, batch)
  const found = comparisonFindings(batch, { before, twin, usual: usualOf(earlier), changes }, contract, options)
  return withFindings({ ...batch, comparedWith: before.key, changes }, [...own, ...found])
}

function usualOf(past: readonly NormalizedBatch[]): number {
  return lowerMedian(past.slice(-LOOK_BACK).map(({ observations }) => observations))
}

function withFindings(batch: NormalizedBatch, findings: FeedFinding[]): NormalizedBatch {
  const effects = findings.map(({ effect }) => RANKS.indexOf(effect))
  const rank = Math.max(0, ...effects)
  const worst = findings[effects.indexOf(rank)]
  if (rank === 0 || worst === undefined) return { ...batch, status: 'ok', error: null, findings }
  return {
    ...batch,
    status: RANKS[rank] as NormalizedBatch['status'],
    error: `${worst.problem}. ${worst.advice}`,
    findings,
  }
}
