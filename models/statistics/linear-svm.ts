import { seededRandom, shuffle } from './random.ts'

/** Rows of sparse features: row `r` has those from `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  readonly starts: Int32Array
  readonly features: Int32Array
  readonly values: Float32Array
  readonly featureCount: number
}

export interface SvmOptions {
  /** Cost of an error in a row that is an example; the others cost half. */
  readonly cost: number
  readonly epochs: number
  readonly seed: number
}

/** A separating plane: the weight of each feature, and what is added. */
export interface LinearModel {
  readonly weights: Float32Array
  readonly bias: number
}

/** Rows far enough on their side for some epochs are no longer looked at. */
const SHRINK_AFTER = 3
const SHRINK_BEYOND = 0.3

/**
 * Learns to tell examples from the rest: a linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh, Chang, Lin, Keerthi and
 * Sundararajan, ICML 2008). The same rows, options and seed give the same plane.
 *
 * @param targets by row: 1 an example, -1 none, 0 unknown and left out
 */
export function trainLinearSvm(rows: SparseRows, targets: Int8Array, { cost, epochs, seed }: SvmOptions): LinearModel {
  const weights = new Float32Array(rows.featureCount)
  const known = Int32Array.from(targets.keys()).filter((row) => targets[row] !== 0)
  const duals = new Float64Array(known.length)
  const norms = Float64Array.from(known, (row) => squaredNorm(rows, row))
  const order = Int32Array.from(known.keys())
  const random = seededRandom(seed)
  let bias = 0
  let active = order.length
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random, active)
    for (let at = 0; at < active; at++) {
      const i = order[at]!
      const row = known[i]!
      const side = targets[row]!
      const slack = 0.5 / (side > 0 ? cost : cost / 2)
      const gradient = side * (bias + dot(rows, row, weights)) - 1 + duals[i]! * slack
      if (duals[i] === 0 && gradient > 0) {
        if (epoch >= SHRINK_AFTER && gradient > SHRINK_BEYOND) {
          active--
          order[at] = order[active]!
          order[active] = i
          at--
        }
        continue
      }
      const dual = Math.max(duals[i]! - gradient / (norms[i]! + slack), 0)
      const step = (dual - duals[i]!) * side
      duals[i] = dual
      if (step === 0) continue
      bias += step
      for (let k = rows.starts[row]!; k < rows.starts[row + 1]!; k++)
        weights[rows.features[k]!]! += step * rows.values[k]!
    }
  }
  return { weights, bias }
}

/** With the constant that stands for the bias. */
function squaredNorm({ starts, values }: SparseRows, row: number): number {
  let sum = 1
  for (let k = starts[row]!; k < starts[row + 1]!; k++) sum += values[k]! ** 2
  return sum
}

function dot({ starts, features, values }: SparseRows, row: number, weights: Float32Array): number {
  let sum = 0
  for (let k = starts[row]!; k < starts[row + 1]!; k++) sum += weights[features[k]!]! * values[k]!
  return sum
}
