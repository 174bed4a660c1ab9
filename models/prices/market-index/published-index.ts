import {
  INDEX_SCOPES,
  type IndexRevision,
  type IndexScope,
  type MarketIndex,
  type MarketIndexPoint,
  type MarketIndexRow,
} from '../../contracts/market/market-index.ts'
import { formatQuarter, parseQuarter, quarterBounds } from '../../kernel/quarter.ts'
import { continueIndex, type PointOf } from './continue-index.ts'
import { roundTo } from '../../statistics/round.ts'

/** The index as an earlier release published it. */
export type PublishedIndex = { releaseId: string; asOf: string; index: MarketIndex }

/** The estimate of a release on its own: every quarter anew, oldest first within each scope. */
export type IndexEstimate = { method: string; rows: readonly MarketIndexRow[] }

/** Values are published to hundredths: what differs by less has not changed. */
const ROUNDING = 0.01

const CHANGES = [
  'qoqPercent',
  'yoyPercent',
  'qoqLowPercent',
  'qoqHighPercent',
  'yoyLowPercent',
  'yoyHighPercent',
] as const satisfies (keyof MarketIndexPoint)[]

/**
 * The index that a release publishes. Quarters that were over when the release before was made keep the points it published; the quarter
 * that was still running then, and later ones, come from the fresh estimate, linked by mean splice. Only a change of method starts a new
 * series. Every value that differs from what was published is listed, whatever the reason.
 */
export function publishedIndex({ method, rows }: IndexEstimate, previous: PublishedIndex | null): MarketIndex {
  const fresh = rows.map(toPoint)
  const settled = previous?.index.method === method ? settledPoints(previous, fresh) : []
  const points = settled.length === 0 ? fresh : continueIndex(settled, fresh)
  const series = INDEX_SCOPES.map((scope) => ({ scope, points: points.filter((point) => point.scope === scope) }))
    .filter((one) => one.points.length > 0)
    .map((one) => ({ scope: one.scope, points: one.points.map(toPublished) }))
  const base =
    settled.length > 0 && previous ? previous.index.base : { quarter: baseQuarter(rows), value: 100 as const }
  return { base, method, series, revisions: previous ? revisionsSince(previous, series) : [] }
}

type Point = PointOf<IndexScope>

/** A scope that shares no quarter with its fresh estimate cannot be linked: it starts anew. */
function settledPoints({ asOf, index }: PublishedIndex, fresh: readonly Point[]): Point[] {
  const last = fresh.reduce((most, { quarter }) => Math.max(most, quarter), Number.NEGATIVE_INFINITY)
  return index.series.flatMap(({ scope, points }) => {
    const own = new Set(fresh.filter((point) => point.scope === scope).map(({ quarter }) => quarter))
    const settled = points
      .map((point) => toPoint({ scope, ...point }))
      .filter(({ quarter }) => quarterBounds(quarter).to <= asOf && quarter <= last)
    return own.size === 0 || settled.some(({ quarter }) => own.has(quarter)) ? settled : []
  })
}

function baseQuarter(rows: readonly MarketIndexRow[]): string {
  return rows.find(({ scope }) => scope === 'national')?.quarter ?? rows[0]?.quarter ?? 'Q1-2000'
}

function toPoint({ quarter, value, low, high, listingCount, ...row }: MarketIndexRow): Point {
  const { qoqLowPercent = null, qoqHighPercent = null, yoyLowPercent = null, yoyHighPercent = null } = row
  const changes = { qoqLowPercent, qoqHighPercent, yoyLowPercent, yoyHighPercent }
  return {
    ...row,
    ...changes,
    quarter: parseQuarter(quarter),
    index: value,
    low95: low,
    high95: high,
    sampleSize: listingCount,
  }
}

/** A point as published: figures to hundredths. */
export function toPublished(point: PointOf<string>): MarketIndexPoint {
  const { quarter, index, low95, high95, sampleSize } = point
  const percents = CHANGES.map((name) => [name, point[name] === null ? null : roundTo(point[name], 2)] as const)
  return {
    quarter: formatQuarter(quarter),
    value: roundTo(index, 2),
    low: roundTo(low95, 2),
    high: roundTo(high95, 2),
    ...(Object.fromEntries(percents) as Record<(typeof CHANGES)[number], number | null>),
    listingCount: sampleSize,
  }
}

function revisionsSince({ releaseId, index }: PublishedIndex, series: MarketIndex['series']): IndexRevision[] {
  const before = new Map(
    index.series.flatMap(({ scope, points }) =>
      points.map(({ quarter, value }) => [`${scope} ${quarter}`, value] as const),
    ),
  )
  return series.flatMap(({ scope, points }) =>
    points.flatMap(({ quarter, value }) => {
      const previousValue = before.get(`${scope} ${quarter}`)
      if (previousValue === undefined || Math.abs(previousValue - value) < ROUNDING) return []
      return [{ scope, quarter, previousValue, value, previousReleaseId: releaseId }]
    }),
  )
}
