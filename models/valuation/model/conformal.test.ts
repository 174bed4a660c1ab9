import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { conformalBand } from './conformal.ts'

const errors = fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 30, maxLength: 200 })

const each = (values: readonly number[]) => Int32Array.from(values.keys())

describe('conformalBand', () => {
  it('holds at least the stated share of the errors it was made from', () => {
    fc.assert(
      fc.property(errors, fc.double({ min: 0.5, max: 0.95, noNaN: true }), (values, level) => {
        const { low, high } = conformalBand(Float64Array.from(values), each(values), level)
        const inside = values.filter((value) => low <= value && value <= high).length
        expect(inside / values.length).toBeGreaterThanOrEqual(level)
      }),
    )
  })

  it('is not ruled by one large group of like errors', () => {
    const spread = Array.from({ length: 40 }, (_, i) => i / 10 - 2)
    const values = [...spread, ...Array.from({ length: 400 }, () => 0.01)]
    const groups = Int32Array.from(values, (_, i) => Math.min(i, 40))
    expect(conformalBand(Float64Array.from(values), groups, 0.8).high).toBeGreaterThan(1)
    expect(conformalBand(Float64Array.from(values), each(values), 0.8).high).toBe(0.01)
  })

  it('nests: a higher level never has the narrower band', () => {
    fc.assert(
      fc.property(errors, (values) => {
        const [narrow, wide] = [0.8, 0.95].map((level) => conformalBand(Float64Array.from(values), each(values), level))
        expect(wide!.low).toBeLessThanOrEqual(narrow!.low)
        expect(wide!.high).toBeGreaterThanOrEqual(narrow!.high)
      }),
    )
  })
})
