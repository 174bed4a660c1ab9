import type { BinnedFeatures } from './bins.ts'

/** Where each feature's bins start in a histogram: gradient sum and weight sum interleaved, two cells a bin. */
export type HistogramLayout = { readonly offsets: Int32Array; readonly binCounts: Int32Array; readonly size: number }

/** Layout for all features; bin 0 (missing) included. */
export function histogramLayout(features: BinnedFeatures): HistogramLayout {
  const offsets = new Int32Array(features.cuts.length)
  const binCounts = Int32Array.from(features.cuts, (cuts) => cuts.length + 2)
  let size = 0
  binCounts.forEach((count, f) => {
    offsets[f] = size
    size += 2 * count
  })
  return { offsets, binCounts, size }
}

/**
 * Sums gradients and weights by bin over `rows[from..to)` for the chosen features.
 * @param gradients and `weights` indexed by row
 */
export function fillHistogram(
  target: Float64Array,
  layout: HistogramLayout,
  bins: readonly Uint8Array[],
  chosen: Int32Array,
  rows: Int32Array,
  from: number,
  to: number,
  gradients: Float64Array,
  weights: Float64Array,
): void {
  for (const f of chosen) {
    const column = bins[f]!
    const offset = layout.offsets[f]!
    target.fill(0, offset, offset + 2 * layout.binCounts[f]!)
    for (let i = from; i < to; i++) {
      const row = rows[i]!
      const cell = offset + 2 * column[row]!
      target[cell] = target[cell]! + gradients[row]!
      target[cell + 1] = target[cell + 1]! + weights[row]!
    }
  }
}

/** The larger child's histogram is the parent's less the smaller child's: half the work of counting again. */
export function subtractHistogram(
  parent: Float64Array,
  child: Float64Array,
  layout: HistogramLayout,
  chosen: Int32Array,
): void {
  for (const f of chosen) {
    const end = layout.offsets[f]! + 2 * layout.binCounts[f]!
    for (let i = layout.offsets[f]!; i < end; i++) parent[i] = parent[i]! - child[i]!
  }
}
