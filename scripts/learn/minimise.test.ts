import { describe, expect, it } from 'vitest'

import { minimise } from './minimise.ts'

describe('minimise', () => {
  it('finds the bottom of a curved valley (Rosenbrock)', () => {
    const found = minimise(
      ([x = 0, y = 0]) => ({
        value: (1 - x) ** 2 + 100 * (y - x * x) ** 2,
        gradient: Float64Array.of(-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)),
      }),
      Float64Array.of(-1.2, 1),
      200,
    )
    expect(found[0]).toBeCloseTo(1, 5)
    expect(found[1]).toBeCloseTo(1, 5)
  })

  it('stays where the gradient is zero', () => {
    const flat = () => ({ value: 3, gradient: new Float64Array(2) })
    expect(minimise(flat, Float64Array.of(4, 5), 10)).toEqual(Float64Array.of(4, 5))
  })
})
