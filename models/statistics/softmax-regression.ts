import type { LinearModel, SparseRows } from './linear-svm.ts'
import { seededRandom, shuffle } from './random.ts'

export interface SoftmaxOptions {
  readonly epochs: number
  /** Largest change of a weight by one batch at first; it falls to 0 with the epochs. */
  readonly step: number
  readonly seed: number
}

const BATCH_ROWS = 64
/** How much of the means of gradients and of their squares one batch keeps (Kingma and Ba, 2015). */
const [KEPT_MEAN, KEPT_SQUARE] = [0.9, 0.999]
const TINY = 1e-8

/**
 * Learns which one of several classes a row belongs to: multinomial logistic regression by Adam (Kingma and Ba, ICLR 2015), which touches the weights of
 * the features of a batch only. A row of several classes may be any of them. The same rows, options and seed give the same planes.
 *
 * @param targets by row, for each class: 1 one of its classes, -1 none, 0 unknown and out of the choice
 * @returns a plane for each class; the shares of a row are the softmax of its values
 */
export function trainSoftmax(
  rows: SparseRows,
  targets: readonly Int8Array[],
  classes: number,
  { epochs, step, seed }: SoftmaxOptions,
): LinearModel[] {
  const { featureCount } = rows
  // The constant stands behind the features.
  const weights = new Float32Array((featureCount + 1) * classes)
  const means = new Float32Array(weights.length)
  const squares = new Float32Array(weights.length)
  const order = Int32Array.from(targets.keys())
  const random = seededRandom(seed)
  const batch = new BatchGradients(rows, classes)
  let taken = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = step * (1 - epoch / epochs)
    shuffle(order, random)
    for (let first = 0; first < order.length; first += BATCH_ROWS) {
      batch.collect(order.subarray(first, first + BATCH_ROWS), weights, targets)
      taken++
      const pace = (rate * Math.sqrt(1 - KEPT_SQUARE ** taken)) / (1 - KEPT_MEAN ** taken)
      batch.forEach((at, gradients, from) => {
        for (let c = 0; c < classes; c++) {
          const gradient = gradients[from + c]!
          const mean = (means[at + c] = KEPT_MEAN * means[at + c]! + (1 - KEPT_MEAN) * gradient)
          const square = (squares[at + c] = KEPT_SQUARE * squares[at + c]! + (1 - KEPT_SQUARE) * gradient * gradient)
          weights[at + c]! -= (pace * mean) / (Math.sqrt(square) + TINY)
        }
      })
    }
  }
  for (let at = 0; at < weights.length; at += classes) centre(weights.subarray(at, at + classes))
  return Array.from({ length: classes }, (_, c) => ({
    weights: Float32Array.from({ length: featureCount }, (__, f) => weights[f * classes + c]!),
    bias: weights[featureCount * classes + c]!,
  }))
}

/** Takes the median from the weights of a feature, which changes no share and leaves most of them near 0. */
function centre(weights: Float32Array): void {
  const middle = weights.toSorted()[weights.length >> 1]!
  for (let c = 0; c < weights.length; c++) weights[c]! -= middle
}

/** Mean gradients of some rows, for the features that they have. */
class BatchGradients {
  readonly #rows: SparseRows
  readonly #classes: number
  readonly #slotOf: Int32Array
  readonly #values: Float64Array
  #touched: number[] = []
  #sums = new Float32Array(0)

  constructor(rows: SparseRows, classes: number) {
    this.#rows = rows
    this.#classes = classes
    this.#slotOf = new Int32Array(rows.featureCount + 1).fill(-1)
    this.#values = new Float64Array(classes)
  }

  collect(batch: Int32Array, weights: Float32Array, targets: readonly Int8Array[]): void {
    const { starts, features, values, featureCount } = this.#rows
    const classes = this.#classes
    for (const feature of this.#touched) this.#slotOf[feature] = -1
    this.#touched = []
    const touch = (feature: number): void => {
      if (this.#slotOf[feature]! < 0) this.#slotOf[feature] = this.#touched.push(feature) - 1
    }
    touch(featureCount)
    for (const row of batch) for (let k = starts[row]!; k < starts[row + 1]!; k++) touch(features[k]!)
    const needed = this.#touched.length * classes
    if (this.#sums.length < needed) this.#sums = new Float32Array(needed * 2)
    else this.#sums.fill(0, 0, needed)
    const own = this.#values
    for (const row of batch) {
      own.set(weights.subarray(featureCount * classes))
      for (let k = starts[row]!; k < starts[row + 1]!; k++) {
        const [at, value] = [features[k]! * classes, values[k]!]
        for (let c = 0; c < classes; c++) own[c]! += weights[at + c]! * value
      }
      toGradients(own, targets[row]!)
      this.#add(featureCount, 1 / batch.length)
      for (let k = starts[row]!; k < starts[row + 1]!; k++) this.#add(features[k]!, values[k]! / batch.length)
    }
  }

  #add(feature: number, value: number): void {
    const at = this.#slotOf[feature]! * this.#classes
    for (let c = 0; c < this.#classes; c++) this.#sums[at + c]! += this.#values[c]! * value
  }

  /** @param use given where the weights of a feature begin, and where its gradients stand */
  forEach(use: (at: number, gradients: Float32Array, from: number) => void): void {
    for (const [slot, feature] of this.#touched.entries())
      use(feature * this.#classes, this.#sums, slot * this.#classes)
  }
}

/** Turns values of classes into what they add to the loss: the share of each less its share among the row's own classes. */
function toGradients(values: Float64Array, targets: Int8Array): void {
  let largest = -Infinity
  for (let c = 0; c < values.length; c++) if (targets[c] !== 0 && values[c]! > largest) largest = values[c]!
  let [all, own] = [0, 0]
  for (let c = 0; c < values.length; c++) {
    values[c] = targets[c] === 0 ? 0 : Math.exp(values[c]! - largest)
    all += values[c]!
    if (targets[c] === 1) own += values[c]!
  }
  for (let c = 0; c < values.length; c++)
    values[c] = own === 0 ? 0 : values[c]! / all - (targets[c] === 1 ? values[c]! / own : 0)
}
