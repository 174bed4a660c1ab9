import type { IndexPoint } from './market-index.ts'
import { meanSplice } from './splice.ts'

/** A point of an index of sales or of rents. */
export type PointOf<Scope extends string> = Omit<IndexPoint, 'scope'> & { scope: Scope }

/**
 * The index of a new release: quarters published before keep their points, later ones come from the fresh estimate,
 * linked by mean splice. Scopes that were not published before start with the fresh estimate.
 * @throws RangeError when a scope shares no quarter with its published series.
 */
export function continueIndex<Scope extends string>(
  published: readonly PointOf<Scope>[],
  fresh: readonly PointOf<Scope>[],
): PointOf<Scope>[] {
  const scopes = new Set([...published, ...fresh].map(({ scope }) => scope))
  return [...scopes].flatMap((scope) => {
    const before = published.filter((point) => point.scope === scope)
    const after = fresh.filter((point) => point.scope === scope)
    if (before.length === 0 || after.length === 0) return before.length === 0 ? after : before
    return continueScope(before, after)
  })
}

function continueScope<Scope extends string>(before: PointOf<Scope>[], after: PointOf<Scope>[]): PointOf<Scope>[] {
  const known = new Map(before.map((point) => [point.quarter, point]))
  const estimates = new Map(after.map((point) => [point.quarter, point]))
  const level = meanSplice(logLevels(before), logLevels(after))
  return [...level].map(([quarter, value]) => known.get(quarter) ?? linked(estimates.get(quarter)!, value, level))
}

function linked<Scope extends string>(
  point: PointOf<Scope>,
  value: number,
  level: Map<number, number>,
): PointOf<Scope> {
  const index = Math.exp(value)
  const scale = index / point.index
  const growth = (lag: number): number | null => {
    const from = level.get(point.quarter - lag)
    return from === undefined ? null : 100 * Math.expm1(value - from)
  }
  const interval = { low95: point.low95 * scale, high95: point.high95 * scale }
  return { ...point, index, ...interval, qoqPercent: growth(1), yoyPercent: growth(4) }
}

function logLevels(points: readonly PointOf<string>[]): Map<number, number> {
  return new Map(points.map(({ quarter, index }) => [quarter, Math.log(index)]))
}
