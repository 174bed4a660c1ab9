import type { IndexPoint } from './market-index.ts'

/** A published value that a later release changed. */
export type Revision = { scope: string; quarter: number; previous: number; current: number; changePercent: number }

/** Values closer than this, in per cent, count as unchanged. */
const UNCHANGED_WITHIN_PERCENT = 0.005

/**
 * Changes between two releases, sorted by scope and quarter. The new series is first brought to the level of the
 * old one by their mean over shared quarters, so that a new base alone is no revision.
 */
export function revisions(previousSeries: readonly IndexPoint[], newSeries: readonly IndexPoint[]): Revision[] {
  const scopes = [...new Set(previousSeries.map((point) => point.scope))].sort()
  return scopes.flatMap((scope) => {
    const before = previousSeries.filter((point) => point.scope === scope)
    const after = new Map(
      newSeries.filter((point) => point.scope === scope).map((point) => [point.quarter, point.index]),
    )
    const shared = before.filter((point) => after.has(point.quarter)).sort((a, b) => a.quarter - b.quarter)
    const shift =
      shared.reduce((sum, { quarter, index }) => sum + Math.log(index / after.get(quarter)!), 0) / shared.length
    return shared
      .map(({ quarter, index }) => revisionOf(scope, quarter, index, after.get(quarter)! * Math.exp(shift)))
      .filter(({ changePercent }) => Math.abs(changePercent) > UNCHANGED_WITHIN_PERCENT)
  })
}

function revisionOf(scope: string, quarter: number, previous: number, current: number): Revision {
  return { scope, quarter, previous, current, changePercent: 100 * (current / previous - 1) }
}
