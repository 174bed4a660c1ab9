/** Features cut into bins: bin 0 holds missing values, bin b >= 1 the values up to `cuts[b - 1]` and above `cuts[b - 2]`. */
export type BinnedFeatures = {
  readonly rowCount: number
  /** Per feature, ascending; one fewer than the bins of known values. Rounded to single precision, as the saved trees are. */
  readonly cuts: readonly Float32Array[]
  /** Per feature, the bin of every row. */
  readonly bins: readonly Uint8Array[]
}

const MOST_BINS = 254

/**
 * Quantile binning as in LightGBM (Ke et al. 2017): every distinct value gets its own bin while there are few of them,
 * otherwise bins hold about equally many rows.
 * @param columns one array a feature; NaN is missing.
 */
export function binFeatures(columns: readonly Float64Array[], maxBins: number): BinnedFeatures {
  const limit = Math.min(maxBins, MOST_BINS)
  const cuts = columns.map((column) => quantileCuts(column, limit))
  const bins = columns.map((column, f) => Uint8Array.from(column, (value) => binOf(cuts[f]!, value)))
  return { rowCount: columns[0]?.length ?? 0, cuts, bins }
}

/** Bin of one value: 0 when missing, else 1 + the number of cuts below it. */
export function binOf(cuts: Float32Array, value: number): number {
  return Number.isNaN(value) ? 0 : cellOf(cuts, value) + 1
}

/** Cell of a value between ascending cuts: cell c holds the values above `cuts[c - 1]` up to `cuts[c]`. */
export function cellOf(cuts: Float32Array, value: number): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= cuts[middle]!) high = middle
    else low = middle + 1
  }
  return low
}

function quantileCuts(column: Float64Array, maxBins: number): Float32Array {
  const known = column.filter((value) => !Number.isNaN(value)).sort()
  const distinct: number[] = []
  const counts: number[] = []
  for (const value of known) {
    if (distinct.at(-1) === value) counts[counts.length - 1]!++
    else counts[distinct.push(value) - 1] = 1
  }
  const share = distinct.length <= maxBins ? 0 : known.length / maxBins
  const cuts: number[] = []
  for (let i = 0, held = 0; i + 1 < distinct.length; i++) {
    held += counts[i]!
    if (held < share) continue
    const cut = Math.fround((distinct[i]! + distinct[i + 1]!) / 2)
    if (cut !== cuts.at(-1)) cuts.push(cut)
    held = 0
  }
  return Float32Array.from(cuts)
}
