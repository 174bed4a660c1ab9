/** Smallest value that holds at least half of the weight; NaN for an empty list. */
export function weightedMedian(values: Float64Array, weights: Float64Array): number {
  const order = Int32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]!)
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2
  let held = 0
  for (const i of order) {
    held += weights[i]!
    if (held >= half) return values[i]!
  }
  return Number.NaN
}
