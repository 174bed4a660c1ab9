import { sum } from './sum.ts'

/** Arithmetic mean; NaN for an empty list. */
export function mean(values: ArrayLike<number>): number {
  return sum(values) / values.length
}
