import { solveInPlace } from '../../statistics/cholesky.ts'
import { covariance } from './kernel.ts'
import type { Kernel, Points } from './kernel.ts'

/** A residual read off comparable homes. */
export type Kriged = {
  readonly mean: number
  /** Share of the shared variance the comparables leave unexplained, 0 to 1. */
  readonly variance: number
  /** The comparables used, most alike first. */
  readonly chosen: Int32Array
  /** Covariance of each with the subject, 0 to 1. */
  readonly likeness: Float64Array
}

/**
 * Kriging of residuals on the `count` most alike candidates (nearest-neighbour Gaussian process, Datta et al. 2016).
 * With no candidates the residual is 0.
 */
export function krige(
  kernel: Kernel,
  store: Points,
  residuals: Float64Array,
  subjects: Points,
  subject: number,
  candidates: Int32Array,
  count: number,
): Kriged {
  const chosen = mostAlike(kernel, store, subjects, subject, candidates, count)
  const n = chosen.points.length
  const matrix = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++)
      matrix[i * n + j] = covariance(kernel, store, chosen.points[i]!, store, chosen.points[j]!)
    matrix[i * n + i] = 1 + kernel.noise
  }
  const weights = solveInPlace(matrix, n, chosen.likeness.slice())
  let mean = 0
  let explained = 0
  for (let i = 0; i < n; i++) {
    mean += weights[i]! * residuals[chosen.points[i]!]!
    explained += weights[i]! * chosen.likeness[i]!
  }
  return { mean, variance: Math.max(0, 1 - explained), chosen: chosen.points, likeness: chosen.likeness }
}

/** The `count` likeliest, ties by number; an insertion sort that keeps no more, since sorting all would cost more than the kriging. */
function mostAlike(
  kernel: Kernel,
  store: Points,
  subjects: Points,
  subject: number,
  candidates: Int32Array,
  count: number,
): { points: Int32Array; likeness: Float64Array } {
  const points = new Int32Array(Math.min(count, candidates.length))
  const likeness = new Float64Array(points.length)
  let held = 0
  for (const point of candidates) {
    const alike = covariance(kernel, subjects, subject, store, point)
    let at = held
    while (at > 0 && (alike > likeness[at - 1]! || (alike === likeness[at - 1] && point < points[at - 1]!))) at--
    if (at === points.length) continue
    if (held < points.length) held++
    likeness.copyWithin(at + 1, at, held - 1)
    points.copyWithin(at + 1, at, held - 1)
    likeness[at] = alike
    points[at] = point
  }
  return { points, likeness }
}
