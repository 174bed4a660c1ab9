/** Pairs of column indices with a score, kept in typed arrays so that millions fit; grows as it is filled. */
export interface PairList {
  count: number
  a: Int32Array
  b: Int32Array
  score: Float32Array
}

export function createPairList(): PairList {
  return { count: 0, a: new Int32Array(1024), b: new Int32Array(1024), score: new Float32Array(1024) }
}

/** Adds a pair, the smaller index first. */
export function addPair(list: PairList, i: number, j: number, score: number): void {
  if (list.count === list.a.length) grow(list)
  list.a[list.count] = Math.min(i, j)
  list.b[list.count] = Math.max(i, j)
  list.score[list.count] = score
  list.count++
}

/** Positions of the pairs by falling score, then by both indices: a full key, so the order of arrival leaves no trace. Each pair once. */
export function rankPairs({ count, a, b, score }: PairList): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, p) => p)
  order.sort((x, y) => score[y]! - score[x]! || a[x]! - a[y]! || b[x]! - b[y]!)
  let kept = 0
  for (let p = 0; p < count; p++) {
    const last = order[kept - 1]!
    if (kept > 0 && a[order[p]!] === a[last] && b[order[p]!] === b[last]) continue
    order[kept++] = order[p]!
  }
  return order.subarray(0, kept)
}

function grow(list: PairList): void {
  const size = list.a.length * 2
  const [a, b, score] = [new Int32Array(size), new Int32Array(size), new Float32Array(size)]
  a.set(list.a)
  b.set(list.b)
  score.set(list.score)
  Object.assign(list, { a, b, score })
}
