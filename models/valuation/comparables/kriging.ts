import { solveInPlace } from '../../statistics/cholesky.ts'

/** Covariances of the subject and of the comparables, 0 to 1. */
export type Likenesses = {
  ofSubject(point: number): number
  between(one: number, other: number): number
}

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
 * @param noise variance of a single price about its neighbourhood, relative to the shared variance
 * @param residuals of each point
 */
export function krige(
  { ofSubject, between }: Likenesses,
  noise: number,
  residuals: Float64Array,
  candidates: Int32Array,
  count: number,
): Kriged {
  const chosen = mostAlike(ofSubject, candidates, count)
  const n = chosen.points.length
  const matrix = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) matrix[i * n + j] = between(chosen.points[i]!, chosen.points[j]!)
    matrix[i * n + i] = 1 + noise
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
  ofSubject: (point: number) => number,
  candidates: Int32Array,
  count: number,
): { points: Int32Array; likeness: Float64Array } {
  const points = new Int32Array(Math.min(count, candidates.length))
  const likeness = new Float64Array(points.length)
  let held = 0
  for (const point of candidates) {
    const alike = ofSubject(point)
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
