/*
 * Prior covariance matrices of quarterly paths, T x T row-major.
 */

/** Stationary AR(1) with innovation standard deviation `sd` and persistence `phi` in [0, 1). */
export function ar1Covariance(quarters: number, phi: number, sd: number): Float64Array {
  const variance = (sd * sd) / (1 - phi * phi)
  return fill(quarters, (s, t) => variance * phi ** Math.abs(s - t))
}

/** Random walk from zero at the first quarter, with step standard deviation `sd`. */
export function randomWalkCovariance(quarters: number, sd: number): Float64Array {
  return fill(quarters, (s, t) => sd * sd * Math.min(s, t))
}

/** Path whose quarterly growth is a stationary AR(1); zero at the first quarter. Lets growth persist through booms and busts. */
export function persistentGrowthCovariance(quarters: number, phi: number, sd: number): Float64Array {
  const growth = ar1Covariance(quarters, phi, sd)
  const path = new Float64Array(quarters * quarters)
  for (let s = 1; s < quarters; s++) {
    for (let t = 1; t < quarters; t++) {
      const i = s * quarters + t
      path[i] = growth[i]! + path[i - 1]! + path[i - quarters]! - path[i - quarters - 1]!
    }
  }
  return path
}

/** Level common to all quarters, with standard deviation `sd`. */
export function constantCovariance(quarters: number, sd: number): Float64Array {
  return fill(quarters, () => sd * sd)
}

/** Covariance of the paths of two types: `common` shared by both, `own` independent for each; order 2T. */
export function twoTypeCovariance(quarters: number, common: Float64Array, own: Float64Array): Float64Array {
  return fill(2 * quarters, (i, j) => {
    const at = (i % quarters) * quarters + (j % quarters)
    return common[at]! + (i < quarters === j < quarters ? own[at]! : 0)
  })
}

/** Sum of matrices of one size. */
export function sumOf(...matrices: Float64Array[]): Float64Array {
  return matrices[0]!.map((_, i) => matrices.reduce((sum, matrix) => sum + matrix[i]!, 0))
}

function fill(order: number, entry: (row: number, column: number) => number): Float64Array {
  const matrix = new Float64Array(order * order)
  for (let i = 0; i < order; i++) for (let j = 0; j < order; j++) matrix[i * order + j] = entry(i, j)
  return matrix
}
