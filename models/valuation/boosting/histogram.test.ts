import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { binFeatures } from './bins.ts'
import { fillHistogram, histogramLayout, subtractHistogram } from './histogram.ts'

describe('histograms', () => {
  it("give the larger child as the parent's less the smaller child's", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 60 }), fc.nat(), (values, at) => {
        const features = binFeatures([Float64Array.from(values)], 8)
        const layout = histogramLayout(features)
        const rows = Int32Array.from(values.keys())
        const weights = Float64Array.from(values, (_, i) => 1 + (i % 3))
        const gradients = Float64Array.from(values, (value, i) => value - i)
        const count = (from: number, to: number) => {
          const histogram = new Float64Array(layout.size)
          fillHistogram(histogram, layout, features.bins, Int32Array.of(0), rows, from, to, gradients, weights)
          return histogram
        }
        const middle = at % values.length
        const large = count(0, values.length)
        subtractHistogram(large, count(0, middle), layout, Int32Array.of(0))
        count(middle, values.length).forEach((value, cell) => expect(large[cell]).toBeCloseTo(value, 9))
      }),
    )
  })
})
