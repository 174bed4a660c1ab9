import type { Candidates } from './ensemble.ts'
import { likelihoodDeviation } from './ensemble.ts'
import { STEPS } from './horizon.ts'
import { clipped } from './series-features.ts'

/** Learned on the tuning series by minimising the interval score. */
export type IntervalScale = {
  /** By feature of `widthFeatures`: exponents of the half-width. */
  readonly exponents: readonly number[]
  /** Added to the log by step. */
  readonly steps: readonly number[]
}

/** Share of truths an interval promises to hold, and what the scale is multiplied by at each step so that it does. */
export type ConformalMultipliers = { readonly level80: readonly number[]; readonly level95: readonly number[] }

const LEAST = 1e-4

/** Logs of the scales of a series, by step, from which the half-width is composed. */
export function widthFeatures(candidates: Candidates, spread: readonly number[]): number[][] {
  const { features } = candidates
  const deviation = likelihoodDeviation(candidates)
  const shared = [
    Math.log(features.quarters / 20),
    clipped(features.autocorrelation, -0.9, 0.95),
    features.seasonalStrength,
    logAtLeast(features.growthDeviation),
    logAtLeast(features.meanAbsGrowth),
    logAtLeast(features.recentRoughness),
  ]
  return STEPS.map((_, h) => [...shared, logAtLeast(deviation[h]!), logAtLeast(spread[h]!)])
}

/** Uncertainty of growth in log points, by step, before the conformal multipliers. */
export function intervalScale(features: readonly (readonly number[])[], { exponents, steps }: IntervalScale): number[] {
  return features.map((row, h) => {
    const log = row.reduce((sum, value, index) => sum + value * exponents[index]!, steps[h]!)
    return Math.exp(clipped(log, -12, 1))
  })
}

function logAtLeast(value: number): number {
  return Math.log(Math.max(value, LEAST))
}
