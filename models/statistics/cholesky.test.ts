import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { solveInPlace } from './cholesky.ts'

const entries = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 16, maxLength: 16 })

describe('solveInPlace', () => {
  it('solves A x = b', () => {
    fc.assert(
      fc.property(
        entries,
        fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (g, b) => {
          const a = Float64Array.from({ length: 16 }, (_, at) => {
            const [i, j] = [Math.floor(at / 4), at % 4]
            return [0, 1, 2, 3].reduce((sum, k) => sum + g[i * 4 + k]! * g[j * 4 + k]!, i === j ? 1 : 0)
          })
          const x = solveInPlace(a.slice(), 4, Float64Array.from(b))
          b.forEach((value, i) => {
            expect([0, 1, 2, 3].reduce((sum, k) => sum + a[i * 4 + k]! * x[k]!, 0)).toBeCloseTo(value, 6)
          })
        },
      ),
    )
  })

  it('refuses a matrix that is not positive definite', () => {
    expect(() => solveInPlace(Float64Array.of(1, 0, 2, 1), 2, Float64Array.of(1, 1))).toThrow(/row 1/)
  })
})
