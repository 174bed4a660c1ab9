import { mean } from '../../statistics/mean.ts'
import type { NeighbourView } from './neighbour-view.ts'

/** How far the base models disagree about one home, log: mean distance from their mean. */
export function modelSpread(logs: readonly number[]): number {
  const centre = mean(logs)
  return mean(logs.map((log) => Math.abs(log - centre)))
}

/** Features of the model of difficulty: what the trees see, what the neighbourhood says and the disagreement, one column each. */
export function difficultyFeatures(
  attributes: readonly Float64Array[],
  views: readonly NeighbourView[],
  spreads: Float64Array,
): Float64Array[] {
  const residuals = Float64Array.from(views, (view) => view.residual)
  const variances = Float64Array.from(views, (view) => view.variance)
  return [...attributes, residuals, variances, spreads]
}

// Errors below this are luck, not ease; without a floor their logarithms would rule the fit.
const SMALLEST_ERROR = 0.01

/** Log absolute error, the target of the model of difficulty. */
export function logErrorSize(error: number): number {
  return Math.log(SMALLEST_ERROR + Math.abs(error))
}
