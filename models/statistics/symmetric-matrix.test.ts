import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cholesky, solveCholesky } from './cholesky.ts'
import { inverseOf, multiply, multiplyVector, sandwich } from './symmetric-matrix.ts'

const matrices = fc
  .integer({ min: 1, max: 7 })
  .chain((n) => fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: n * n, maxLength: n * n }))
  .map((entries) => {
    const n = Math.sqrt(entries.length)
    const matrix = sandwich(Float64Array.from(entries), identity(n), n, n)
    for (let i = 0; i < n; i++) matrix[i * n + i]! += 0.5
    return { matrix, n }
  })

describe('positive definite matrices', () => {
  it('multiply with their inverse to the identity', () => {
    fc.assert(
      fc.property(matrices, ({ matrix, n }) => {
        const product = multiply(matrix, inverseOf(matrix, n).inverse, n, n, n)
        identity(n).forEach((entry, i) => expect(product[i]).toBeCloseTo(entry, 8))
      }),
    )
  })

  it('have a log determinant that doubling every row shifts by n log 2', () => {
    fc.assert(
      fc.property(matrices, ({ matrix, n }) => {
        const doubled = matrix.map((entry) => 2 * entry)
        const shift = inverseOf(doubled, n).logDeterminant - inverseOf(matrix, n).logDeterminant
        expect(shift).toBeCloseTo(n * Math.log(2), 8)
      }),
    )
  })

  it('are solved by their Cholesky factor', () => {
    fc.assert(
      fc.property(matrices, ({ matrix, n }) => {
        const wanted = Float64Array.from({ length: n }, (_, i) => i + 1)
        const solved = solveCholesky(cholesky(matrix, n), n, multiplyVector(matrix, n, n, wanted))
        wanted.forEach((entry, i) => expect(solved[i]).toBeCloseTo(entry, 6))
      }),
    )
  })

  it('name the row when they are not positive definite', () => {
    expect(() => inverseOf(Float64Array.of(1, 2, 2, 1), 2)).toThrow(/not positive definite at row 1/)
  })
})

function identity(n: number): Float64Array {
  return Float64Array.from({ length: n * n }, (_, i) => (i % (n + 1) === 0 ? 1 : 0))
}
