import { mean } from '../../statistics/mean.ts'

const FIRST_STEP = 0.25
const LAST_STEP = 0.005

/**
 * Weights of the base models in the mix, none negative and adding up to 1, that make the mean absolute left-out error
 * smallest (stacked regression: Breiman 1996), found by moving weight between pairs in ever smaller steps.
 * @param predictions one array a base model, all left-out
 */
export function stackWeights(
  predictions: readonly Float64Array[],
  target: Float64Array,
  rowWeights: Float64Array,
): number[] {
  let weights = predictions.map(() => 1 / predictions.length)
  let loss = mixLoss(predictions, weights, target, rowWeights)
  for (let step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
    for (let moved = true; moved;) {
      moved = false
      for (const [from, to] of pairs(predictions.length)) {
        const tried = transfer(weights, from, to, step)
        const triedLoss = mixLoss(predictions, tried, target, rowWeights)
        if (triedLoss >= loss - 1e-12) continue
        weights = tried
        loss = triedLoss
        moved = true
      }
    }
  }
  return weights
}

/** The weighted mix of base predictions. */
export function mix(predictions: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const sum = new Float64Array(predictions[0]?.length ?? 0)
  predictions.forEach((values, m) => {
    for (let i = 0; i < sum.length; i++) sum[i]! += weights[m]! * values[i]!
  })
  return sum
}

function mixLoss(
  predictions: readonly Float64Array[],
  weights: readonly number[],
  target: Float64Array,
  rowWeights: Float64Array,
): number {
  return mean(mix(predictions, weights).map((value, i) => rowWeights[i]! * Math.abs(value - target[i]!)))
}

function pairs(count: number): [number, number][] {
  const all = Array.from({ length: count }, (_, from) =>
    Array.from({ length: count }, (_, to): [number, number] => [from, to]),
  )
  return all.flat().filter(([from, to]) => from !== to)
}

function transfer(weights: readonly number[], from: number, to: number, step: number): number[] {
  const amount = Math.min(step, weights[from]!)
  return weights.map((weight, m) => weight + (m === to ? amount : 0) - (m === from ? amount : 0))
}
