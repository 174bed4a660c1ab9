/** Multipliers of the local error scale that bound the middle share of left-out errors. */
export type ConformalBand = { readonly level: number; readonly low: number; readonly high: number }

/**
 * Split-conformal band from left-out errors divided by their scale (Lei et al. 2018): each tail is the error that a home of a new,
 * exchangeable group exceeds with at most half of `1 - level`. Errors of one group move together, so a group of n counts as the
 * square root of n errors (between one and n: Dunn, Wasserman & Ramdas 2022).
 * @param groups of the errors; a number of its own each where nothing ties them
 */
export function conformalBand(scaledErrors: Float64Array, groups: Int32Array, level: number): ConformalBand {
  const { weights, total, count } = groupedWeights(groups)
  const tail = ((1 - level) / 2) * total * (1 + 1 / count)
  const ascending = Int32Array.from(scaledErrors.keys()).sort((a, b) => scaledErrors[a]! - scaledErrors[b]!)
  const bound = (order: Int32Array) => scaledErrors[order[lastWithin(order, weights, tail)]!]!
  return { level, low: bound(ascending), high: bound(ascending.toReversed()) }
}

/** The least bound that the errors of a new group keep to with the chance `level`; the largest error where they are too few. @param errors 0 and more */
export function conformalBound(errors: Float64Array, groups: Int32Array, level: number): number {
  const { weights, total, count } = groupedWeights(groups)
  const wanted = level * total * (1 + 1 / count)
  const ascending = Int32Array.from(errors.keys()).sort((a, b) => errors[a]! - errors[b]!)
  let within = 0
  const last = ascending.findIndex((error) => (within += weights[error]!) >= wanted * (1 - 1e-12))
  return errors[ascending.at(last)!]!
}

/** Weight of each error, which lets a group of n count as the square root of n, with their sum and the number of groups. */
function groupedWeights(groups: Int32Array): { weights: Float64Array; total: number; count: number } {
  const sizes = new Map<number, number>()
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const weights = Float64Array.from(groups, (group) => 1 / Math.sqrt(sizes.get(group)!))
  return { weights, total: weights.reduce((sum, weight) => sum + weight, 0), count: sizes.size }
}

/** Place of the last error up to which the weights stay within the tail; the first where none does. */
function lastWithin(order: Int32Array, weights: Float64Array, tail: number): number {
  let held = 0
  const beyond = order.findIndex((error) => (held += weights[error]!) > tail * (1 + 1e-12))
  return Math.max(0, beyond - 1)
}
