import { mean, sampleStandardDeviation } from 'simple-statistics'
import type { TrendDirection, TrendPoint } from '../../../models/contracts/market/trend.ts'
import type { Momentum } from '../../../models/openapi/rest-documents.ts'
import { roundTo } from '../../../models/statistics/round.ts'

/** A change within this many percent is stable. */
const STABLE_PERCENT = 0.5
const YEAR = 4
const VOLATILITY_QUARTERS = 8
/** Standard deviations of the quarterly change that make the full score. */
const FULL_SCORE_DEVIATIONS = 2

/**
 * How a quarterly series of prices moves. The score sets the mean change of the last four quarters against what is usual for the series: ±100
 * is two standard deviations of its quarterly change or more. Figures for which the series is too short or has gaps at its end are null.
 * @param points oldest first, without gaps
 */
export function momentumOf(points: readonly Pick<TrendPoint, 'qoqPercent'>[]): Momentum {
  const changes = points.map((point) => point.qoqPercent)
  const lastYear = known(changes.slice(-YEAR), YEAR)
  const recent = known(changes.slice(-VOLATILITY_QUARTERS), VOLATILITY_QUARTERS)
  const usual = changes.filter((change) => change !== null)
  return {
    direction: directionOf(changes.at(-1) ?? null),
    score:
      lastYear && usual.length >= VOLATILITY_QUARTERS ? scoreOf(mean(lastYear), sampleStandardDeviation(usual)) : null,
    acceleration: lastYear && round(mean(lastYear.slice(2)) - mean(lastYear.slice(0, 2)), 2),
    volatility: recent && round(sampleStandardDeviation(recent), 2),
    streakQuarters: streakOf(changes.map(directionOf)),
  }
}

export function directionOf(changePercent: number | null): TrendDirection {
  if (changePercent === null) return 'unknown'
  if (Math.abs(changePercent) <= STABLE_PERCENT) return 'stable'
  return changePercent > 0 ? 'up' : 'down'
}

function known(changes: readonly (number | null)[], count: number): number[] | null {
  const numbers = changes.filter((change) => change !== null)
  return numbers.length === count ? numbers : null
}

function scoreOf(meanChange: number, deviation: number): number {
  if (deviation === 0) return Math.sign(meanChange) * 100
  const score = (meanChange / (FULL_SCORE_DEVIATIONS * deviation)) * 100
  return round(Math.min(100, Math.max(-100, score)), 0)
}

function streakOf(directions: readonly TrendDirection[]): number {
  const last = directions.at(-1)
  if (last === undefined || last === 'unknown') return 0
  return directions.length - 1 - directions.findLastIndex((direction) => direction !== last)
}

function round(value: number, decimals: number): number {
  const rounded = roundTo(value, decimals)
  return rounded === 0 ? 0 : rounded // never -0, which JSON writes as 0 but tests tell apart
}
