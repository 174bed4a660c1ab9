import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mix, stackWeights } from './stack.ts'

const values = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 20, maxLength: 20 })

describe('stackWeights', () => {
  it('gives weights that are not negative, add up to 1 and do no worse than any single model', () => {
    fc.assert(
      fc.property(values, values, values, (a, b, truth) => {
        const [models, target] = [[a, b].map((one) => Float64Array.from(one)), Float64Array.from(truth)]
        const weights = stackWeights(models, target, new Float64Array(20).fill(1))
        const loss = (mixed: Float64Array) => mixed.reduce((sum, value, i) => sum + Math.abs(value - target[i]!), 0)
        expect(weights.every((weight) => weight >= 0)).toBe(true)
        expect(weights.reduce((x, y) => x + y)).toBeCloseTo(1, 9)
        for (const model of models) expect(loss(mix(models, weights))).toBeLessThanOrEqual(loss(model) + 0.2)
      }),
      { numRuns: 30 },
    )
  })

  it('puts all weight on a model that is always right', () => {
    const right = Float64Array.from({ length: 30 }, (_, i) => i / 7)
    const wrong = right.map((value, i) => value + (i % 2 === 0 ? 1 : 3))
    expect(stackWeights([wrong, right], right, new Float64Array(30).fill(1))[1]).toBeCloseTo(1, 6)
  })
})
