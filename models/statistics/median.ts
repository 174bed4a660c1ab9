/** Median of a list of numbers; NaN for an empty list. The input is left as it is. */
export function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Lower of the two middle values of an even count: always one of the values; NaN for an empty list. */
export function lowerMedian(values: ArrayLike<number>): number {
  return Float64Array.from(values).sort()[(values.length - 1) >> 1] ?? Number.NaN
}

/** Medians by group: `groups[i]` in `0..count-1` is the group of `values[i]`; NaN for an empty group. */
export function groupMedians(values: ArrayLike<number>, groups: ArrayLike<number>, count: number): Float64Array {
  const lists: number[][] = Array.from({ length: count }, () => [])
  for (let i = 0; i < values.length; i++) lists[groups[i]!]!.push(values[i]!)
  return Float64Array.from(lists, median)
}
