/** Linear-interpolated quantile (Hyndman & Fan 1996, type 7); NaN for an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  const position = share * (sorted.length - 1)
  const below = Math.floor(position)
  const low = sorted[below] ?? Number.NaN
  return low + (position - below) * ((sorted[below + 1] ?? low) - low)
}
