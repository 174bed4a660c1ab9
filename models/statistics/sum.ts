/** Sum in the order of the list; 0 for an empty list. Summands that grow and shrink are not compensated: the order is part of the figure. */
export function sum(values: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return total
}
