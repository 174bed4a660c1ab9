/** Multipliers of the local error scale that bound the middle share of left-out errors. */
export type ConformalBand = { readonly level: number; readonly low: number; readonly high: number }

/**
 * Split-conformal band from left-out errors divided by their scale (Lei et al. 2018): each tail is the order statistic
 * that a new, exchangeable error exceeds with at most half of `1 - level`.
 */
export function conformalBand(scaledErrors: Float64Array, level: number): ConformalBand {
  const sorted = scaledErrors.slice().sort()
  const tail = (1 - level) / 2
  const rank = Math.floor(tail * (sorted.length + 1))
  const at = Math.max(0, rank - 1)
  return { level, low: sorted[at]!, high: sorted[sorted.length - 1 - at]! }
}
