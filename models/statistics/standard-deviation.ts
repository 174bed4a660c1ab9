import { mean } from './mean.ts'

/** Standard deviation about the mean, of the values as a whole population; NaN for an empty list. */
export function standardDeviation(values: ArrayLike<number>): number {
  const centre = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i]! - centre) ** 2
  return Math.sqrt(sum / values.length)
}
