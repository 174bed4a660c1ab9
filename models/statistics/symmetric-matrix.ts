/*
 * Dense symmetric positive definite matrices, row-major in a Float64Array. Inner loops run along rows: that is
 * what keeps the nested blocks of the price hierarchy fast.
 */

/**
 * Replaces the n x n matrix `a` (only its lower triangle is read) by its inverse.
 * @returns the natural log of the determinant of `a`.
 * @throws RangeError when `a` is not positive definite.
 */
export function invertInPlace(a: Float64Array, n: number): number {
  const logDeterminant = factorise(a, n)
  invertLower(a, n)
  squareLower(a, n)
  return logDeterminant
}

/** Inverse of a symmetric positive definite matrix and the natural log of its determinant. */
export function inverseOf(a: Float64Array, n: number): { inverse: Float64Array; logDeterminant: number } {
  const inverse = a.slice()
  return { logDeterminant: invertInPlace(inverse, n), inverse }
}

/** Lower Cholesky factor of the n x n matrix `a` (only its lower triangle is read). */
export function cholesky(a: Float64Array, n: number): Float64Array {
  const factor = a.slice()
  factorise(factor, n)
  for (let i = 0; i < n; i++) factor.fill(0, i * n + i + 1, i * n + n)
  return factor
}

/** Solves `A x = b` from the Cholesky factor of A. */
export function solveCholesky(l: Float64Array, n: number, b: ArrayLike<number>): Float64Array {
  const x = Float64Array.from(b)
  for (let i = 0; i < n; i++) {
    let sum = x[i]!
    for (let k = 0; k < i; k++) sum -= l[i * n + k]! * x[k]!
    x[i] = sum / l[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    const value = (x[i] = x[i]! / l[i * n + i]!)
    for (let k = 0; k < i; k++) x[k] = x[k]! - l[i * n + k]! * value
  }
  return x
}

/** `A x` for a rows x cols matrix. */
export function multiplyVector(a: Float64Array, rows: number, cols: number, x: ArrayLike<number>): Float64Array {
  const y = new Float64Array(rows)
  for (let i = 0; i < rows; i++) {
    let sum = 0
    for (let j = 0, p = i * cols; j < cols; j++) sum += a[p + j]! * x[j]!
    y[i] = sum
  }
  return y
}

/** `A B` for A of rows x inner and B of inner x cols. */
export function multiply(a: Float64Array, b: Float64Array, rows: number, inner: number, cols: number): Float64Array {
  const c = new Float64Array(rows * cols)
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < inner; k++) {
      const value = a[i * inner + k]!
      if (value === 0) continue
      for (let j = 0, p = i * cols, q = k * cols; j < cols; j++) c[p + j] = c[p + j]! + value * b[q + j]!
    }
  }
  return c
}

/** `A B A'` for A of rows x inner and symmetric B of order inner. */
export function sandwich(a: Float64Array, b: Float64Array, rows: number, inner: number): Float64Array {
  const ab = multiply(a, b, rows, inner, inner)
  const c = new Float64Array(rows * rows)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0
      for (let k = 0, p = i * inner, q = j * inner; k < inner; k++) sum += ab[p + k]! * a[q + k]!
      c[i * rows + j] = sum
      c[j * rows + i] = sum
    }
  }
  return c
}

/** Adds `scale * source` to `target` in place. */
export function addScaled(target: Float64Array, source: ArrayLike<number>, scale = 1): void {
  for (let i = 0; i < target.length; i++) target[i] = target[i]! + scale * source[i]!
}

/** Cholesky factor into the lower triangle; returns the log determinant. */
function factorise(a: Float64Array, n: number): number {
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

/** Lower triangular L to its inverse, row by row: a row needs only the finished rows above it. */
function invertLower(a: Float64Array, n: number): void {
  const row = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const pivot = 1 / a[i * n + i]!
    row.fill(0, 0, i)
    for (let k = 0; k < i; k++) {
      const value = a[i * n + k]! * pivot
      for (let j = 0, q = k * n; j <= k; j++) row[j] = row[j]! - value * a[q + j]!
    }
    for (let j = 0; j < i; j++) a[i * n + j] = row[j]!
    a[i * n + i] = pivot
  }
}

/** Lower triangular H to the full symmetric H'H, row by row: later rows no longer need row i of H. */
function squareLower(a: Float64Array, n: number): void {
  const row = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    row.fill(0, 0, i + 1)
    for (let k = i; k < n; k++) {
      const value = a[k * n + i]!
      for (let j = 0, q = k * n; j <= i; j++) row[j] = row[j]! + value * a[q + j]!
    }
    for (let j = 0; j <= i; j++) a[i * n + j] = row[j]!
  }
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) a[j * n + i] = a[i * n + j]!
}
