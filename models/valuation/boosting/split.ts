import type { HistogramLayout } from './histogram.ts'

/** Sums of weighted residuals and of weights over the rows of one node. */
export type NodeSums = { readonly gradient: number; readonly weight: number }

export type Split = {
  gain: number
  feature: number
  /** Bins 1..bin go left. */
  bin: number
  missingLeft: boolean
  left: NodeSums
  right: NodeSums
}

export type SplitRules = {
  readonly ridge: number
  readonly minLeafWeight: number
}

/** Ridge-shrunk mean of a node. */
export function leafValue({ gradient, weight }: NodeSums, ridge: number): number {
  return gradient / (weight + ridge)
}

/** Best split of a node over the chosen features, or undefined when none improves the fit within the rules. */
export function bestSplit(
  histogram: Float64Array,
  layout: HistogramLayout,
  chosen: Int32Array,
  node: NodeSums,
  rules: SplitRules,
): Split | undefined {
  const best: Split = {
    gain: 1e-9,
    feature: -1,
    bin: 0,
    missingLeft: true,
    left: { gradient: 0, weight: 0 },
    right: { gradient: 0, weight: 0 },
  }
  for (const f of chosen) {
    const missingWeight = histogram[layout.offsets[f]! + 1]!
    scanFeature(histogram, layout, f, node, rules, true, best)
    if (missingWeight > 1e-9) scanFeature(histogram, layout, f, node, rules, false, best)
  }
  return best.feature < 0 ? undefined : best
}

function scanFeature(
  histogram: Float64Array,
  layout: HistogramLayout,
  f: number,
  node: NodeSums,
  rules: SplitRules,
  missingLeft: boolean,
  best: Split,
): void {
  const offset = layout.offsets[f]!
  const lastBin = layout.binCounts[f]! - 1
  const { ridge, minLeafWeight } = rules
  const parentScore = (node.gradient * node.gradient) / (node.weight + ridge)
  let gradient = missingLeft ? histogram[offset]! : 0
  let weight = missingLeft ? histogram[offset + 1]! : 0
  // The last bin on the left leaves only missing values on the right.
  const end = missingLeft ? lastBin - 1 : lastBin
  for (let bin = 1; bin <= end; bin++) {
    gradient += histogram[offset + 2 * bin]!
    weight += histogram[offset + 2 * bin + 1]!
    const rightWeight = node.weight - weight
    if (weight < minLeafWeight) continue
    if (rightWeight < minLeafWeight) break
    const rightGradient = node.gradient - gradient
    const gain =
      (gradient * gradient) / (weight + ridge) + (rightGradient * rightGradient) / (rightWeight + ridge) - parentScore
    if (gain <= best.gain) continue
    best.gain = gain
    best.feature = f
    best.bin = bin
    best.missingLeft = missingLeft
    best.left = { gradient, weight }
    best.right = { gradient: rightGradient, weight: rightWeight }
  }
}
