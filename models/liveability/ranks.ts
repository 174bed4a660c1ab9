/** Rank of each score, 1 for the highest, equal scores sharing the better rank; null scores have none. */
export function ranksOf(scores: readonly (number | null)[]): (number | null)[] {
  const sorted = scores.filter((score) => score !== null).toSorted((a, b) => b - a)
  const first = new Map<number, number>()
  sorted.forEach((score, index) => first.has(score) || first.set(score, index + 1))
  return scores.map((score) => (score === null ? null : first.get(score)!))
}

/** Spearman's rank correlation with mean ranks for ties, over the pairs of which both are known; null where it is not defined. */
export function spearman(a: readonly (number | null)[], b: readonly (number | null)[]): number | null {
  const known = a.flatMap((value, index) => (value !== null && b[index] != null ? [index] : []))
  const x = meanRanks(known.map((index) => a[index]!))
  const y = meanRanks(known.map((index) => b[index]!))
  const middle = (known.length + 1) / 2
  let [xy, xx, yy] = [0, 0, 0]
  for (let i = 0; i < known.length; i++) {
    const [dx, dy] = [x[i]! - middle, y[i]! - middle]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null
}

function meanRanks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => values[a]! - values[b]!)
  const ranks = values.map(() => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to++
    for (let k = from; k <= to; k++) ranks[order[k]!] = (from + to) / 2 + 1
    from = to + 1
  }
  return ranks
}
