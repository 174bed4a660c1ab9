import type { BinnedFeatures } from './bins.ts'
import { fillHistogram, subtractHistogram } from './histogram.ts'
import type { HistogramLayout } from './histogram.ts'
import { bestSplit, leafValue } from './split.ts'
import type { NodeSums, Split, SplitRules } from './split.ts'
import type { GrownTree } from './tree.ts'

export type GrowOptions = SplitRules & { readonly maxLeaves: number; readonly maxDepth: number }

/** Scratch memory that all trees of one training share. */
export type GrowSpace = {
  readonly features: BinnedFeatures
  readonly layout: HistogramLayout
  readonly pool: Float64Array[]
}

type OpenLeaf = NodeSums & {
  node: number
  depth: number
  from: number
  to: number
  histogram: Float64Array
  split: Split | undefined
}

/**
 * Grows one regression tree leaf by leaf, always splitting where it helps most (best-first, as in LightGBM).
 * @param rows in-bag rows; reordered in place so that each leaf holds a stretch of them
 * @param chosen features this tree may use
 * @param assign called with every leaf: its value and its stretch of `rows`
 */
export function growTree(
  space: GrowSpace,
  rows: Int32Array,
  chosen: Int32Array,
  gradients: Float64Array,
  weights: Float64Array,
  options: GrowOptions,
  assign: (value: number, from: number, to: number) => void,
): GrownTree {
  const { layout, features } = space
  const tree: GrownTree = { feature: [-1], bin: [0], left: [0], missingLeft: [0], value: [0] }
  const spare = [...space.pool]
  const takeHistogram = () => spare.pop() ?? grownPool(space)
  const fill = (leaf: OpenLeaf) =>
    fillHistogram(leaf.histogram, layout, features.bins, chosen, rows, leaf.from, leaf.to, gradients, weights)
  const seek = (leaf: OpenLeaf) => {
    leaf.split = leaf.depth < options.maxDepth ? bestSplit(leaf.histogram, layout, chosen, leaf, options) : undefined
  }
  const root = rootLeaf(rows, gradients, weights, takeHistogram())
  fill(root)
  seek(root)
  const open = [root]
  while (open.length < options.maxLeaves) {
    const leaf = mostGaining(open)
    if (leaf?.split === undefined) break
    const middle = partition(rows, leaf, leaf.split, features.bins[leaf.split.feature]!)
    const [left, right] = divide(tree, leaf, leaf.split, middle)
    const [small, large] = left.to - left.from <= right.to - right.from ? [left, right] : [right, left]
    small.histogram = takeHistogram()
    fill(small)
    large.histogram = leaf.histogram
    subtractHistogram(large.histogram, small.histogram, layout, chosen)
    seek(left)
    seek(right)
    open.splice(open.indexOf(leaf), 1, left, right)
  }
  for (const leaf of open) {
    const value = Math.fround(leafValue(leaf, options.ridge))
    tree.value[leaf.node] = value
    assign(value, leaf.from, leaf.to)
  }
  return tree
}

function grownPool(space: GrowSpace): Float64Array {
  const histogram = new Float64Array(space.layout.size)
  space.pool.push(histogram)
  return histogram
}

function rootLeaf(rows: Int32Array, gradients: Float64Array, weights: Float64Array, histogram: Float64Array): OpenLeaf {
  let gradient = 0
  let weight = 0
  for (const row of rows) {
    gradient += gradients[row]!
    weight += weights[row]!
  }
  return { node: 0, depth: 0, from: 0, to: rows.length, gradient, weight, histogram, split: undefined }
}

function mostGaining(open: readonly OpenLeaf[]): OpenLeaf | undefined {
  let best: OpenLeaf | undefined
  for (const leaf of open) if (leaf.split && leaf.split.gain > (best?.split?.gain ?? 0)) best = leaf
  return best
}

/** Moves the rows that go left to the front of the leaf's stretch, keeping order on both sides; answers where the right side starts. */
function partition(rows: Int32Array, leaf: OpenLeaf, split: Split, bins: Uint8Array): number {
  const right: number[] = []
  let end = leaf.from
  for (let i = leaf.from; i < leaf.to; i++) {
    const row = rows[i]!
    const bin = bins[row]!
    const goesLeft = bin === 0 ? split.missingLeft : bin <= split.bin
    if (goesLeft) rows[end++] = row
    else right.push(row)
  }
  for (let i = 0; i < right.length; i++) rows[end + i] = right[i]!
  return end
}

/** Turns a leaf into a split node and answers its two leaves. */
function divide(tree: GrownTree, leaf: OpenLeaf, split: Split, middle: number): [OpenLeaf, OpenLeaf] {
  const node = tree.feature.length
  tree.feature[leaf.node] = split.feature
  tree.bin[leaf.node] = split.bin
  tree.left[leaf.node] = node
  tree.missingLeft[leaf.node] = split.missingLeft ? 1 : 0
  for (const list of [tree.bin, tree.left, tree.missingLeft, tree.value]) list.push(0, 0)
  tree.feature.push(-1, -1)
  const shared = { depth: leaf.depth + 1, histogram: leaf.histogram, split: undefined }
  const left: OpenLeaf = { ...shared, ...split.left, node, from: leaf.from, to: middle }
  const right: OpenLeaf = { ...shared, ...split.right, node: node + 1, from: middle, to: leaf.to }
  return [left, right]
}
