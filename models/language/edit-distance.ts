/**
 * Optimal string alignment distance (Damerau 1964 restricted to adjacent swaps): insertions, deletions, substitutions and swaps of
 * neighbours cost 1.
 * @returns the distance, or `limit + 1` as soon as it is known to exceed `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1))
      if (isSwap(a, b, row, column)) cost = Math.min(cost, beforePrevious[column - 2]! + 1)
      current.push(cost)
      if (cost < smallest) smallest = cost
    }
    if (smallest > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return Math.min(previous[b.length]!, limit + 1)
}

/** Typos that a name of this length may carry and still be recognised: none below 5 letters, one below 9, two from there. */
export function typoBudget(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}

function isSwap(a: string, b: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  )
}
