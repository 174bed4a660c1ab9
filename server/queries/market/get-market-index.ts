import type { MarketIndex, MarketIndexPoint } from '../../../models/contracts/market/market-index.ts'
import type { MarketIndexDocument, Period } from '../../../models/openapi/rest-documents.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

interface MarketIndexQuestion {
  period: Period
  /** Number of quarters, from 1 to 20. */
  quarters: number
}

type IndexRow = MarketIndexDocument['series'][number]
type Scope = MarketIndex['series'][number]['scope']

const SUB_INDICES = ['apartment', 'house', 'rent'] as const

/** Returns the national index of asking prices. @throws Error when the release has no national series */
export function getMarketIndex(facts: ReleaseFacts, { period, quarters }: MarketIndexQuestion): MarketIndexDocument {
  const { base, method, revisions } = facts.marketIndex
  const rowsOf = (scope: Scope): IndexRow[] =>
    (facts.marketIndex.series.find((series) => series.scope === scope)?.points ?? [])
      .slice(-quarters)
      .map((point) => indexRow(point, period))
  const series = rowsOf('national')
  const newest = series.at(-1)
  if (!newest) throw new Error(`Release ${facts.id} has no national series in its market index`)
  const shown = new Set(series.map((row) => row.quarter))
  return {
    value: newest.value,
    changePercent: newest.changePercent,
    quarter: newest.quarter,
    computedAt: `${facts.asOf}T00:00:00Z`,
    period,
    base,
    series,
    subIndices: SUB_INDICES.map((scope) => ({ scope, series: rowsOf(scope) })).filter((each) => each.series.length > 0),
    revisions: revisions.filter((revision) => shown.has(revision.quarter)),
    method,
  }
}

function indexRow(point: MarketIndexPoint, period: Period): IndexRow {
  return {
    quarter: point.quarter,
    value: point.value,
    changePercent: period === 'qoq' ? point.qoqPercent : point.yoyPercent,
    low: point.low,
    high: point.high,
    listingCount: point.listingCount,
  }
}
