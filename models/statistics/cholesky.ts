/**
 * Solves `A x = b` for a symmetric positive definite matrix, in place.
 * @param a row-major, order n, only the lower triangle is read; overwritten by the Cholesky factor
 * @param b overwritten by the solution
 * @throws RangeError when the matrix is not positive definite
 */
export function solveInPlace(a: Float64Array, n: number, b: Float64Array): Float64Array {
  factorInPlace(a, n)
  for (let i = 0; i < n; i++) {
    let sum = b[i]!
    for (let k = 0, p = i * n; k < i; k++) sum -= a[p + k]! * b[k]!
    b[i] = sum / a[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    const value = b[i]! / a[i * n + i]!
    b[i] = value
    for (let k = 0, p = i * n; k < i; k++) b[k] = b[k]! - a[p + k]! * value
  }
  return b
}

function factorInPlace(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    const p = i * n
    for (let j = 0; j <= i; j++) {
      const q = j * n
      let sum = a[p + j]!
      for (let k = 0; k < j; k++) sum -= a[p + k]! * a[q + k]!
      if (i !== j) a[p + j] = sum / a[q + j]!
      else if (sum > 0) a[p + j] = Math.sqrt(sum)
      else throw new RangeError(`The matrix of order ${n} is not positive definite at row ${i} (pivot ${sum}).`)
    }
  }
}
