import type { Candidates } from './ensemble.ts'
import { clipped } from './series-features.ts'

/**
 * Inputs of a pooled linear model that corrects the ensemble, each divided by the recent roughness of the series so that quiet
 * and lively series can share coefficients: seven growth rates (newest first), the ensemble path, mean growth, seasonal growth.
 */
export function correctionFeatures({ features, seasonalGrowth }: Candidates, growth: readonly number[]): number[] {
  const unit = features.recentRoughness
  return [
    ...features.recentGrowth.map((value) => clipped(value / unit, -3, 3)),
    ...growth.map((value) => value / unit),
    clipped(features.meanGrowth / unit, -1, 1),
    // The fourth quarter ahead is the season of the last one: its seasonal growth is always 0.
    ...seasonalGrowth.slice(0, -1).map((value) => value / unit),
  ]
}

/**
 * Growth path after the pooled correction: growth + roughness x (features . coefficients), by step.
 *
 * @param coefficients by feature and step, ridge regression of the ensemble's errors on the tuning series
 */
export function correctedGrowth(
  candidates: Candidates,
  growth: readonly number[],
  coefficients: readonly (readonly number[])[],
): number[] {
  const features = correctionFeatures(candidates, growth)
  return growth.map((value, h) => {
    const correction = features.reduce((sum, feature, index) => sum + feature * coefficients[index]![h]!, 0)
    return value + candidates.features.recentRoughness * correction
  })
}
