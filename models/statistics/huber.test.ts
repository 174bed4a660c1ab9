import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { generator } from '../prices/hedonic/market.fixture.ts'
import { HUBER_K, huberStep } from './huber.ts'

const residuals = fc
  .array(fc.integer({ min: -5000, max: 5000 }), { minLength: 5, maxLength: 60 })
  .map((values) => Float64Array.from(values, (value) => value / 1000))

describe('a Huber step', () => {
  it('limits every pseudo-residual, however far an outlier lies', () => {
    const random = generator(3)
    const usual = Array.from({ length: 200 }, () => random() - 0.5)
    const near = huberStep(Float64Array.from([...usual, 10]))
    const far = huberStep(Float64Array.from([...usual, 1e6]))
    expect(far.pseudoResiduals.at(-1)).toBe(near.pseudoResiduals.at(-1))
    expect(far.noiseVariance).toBe(near.noiseVariance)
  })

  it('leaves small residuals in proportion', () => {
    fc.assert(
      fc.property(residuals, (values) => {
        const { scale, pseudoResiduals } = huberStep(values)
        const inside = [...values.keys()].filter((i) => Math.abs(values[i]!) <= HUBER_K * scale && values[i] !== 0)
        const ratios = inside.map((i) => pseudoResiduals[i]! / values[i]!)
        ratios.forEach((ratio) => expect(ratio).toBeCloseTo(ratios[0]!, 8))
      }),
    )
  })

  it('scales with the unit of the residuals', () => {
    const random = generator(5)
    const values = Float64Array.from({ length: 50 }, () => random() - 0.4)
    const plain = huberStep(values)
    const scaled = huberStep(values.map((value) => 1000 * value))
    expect(scaled.scale / plain.scale).toBeCloseTo(1000, 6)
    expect(scaled.noiseVariance / plain.noiseVariance).toBeCloseTo(1e6, 2)
  })
})
