import type { TrendDirection } from '../contracts/market/trend.ts'
import { mean } from './mean.ts'
import { median } from './median.ts'
import { NORMAL_90 } from './normal-quantile.ts'

export type SeriesTrend = {
  readonly direction: TrendDirection
  /** Change a year in percent of the mean level; null when unknown. */
  readonly percentPerYear: number | null
}

/** Quarters behind a trend; fewer known ones make it unknown. */
export const TREND_QUARTERS = 8

/** Changes a year within this many percent are called stable whatever their noise. */
const STABLE_PERCENT = 0.5

/**
 * Theil-Sen slope of the last eight quarters with the 90 % interval of Sen (1968, JASA 63) from the null variance of Kendall's
 * statistic. A direction is claimed only when the interval leaves out zero.
 *
 * @param values one a quarter, oldest first
 */
export function seriesTrend(values: readonly (number | null)[]): SeriesTrend {
  const window = values.slice(-TREND_QUARTERS)
  const known = window.filter((value) => value !== null)
  const level = mean(known)
  if (known.length < TREND_QUARTERS || !(level > 0)) return { direction: 'unknown', percentPerYear: null }
  const slopes = pairwiseSlopes(known)
  const { low, high } = slopeInterval(slopes, known.length)
  const percentPerYear = (400 * median(slopes)) / level
  const isNoise = (low <= 0 && high >= 0) || Math.abs(percentPerYear) <= STABLE_PERCENT
  return { direction: isNoise ? 'stable' : percentPerYear > 0 ? 'up' : 'down', percentPerYear }
}

function pairwiseSlopes(values: readonly number[]): number[] {
  const slopes = values.flatMap((later, j) => values.slice(0, j).map((earlier, i) => (later - earlier) / (j - i)))
  return slopes.toSorted((a, b) => a - b)
}

function slopeInterval(sorted: readonly number[], n: number): { low: number; high: number } {
  const half = NORMAL_90 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)
  const below = Math.max(0, Math.floor((sorted.length - half) / 2))
  return { low: sorted[below]!, high: sorted[sorted.length - 1 - below]! }
}
