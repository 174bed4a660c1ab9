import { baseQuarterOf, INDEX_SCOPES } from '../../../models/contracts/market/market-index.ts'
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

const SUB_INDICES = INDEX_SCOPES.filter((scope) => scope !== 'national')

/** Returns the national index of asking prices; without a series, says what it lacks. */
export function getMarketIndex(facts: ReleaseFacts, { period, quarters }: MarketIndexQuestion): MarketIndexDocument {
  const { base, method, revisions, insufficient = [], official = null } = facts.marketIndex
  const seriesOf = (scope: Scope) => facts.marketIndex.series.find((series) => series.scope === scope)
  const rowsOf = (scope: Scope): IndexRow[] =>
    (seriesOf(scope)?.points ?? []).slice(-quarters).map((point) => indexRow(point, period))
  const series = rowsOf('national')
  const newest = series.at(-1)
  const shown = new Set(series.map((row) => row.quarter))
  const hasModel = !facts.marketIndex.refusals?.some(({ listingType }) => listingType === 'sale')
  const lacking = hasModel ? insufficient.find(({ scope }) => scope === 'national')?.reason : undefined
  return {
    value: newest?.value ?? null,
    changePercent: newest?.changePercent ?? null,
    quarter: newest?.quarter ?? formatQuarter(quarterOfDate(facts.asOf)),
    dataAvailability: newest ? 'full' : 'insufficient',
    reason: newest ? null : (lacking ?? noPriceReason(facts, 'sale')),
    computedAt: `${facts.asOf}T00:00:00Z`,
    period,
    base,
    series,
    subIndices: SUB_INDICES.flatMap((scope) => {
      const own = seriesOf(scope)
      if (own === undefined || own.points.length === 0) return []
      return [{ scope, base: { quarter: baseQuarterOf(facts.marketIndex, own), value: 100 }, series: rowsOf(scope) }]
    }),
    insufficient,
    official: official && { ...official, points: official.points.slice(-quarters) },
    revisions: revisions.filter((revision) => shown.has(revision.quarter)),
    method,
    officialForecast: facts.officialIndexForecast,
    officialNowcasts: facts.officialNowcasts,
  }
}

function indexRow(point: MarketIndexPoint, period: Period): IndexRow {
  return {
    quarter: point.quarter,
    value: point.value,
    changePercent: period === 'qoq' ? point.qoqPercent : point.yoyPercent,
    low: point.low,
    high: point.high,
    changeLow: (period === 'qoq' ? point.qoqLowPercent : point.yoyLowPercent) ?? null,
    changeHigh: (period === 'qoq' ? point.qoqHighPercent : point.yoyHighPercent) ?? null,
    listingCount: point.listingCount,
  }
}
