import { median } from './median.ts'

/** Median absolute deviation about zero, scaled to the standard deviation of a normal distribution. */
export function madScale(residuals: ArrayLike<number>): number {
  return 1.4826 * median(Float64Array.from(residuals, Math.abs))
}
