import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { risingValue } from './rising-in-area.ts'

const CUTS = Float32Array.of(30, 45, 60, 90, 140)
const steps = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 })
const area = fc.double({ min: 10, max: 300, noNaN: true })
const smooth = (areaM2: number) => 0.6 * Math.log(areaM2)

describe('risingValue', () => {
  it('never falls as area grows, whatever the steps', () => {
    fc.assert(
      fc.property(steps, area, area, (values, a, b) => {
        const curve = { smooth, cuts: CUTS, steps: Float64Array.from(values) }
        expect(risingValue(curve, Math.max(a, b))).toBeGreaterThanOrEqual(risingValue(curve, Math.min(a, b)) - 1e-12)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves a curve that rises by itself as it is', () => {
    fc.assert(
      fc.property(steps, area, (values, areaM2) => {
        const rising = Float64Array.from(values).sort()
        const cell = CUTS.filter((cut) => cut < areaM2).length
        const value = risingValue({ smooth, cuts: CUTS, steps: rising }, areaM2)
        expect(value).toBeCloseTo(smooth(areaM2) + rising[cell]!, 12)
      }),
    )
  })
})
