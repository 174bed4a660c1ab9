import { factorise } from './cholesky.ts'

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
