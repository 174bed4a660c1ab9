import { HORIZON } from '../../models/forecast/horizon.ts'
import { cholesky, solveCholesky } from '../../models/statistics/cholesky.ts'

export type CorrectionSample = {
  readonly features: readonly number[]
  /** Errors of the ensemble by step, in units of the series' roughness. */
  readonly missed: readonly number[]
  readonly weight: number
}

const RIDGE = 0.1
const ITERATIONS = 12
/** Share of the roughness below which errors weigh as in least squares; larger ones weigh as in least absolute deviations. */
const HUBER = 0.1

/** Fits one ridge regression for absolute errors per step by reweighting. @returns coefficients by feature and step */
export function fitPooledCorrection(samples: readonly CorrectionSample[]): number[][] {
  const size = samples[0]!.features.length
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const scales = Array.from({ length: size }, (_, i) =>
    Math.sqrt(samples.reduce((sum, { features, weight }) => sum + weight * features[i]! ** 2, 0) / total),
  ).map((scale) => scale + 1e-9)
  const scaled = samples.map((sample) => ({ ...sample, features: sample.features.map((x, i) => x / scales[i]!) }))
  const steps = Array.from({ length: HORIZON }, (_, h) => fitStep(scaled, h, size))
  return scales.map((scale, i) => steps.map((coefficients) => coefficients[i]! / scale))
}

function fitStep(samples: readonly CorrectionSample[], h: number, size: number): Float64Array {
  let weights = samples.map(({ weight }) => weight)
  let coefficients = new Float64Array(size)
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    coefficients = weightedRidge(samples, weights, h, size)
    weights = samples.map(({ features, missed, weight }) => {
      const fitted = features.reduce((sum, x, i) => sum + x * coefficients[i]!, 0)
      return weight / Math.max(Math.abs(missed[h]! - fitted), HUBER)
    })
  }
  return coefficients
}

function weightedRidge(
  samples: readonly CorrectionSample[],
  weights: readonly number[],
  h: number,
  size: number,
): Float64Array<ArrayBuffer> {
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  samples.forEach(({ features, missed }, n) => {
    for (let i = 0; i < size; i++) {
      const weighted = weights[n]! * features[i]!
      right[i]! += weighted * missed[h]!
      for (let j = 0; j <= i; j++) matrix[i * size + j]! += weighted * features[j]!
    }
  })
  const penalty = RIDGE * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < size; i++) matrix[i * size + i]! += penalty
  return new Float64Array(solveCholesky(cholesky(matrix, size), size, right))
}
