import { LIVEABILITY_DIMENSIONS } from '../contracts/places/commune.ts'
import type { Dimension, LiveabilityDimension, LiveabilityRow } from '../contracts/places/commune.ts'
import type { DataAvailability } from '../contracts/market/trend.ts'
import { dimensionScores, effectiveWeights, totalScore } from './composite.ts'
import type { DimensionScores, DimensionWeights } from './composite.ts'
import { GOALPOSTS } from './goalposts.ts'
import { INDICATORS, type IndicatorId } from './indicators.ts'
import { goalpostScore, zScores } from './normalise.ts'
import { ranksOf } from './ranks.ts'
import { rankSensitivity, type ScoresByMethod } from './sensitivity.ts'
import type { SummaryFigures } from './summary.ts'
import { seriesTrend, TREND_QUARTERS } from '../statistics/theil-sen.ts'
import { DIMENSION_WEIGHTS } from './weights.ts'
import { roundTo } from '../statistics/round.ts'

/** A dimension before it is put in words: its indicators by id. */
export type DimensionFacts = Omit<Dimension, 'indicators'> & {
  indicators: (Omit<Dimension['indicators'][number], 'name'> & { id: IndicatorId })[]
}

/** Liveability of a commune before it is put in words. */
export type LiveabilityFacts = Omit<LiveabilityRow, 'dimensions' | 'summary'> & {
  dimensions: Record<LiveabilityDimension, DimensionFacts>
  summary: SummaryFigures
}

export type IndicatorFact = {
  readonly value: number
  readonly sourceId: string
  /** Day, ISO 8601, that the value speaks of. */
  readonly date: string
  readonly quality: Exclude<DataAvailability, 'insufficient'>
}

/** Known facts of one commune. */
export type CommuneFacts = {
  readonly slug: string
  readonly name: Readonly<Record<'en' | 'fr' | 'de' | 'lb', string>>
  readonly indicators: Readonly<Partial<Record<IndicatorId, IndicatorFact>>>
  /** Quarterly series shown as the sparkline of a dimension, oldest first; null in a quarter that is not known. */
  readonly series: Readonly<Partial<Record<LiveabilityDimension, readonly (number | null)[]>>>
  /** Sources besides those of the indicators, all feeds for instance. */
  readonly sourceIds: readonly string[]
}

/** Liveability of all communes, in the order given. Ranks are among those given; nothing depends on their order. */
export function liveabilityOf(communes: readonly CommuneFacts[]): LiveabilityFacts[] {
  const scores = indicatorScores(communes)
  const dimensions = scores.goalposts.map((row) => dimensionScores(row))
  const totals = dimensions.map((row) => totalScore(row, DIMENSION_WEIGHTS))
  const ranks = ranksOf(totals)
  const { intervals } = rankSensitivity(scores)
  const total = ranks.filter((rank) => rank !== null).length
  return communes.map((facts, i) => {
    const interval = intervals[i] ?? null
    const weights = effectiveWeights(dimensions[i]!, DIMENSION_WEIGHTS)
    return {
      communeSlug: facts.slug,
      liveabilityScore: rounded(totals[i]!),
      rank: ranks[i]!,
      rankLow: interval?.low ?? null,
      rankHigh: interval?.high ?? null,
      dimensions: dimensionRecords(facts, dimensions[i]!, weights),
      summary: {
        name: facts.name,
        score: totals[i]!,
        rank: interval && { rank: ranks[i]!, ...interval, total },
        dimensions: dimensions[i]!,
      },
      sourceIds: sourceIdsOf(facts),
    }
  })
}

/** Indicators of all communes on 0 to 100, by both ways of normalising. */
export function indicatorScores(communes: readonly CommuneFacts[]): ScoresByMethod {
  const columns = INDICATORS.map((indicator) => {
    const values = communes.map(({ indicators }) => indicators[indicator.id]?.value ?? null)
    const fixed = values.map((v) => (v === null ? null : goalpostScore(v, indicator, GOALPOSTS[indicator.id])))
    return { goalposts: fixed, 'z-score': zScores(values, indicator) }
  })
  const rows = (method: keyof ScoresByMethod) => communes.map((_, i) => columns.map((column) => column[method][i]!))
  return { goalposts: rows('goalposts'), 'z-score': rows('z-score') }
}

function dimensionRecords(
  facts: CommuneFacts,
  scores: DimensionScores,
  weights: DimensionWeights,
): Record<LiveabilityDimension, DimensionFacts> {
  const entries = LIVEABILITY_DIMENSIONS.map((name) => [
    name,
    dimensionRecord(facts, name, scores[name], weights[name]),
  ])
  return Object.fromEntries(entries) as Record<LiveabilityDimension, DimensionFacts>
}

function dimensionRecord(
  facts: CommuneFacts,
  name: LiveabilityDimension,
  score: number | null,
  weight: number,
): DimensionFacts {
  const indicators = INDICATORS.filter(({ dimension }) => dimension === name)
  const series = facts.series[name] ?? []
  const { direction, percentPerYear } = seriesTrend(series)
  return {
    score: rounded(score),
    trend: direction,
    trendPercent: rounded(percentPerYear, 2),
    sparkline: series.slice(-TREND_QUARTERS).filter((value) => value !== null),
    dataAvailability: availability(
      indicators.map(({ id }) => facts.indicators[id]),
      score,
    ),
    weight: rounded(weight, 4)!,
    indicators: indicators.map(({ id, unit }) => {
      const { value = null, sourceId = null, date = null } = facts.indicators[id] ?? {}
      return { id, value: rounded(value, 3), unit, sourceId, date }
    }),
  }
}

/** The worst of its indicators; `partial` at best when one of them is missing. */
function availability(facts: readonly (IndicatorFact | undefined)[], score: number | null): DataAvailability {
  if (score === null) return 'insufficient'
  if (facts.some((fact) => fact?.quality === 'estimated')) return 'estimated'
  return facts.every((fact) => fact?.quality === 'full') ? 'full' : 'partial'
}

function sourceIdsOf({ indicators, sourceIds }: CommuneFacts): string[] {
  return [...new Set([...sourceIds, ...Object.values(indicators).map(({ sourceId }) => sourceId)])].sort()
}

function rounded(value: number, decimals?: number): number
function rounded(value: number | null, decimals?: number): number | null
function rounded(value: number | null, decimals = 1): number | null {
  return value === null ? null : roundTo(value, decimals)
}
