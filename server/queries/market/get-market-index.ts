import type { MarketIndex, MarketIndexPoint } from '../../../models/contracts/market/market-index.ts'
import type { MarketIndexDocument, Period } from '../../../models/openapi/rest-documents.ts'
import { formatQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import { noPriceReason } from './no-price-reason.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

interface MarketIndexQuestion {
  period: Period
  /** Number of quarters, from 1 to 20. */
  quarters: number
}

type IndexRow = MarketIndexDocument['series'][number]
type Scope = MarketIndex['series'][number]['scope']

const SUB_INDICES = ['apartment', 'house', 'rent'] as const

/** Returns the national index of asking prices; without a series, says what it lacks. */
export function getMarketIndex(facts: ReleaseFacts, { period, quarters }: MarketIndexQuestion): MarketIndexDocument {
  const { base, method, revisions } = facts.marketIndex
  const rowsOf = (scope: Scope): IndexRow[] =>
    (facts.marketIndex.series.find((series) => series.scope === scope)?.points ?? [])
      .slice(-quarters)
      .map((point) => indexRow(point, period))
  const series = rowsOf('national')
  const newest = series.at(-1)
  const shown = new Set(series.map((row) => row.quarter))
  return {
    value: newest?.value ?? null,
    changePercent: newest?.changePercent ?? null,
    quarter: newest?.quarter ?? formatQuarter(quarterOfDate(facts.asOf)),
    dataAvailability: newest ? 'full' : 'insufficient',
    reason: newest ? null : noPriceReason(facts, 'sale'),
    computedAt: `${facts.asOf}T00:00:00Z`,
    period,
    base,
    series,
    subIndices: SUB_INDICES.map((scope) => ({ scope, series: rowsOf(scope) })).filter((each) => each.series.length > 0),
    revisions: revisions.filter((revision) => shown.has(revision.quarter)),
    method,
    officialForecast: facts.officialIndexForecast,
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
