import { changesOf, type Change } from './changes.ts'
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
  const interval = { low95: point.low95 * scale, high95: point.high95 * scale }
  const growth = (lag: number, [own, low, high]: Change): Change => {
    const from = level.get(point.quarter - lag)
    if (from === undefined) return [null, null, null]
    const percent = 100 * Math.expm1(value - from)
    const shifted = (end: number | null): number | null =>
      own === null || end === null ? null : 100 * (((1 + end / 100) * (1 + percent / 100)) / (1 + own / 100) - 1)
    return [percent, shifted(low), shifted(high)]
  }
  const { qoqPercent: qoq, qoqLowPercent: qoqLow, qoqHighPercent: qoqHigh } = point
  const { yoyPercent: yoy, yoyLowPercent: yoyLow, yoyHighPercent: yoyHigh } = point
  const changes = changesOf(growth(1, [qoq, qoqLow, qoqHigh]), growth(4, [yoy, yoyLow, yoyHigh]))
  return { ...point, index, ...interval, ...changes }
}

function logLevels(points: readonly PointOf<string>[]): Map<number, number> {
  return new Map(points.map(({ quarter, index }) => [quarter, Math.log(index)]))
}
