/** Trees of one ensemble, flattened: node `i` is a leaf when `feature[i] < 0`; tree t starts at node `roots[t]`. */
export type Forest = {
  readonly roots: Int32Array
  readonly feature: Int16Array
  /** Values up to the threshold go left. */
  readonly threshold: Float32Array
  /** Left child; the right child follows it. */
  readonly left: Int32Array
  /** 1 when a missing value goes left. */
  readonly missingLeft: Uint8Array
  readonly value: Float32Array
}

/** A grown tree in bins, children numbered within the tree. */
export type GrownTree = {
  readonly feature: number[]
  readonly bin: number[]
  readonly left: number[]
  readonly missingLeft: number[]
  readonly value: number[]
}

/** Sum of the leaf values that one row of features falls into. NaN is missing. */
export function forestValue(forest: Forest, features: ArrayLike<number>): number {
  let sum = 0
  for (const root of forest.roots) sum += forest.value[leafOf(forest, root, features)]!
  return sum
}

/** Joins grown trees, replacing bins by the cuts between them. */
export function flattenTrees(trees: readonly GrownTree[], cuts: readonly Float32Array[]): Forest {
  const roots = new Int32Array(trees.length)
  let size = 0
  trees.forEach((tree, t) => {
    roots[t] = size
    size += tree.feature.length
  })
  const forest: Forest = {
    roots,
    feature: Int16Array.from(trees.flatMap((tree) => tree.feature)),
    threshold: Float32Array.from(trees.flatMap((tree) => tree.bin.map((bin, i) => cutAt(cuts, tree.feature[i]!, bin)))),
    left: Int32Array.from(trees.flatMap((tree, t) => tree.left.map((left) => left + roots[t]!))),
    missingLeft: Uint8Array.from(trees.flatMap((tree) => tree.missingLeft)),
    value: Float32Array.from(trees.flatMap((tree) => tree.value)),
  }
  return forest
}

function leafOf(forest: Forest, root: number, features: ArrayLike<number>): number {
  let node = root
  for (let f = forest.feature[node]!; f >= 0; f = forest.feature[node]!) {
    const value = features[f]!
    const goesLeft = Number.isNaN(value) ? forest.missingLeft[node] === 1 : value <= forest.threshold[node]!
    node = forest.left[node]! + (goesLeft ? 0 : 1)
  }
  return node
}

// A split that parts the missing from the known has no cut: every known value is at or below infinity.
function cutAt(cuts: readonly Float32Array[], feature: number, bin: number): number {
  return feature < 0 ? 0 : (cuts[feature]![bin - 1] ?? Number.POSITIVE_INFINITY)
}
