import { sampleOrdered, seededRandom } from '../../statistics/random.ts'
import { covarianceOf, covarianceTable, type Kernel, type Points } from './kernel.ts'
import { krige } from './kriging.ts'

const SAMPLE = 700
const NEIGHBOURS = 24
const PASSES = 2
const LEAST_GAIN = 2e-4

/** Points before the kernel's weights are applied. */
export type PlainPoints = Points

/** Multiplies the axes by the kernel's weights. */
export function weightedPoints(plain: PlainPoints, weights: readonly number[]): Points {
  return { ...plain, attributes: plain.attributes.map((value, i) => value * weights[i % plain.axes]!) }
}

/**
 * Finds the kernel under which left-out residuals are best told from their neighbours: coordinate search on the mean
 * absolute error over a sample of rows.
 * @param candidates of each row: near rows of other properties
 */
export function fitKernel(
  plain: PlainPoints,
  residuals: Float64Array,
  candidates: readonly Int32Array[],
  seed: number,
): Kernel {
  const sample = sampleOrdered(Int32Array.from(residuals.keys()), SAMPLE, seededRandom(seed))
  const loss = (kernel: Kernel) => leftOutError(kernel, plain, residuals, candidates, sample)
  let best: Kernel = { commonShare: 0.25, commonM: 500, alikeM: 1500, noise: 0.7, weights: startWeights(plain.axes) }
  let bestLoss = loss(best)
  for (let pass = 0; pass < PASSES; pass++) {
    for (const move of moves(plain.axes)) {
      for (const factor of [2 ** (1 - pass / 2), 0.5 ** (1 - pass / 2)]) {
        const tried = move(best, factor)
        const triedLoss = loss(tried)
        if (triedLoss > bestLoss * (1 - LEAST_GAIN)) continue
        best = tried
        bestLoss = triedLoss
        break
      }
    }
  }
  return best
}

function startWeights(axes: number): number[] {
  return Array.from({ length: axes }, () => 0.2)
}

type Move = (kernel: Kernel, factor: number) => Kernel

function moves(axes: number): Move[] {
  return [
    (kernel, factor) => ({ ...kernel, noise: kernel.noise * factor }),
    (kernel, factor) => ({ ...kernel, alikeM: kernel.alikeM * factor }),
    (kernel, factor) => ({ ...kernel, commonM: kernel.commonM * factor }),
    (kernel, factor) => ({ ...kernel, commonShare: Math.min(0.9, kernel.commonShare * factor) }),
    (kernel, factor) => ({ ...kernel, weights: kernel.weights.map((weight) => weight * factor) }),
    ...Array.from({ length: axes }, (_, axis): Move => (kernel, factor) => ({
      ...kernel,
      weights: kernel.weights.map((weight, x) => (x === axis ? weight * factor : weight)),
    })),
  ]
}

function leftOutError(
  kernel: Kernel,
  plain: PlainPoints,
  residuals: Float64Array,
  candidates: readonly Int32Array[],
  sample: Int32Array,
): number {
  const points = weightedPoints(plain, kernel.weights)
  // Where every row is in the sample, its comparables' pairs recur from row to row.
  const between = (sample.length === residuals.length ? covarianceTable : covarianceOf)(kernel, points)
  let sum = 0
  for (const row of sample) {
    const likenesses = { between, ofSubject: (point: number) => between(row, point) }
    const { mean } = krige(likenesses, kernel.noise, residuals, candidates[row]!, NEIGHBOURS)
    sum += Math.abs(residuals[row]! - mean)
  }
  return sum / sample.length
}
