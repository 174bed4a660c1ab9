import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { binFeatures, binOf } from './bins.ts'

const column = fc.array(fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(Number.NaN)), {
  minLength: 1,
  maxLength: 80,
})

describe('binFeatures', () => {
  it('puts missing values into bin 0 and known ones between their cuts', () => {
    fc.assert(
      fc.property(column, fc.integer({ min: 2, max: 20 }), (values, maxBins) => {
        const { cuts, bins } = binFeatures([Float64Array.from(values)], maxBins)
        values.forEach((value, i) => {
          const bin = bins[0]![i]!
          expect(bin).toBe(binOf(cuts[0]!, value))
          if (Number.isNaN(value)) expect(bin).toBe(0)
          else {
            expect(value <= (cuts[0]![bin - 1] ?? Number.POSITIVE_INFINITY)).toBe(true)
            expect(value > (cuts[0]![bin - 2] ?? Number.NEGATIVE_INFINITY)).toBe(true)
          }
        })
      }),
    )
  })

  it('keeps few distinct values apart and many within the limit', () => {
    expect(Array.from(binFeatures([Float64Array.of(0, 1, 1, 0, 2)], 10).cuts[0]!)).toEqual([0.5, 1.5])
    const many = Float64Array.from({ length: 1000 }, (_, i) => i)
    expect(binFeatures([many], 16).cuts[0]!.length).toBeLessThanOrEqual(16)
  })

  it('has no cut in a constant or wholly unknown column', () => {
    expect(
      binFeatures([Float64Array.of(4, 4), Float64Array.of(Number.NaN, Number.NaN)], 8).cuts.map((c) => c.length),
    ).toEqual([0, 0])
  })
})
