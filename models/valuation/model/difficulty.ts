import { mean } from '../../statistics/mean.ts'

/** Disagreement of the base models about one home: mean distance of their logs from the mean log. */
export function modelSpread(logs: readonly number[]): number {
  const centre = mean(logs)
  return mean(logs.map((log) => Math.abs(log - centre)))
}

// Errors below this are luck, not ease; without a floor their logarithms would rule the fit.
const SMALLEST_ERROR = 0.01

/** Log absolute error, the target of the model of difficulty. */
export function logErrorSize(error: number): number {
  return Math.log(SMALLEST_ERROR + Math.abs(error))
}
