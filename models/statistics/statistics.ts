/** Median of a list of numbers; NaN for an empty list. The input is left as it is. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5)
}

/** Linear-interpolated quantile (Hyndman & Fan 1996, type 7); NaN for an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  const position = share * (sorted.length - 1)
  const below = Math.floor(position)
  const low = sorted[below] ?? Number.NaN
  return low + (position - below) * ((sorted[below + 1] ?? low) - low)
}

/** Arithmetic mean; NaN for an empty list. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum / values.length
}

/** Standard deviation about the mean; NaN for an empty list. */
export function standardDeviation(values: ArrayLike<number>): number {
  const centre = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i]! - centre) ** 2
  return Math.sqrt(sum / values.length)
}

/** Smallest value that holds at least half of the weight. NaN for an empty list. */
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
