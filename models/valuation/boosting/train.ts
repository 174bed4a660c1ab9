import { median } from '../../statistics/median.ts'
import { growTree } from './grow-tree.ts'
import type { GrowSpace } from './grow-tree.ts'
import { histogramLayout } from './histogram.ts'
import { sampleOrdered, seededRandom } from '../../statistics/random.ts'
import { flattenTrees } from './tree.ts'
import type { Forest, GrownTree } from './tree.ts'
import type { BinnedFeatures } from './bins.ts'
import { huberWeight } from '../../statistics/huber.ts'

export type BoostingOptions = {
  readonly seed: number
  readonly rounds: number
  readonly learningRate: number
  readonly maxLeaves: number
  readonly maxDepth: number
  /** Least sum of row weights in a leaf. */
  readonly minLeafWeight: number
  readonly ridge: number
  /** Share of the training rows each tree sees. */
  readonly rowFraction: number
  /** Share of the features each tree may use. */
  readonly columnFraction: number
  /** Huber's limit as a multiple of the median absolute residual: small is near to absolute loss, large to squared loss. */
  readonly huberMultiple: number
}

export type BoostingFit = {
  readonly base: number
  readonly forest: Forest
  /** Prediction for every row of the table, fitted or not. */
  readonly fitted: Float64Array
}

/**
 * Gradient-boosted regression trees on histograms (Friedman 2001; Ke et al. 2017) under Huber loss, fitted by iteratively
 * reweighted least squares, so that one badly typed price does not pull a leaf.
 * @param features from `binFeatures`
 * @param rows the rows to learn from; the others are predicted
 * @param rowWeights relative weight of each row
 */
export function trainBoosting(
  features: BinnedFeatures,
  target: Float64Array,
  rowWeights: Float64Array,
  rows: Int32Array,
  options: BoostingOptions,
): BoostingFit {
  const random = seededRandom(options.seed)
  const space: GrowSpace = { features, layout: histogramLayout(features), pool: [] }
  const base = median(Float64Array.from(rows, (row) => target[row]!))
  const fitted = new Float64Array(features.rowCount).fill(base)
  const allFeatures = Int32Array.from(features.cuts.keys()).filter((f) => features.cuts[f]!.length > 0)
  const gradients = new Float64Array(features.rowCount)
  const weights = new Float64Array(features.rowCount)
  const trees: GrownTree[] = []
  const inBag = new Uint8Array(features.rowCount)
  let limit = Number.POSITIVE_INFINITY
  for (let round = 0; round < options.rounds; round++) {
    if (round % 10 === 0) limit = options.huberMultiple * medianAbsoluteResidual(rows, target, fitted)
    const bag = sampleOrdered(rows, Math.ceil(options.rowFraction * rows.length), random)
    const chosen = sampleOrdered(allFeatures, Math.ceil(options.columnFraction * allFeatures.length), random)
    for (const row of bag) {
      const residual = target[row]! - fitted[row]!
      const weight = rowWeights[row]! * huberWeight(Math.abs(residual), limit)
      weights[row] = weight
      gradients[row] = weight * residual
    }
    inBag.fill(0)
    const tree = growTree(space, bag, chosen, gradients, weights, options, (value, from, to) => {
      for (let i = from; i < to; i++) {
        inBag[bag[i]!] = 1
        fitted[bag[i]!]! += options.learningRate * value
      }
    })
    for (let i = 0; i < tree.value.length; i++) tree.value[i] = Math.fround(options.learningRate * tree.value[i]!)
    addToOthers(tree, features, inBag, fitted)
    trees.push(tree)
  }
  return { base, forest: flattenTrees(trees, features.cuts), fitted }
}

function addToOthers(tree: GrownTree, features: BinnedFeatures, inBag: Uint8Array, fitted: Float64Array): void {
  for (let row = 0; row < fitted.length; row++) {
    if (inBag[row] === 1) continue
    let node = 0
    for (let f = tree.feature[0]!; f >= 0; f = tree.feature[node]!) {
      const bin = features.bins[f]![row]!
      const goesLeft = bin === 0 ? tree.missingLeft[node] === 1 : bin <= tree.bin[node]!
      node = tree.left[node]! + (goesLeft ? 0 : 1)
    }
    fitted[row]! += tree.value[node]!
  }
}

function medianAbsoluteResidual(rows: Int32Array, target: Float64Array, fitted: Float64Array): number {
  return median(Float64Array.from(rows, (row) => Math.abs(target[row]! - fitted[row]!)))
}
