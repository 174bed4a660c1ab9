/*
 * Cholesky factors of dense symmetric positive definite matrices, row-major in a Float64Array; only the lower triangle is read.
 */

/** Lower Cholesky factor of the n x n matrix `a` (only its lower triangle is read). */
export function cholesky(a: Float64Array, n: number): Float64Array {
  const factor = a.slice()
  factorise(factor, n)
  for (let i = 0; i < n; i++) factor.fill(0, i * n + i + 1, i * n + n)
  return factor
}

/** Solves `A x = b` from the Cholesky factor of A. */
export function solveCholesky(l: Float64Array, n: number, b: ArrayLike<number>): Float64Array {
  return substitute(l, n, Float64Array.from(b))
}

/**
 * Solves `A x = b`; `a` is overwritten by its Cholesky factor and `b` by the solution.
 * @throws RangeError when the matrix is not positive definite
 */
export function solveInPlace(a: Float64Array, n: number, b: Float64Array): Float64Array {
  factorise(a, n)
  return substitute(a, n, b)
}

/**
 * Cholesky factor into the lower triangle of `a`.
 * @returns the natural log of the determinant of `a`
 * @throws RangeError when `a` is not positive definite
 */
export function factorise(a: Float64Array, n: number): number {
  let logDeterminant = 0
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) a[i * n + j] = (a[i * n + j]! - dotRows(a, i * n, j * n, j)) / a[j * n + j]!
    const pivot = a[i * n + i]! - dotRows(a, i * n, i * n, i)
    if (!(pivot > 0)) throw new RangeError(`matrix of order ${n} is not positive definite at row ${i} (pivot ${pivot})`)
    a[i * n + i] = Math.sqrt(pivot)
    logDeterminant += Math.log(pivot)
  }
  return logDeterminant
}

/** Four running sums: one alone would wait for each addition to finish. */
function dotRows(a: Float64Array, p: number, q: number, length: number): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0]
  let k = 0
  for (; k + 3 < length; k += 4) {
    s0 += a[p + k]! * a[q + k]!
    s1 += a[p + k + 1]! * a[q + k + 1]!
    s2 += a[p + k + 2]! * a[q + k + 2]!
    s3 += a[p + k + 3]! * a[q + k + 3]!
  }
  for (; k < length; k++) s0 += a[p + k]! * a[q + k]!
  return s0 + s1 + (s2 + s3)
}

function substitute(l: Float64Array, n: number, x: Float64Array): Float64Array {
  for (let i = 0; i < n; i++) {
    let sum = x[i]!
    for (let k = 0, p = i * n; k < i; k++) sum -= l[p + k]! * x[k]!
    x[i] = sum / l[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    const value = (x[i] = x[i]! / l[i * n + i]!)
    for (let k = 0, p = i * n; k < i; k++) x[k] = x[k]! - l[p + k]! * value
  }
  return x
}
