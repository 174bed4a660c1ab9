import { mean } from '../statistics/mean.ts'
import { sum } from '../statistics/sum.ts'

/** Features of a short quarterly series; all in log points and free of its unit, its place and its date. */
export type SeriesFeatures = {
  readonly quarters: number
  /** Seasonally adjusted growth a quarter, newest first, the last seven quarters. */
  readonly recentGrowth: readonly number[]
  readonly meanGrowth: number
  /** Standard deviation of adjusted growth. */
  readonly growthDeviation: number
  /** Mean absolute adjusted growth. */
  readonly meanAbsGrowth: number
  /** First autocorrelation of adjusted growth: near 1 for smooth indices, negative for noisy medians. */
  readonly autocorrelation: number
  /** Root mean square of the last seven unadjusted growth rates. */
  readonly recentRoughness: number
  /** Strength of the seasonal pattern, 0-1. */
  readonly seasonalStrength: number
}

const RECENT = 7
// Floors in log points a quarter (0.01 %, 0.0001 %): below them a series does not move at all.
const LEAST_ROUGHNESS = 1e-4
const LEAST_DEVIATION = 1e-7
const LEAST_GROWTH = 1e-5

export function seriesFeatures(
  logs: readonly number[],
  adjusted: readonly number[],
  seasonalStrength: number,
): SeriesFeatures {
  const growth = differences(adjusted)
  const meanGrowth = mean(growth)
  const centred = growth.map((value) => value - meanGrowth)
  const variation = sum(centred.map((value) => value * value))
  const products = centred.slice(1).map((value, index) => value * centred[index]!)
  return {
    quarters: logs.length,
    recentGrowth: growth.slice(-RECENT).reverse(),
    meanGrowth,
    growthDeviation: Math.sqrt(variation / growth.length) + LEAST_DEVIATION,
    meanAbsGrowth: mean(growth.map(Math.abs)),
    autocorrelation: sum(products) / Math.max(variation, 1e-18),
    recentRoughness: rootMeanSquare(differences(logs).slice(-RECENT)) + LEAST_ROUGHNESS,
    seasonalStrength,
  }
}

/** The features that move the ensemble's prior, scaled to about -1 to 1, the constant first. */
export function priorFeatures(series: SeriesFeatures): number[] {
  const { quarters, meanGrowth, growthDeviation, meanAbsGrowth, recentGrowth } = series
  // No jump at 0: a series that ends where it began has a mean growth of rounding errors, whose sign means nothing.
  const direction = clipped(meanGrowth / LEAST_GROWTH, -1, 1)
  return [
    1,
    Math.log(quarters / 20),
    clipped(series.autocorrelation, -0.9, 0.95),
    series.seasonalStrength,
    clipped(Math.log((Math.abs(meanGrowth) + LEAST_GROWTH) / growthDeviation), -4, 3) / 2,
    clipped(Math.log(meanAbsGrowth + LEAST_GROWTH) + 4, -3, 3) / 2,
    direction * Math.tanh((recentGrowth[0] ?? 0) / growthDeviation / 2),
  ]
}

export function clipped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function differences(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - values[index]!)
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => value * value)))
}
