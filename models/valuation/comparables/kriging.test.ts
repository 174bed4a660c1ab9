import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Kernel, Points } from './kernel.ts'
import { covariance } from './kernel.ts'
import { krige } from './kriging.ts'

const KERNEL: Kernel = { commonShare: 0.3, commonM: 400, alikeM: 900, noise: 0.5, weights: [1] }

function pointsAt(places: readonly (readonly [number, number, number])[]): Points {
  return {
    eastM: Float64Array.from(places, ([east]) => east),
    northM: Float64Array.from(places, ([, north]) => north),
    attributes: Float64Array.from(places, ([, , attribute]) => attribute),
    axes: 1,
  }
}

const place = fc.tuple(
  fc.double({ min: -2000, max: 2000, noNaN: true }),
  fc.double({ min: -2000, max: 2000, noNaN: true }),
  fc.double({ min: -2, max: 2, noNaN: true }),
)

describe('krige', () => {
  it('says nothing where there is nobody to compare with', () => {
    const nobody = krige(KERNEL, pointsAt([]), new Float64Array(0), pointsAt([[0, 0, 0]]), 0, new Int32Array(0), 10)
    expect(nobody).toMatchObject({ mean: 0, variance: 1 })
  })

  it('repeats a twin when single prices carry no noise', () => {
    const store = pointsAt([
      [5, 5, 1],
      [900, 0, 0],
    ])
    const twin = krige({ ...KERNEL, noise: 1e-9 }, store, Float64Array.of(0.2, -0.4), store, 0, Int32Array.of(0, 1), 2)
    expect(twin.mean).toBeCloseTo(0.2, 6)
    expect(twin.variance).toBeCloseTo(0, 6)
  })

  it('leaves between none and all of the variance unexplained, and lists the most alike first', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
        const points = pointsAt(places)
        const others = Int32Array.from(places.keys()).slice(1)
        const residuals = Float64Array.from(places, (_, i) => Math.sin(i))
        const { variance, likeness, chosen } = krige(KERNEL, points, residuals, points, 0, others, 5)
        expect(variance).toBeGreaterThanOrEqual(0)
        expect(variance).toBeLessThanOrEqual(1)
        expect(Array.from(likeness)).toEqual(Array.from(likeness).toSorted((a, b) => b - a))
        chosen.forEach((point, rank) => expect(likeness[rank]).toBe(covariance(KERNEL, points, 0, points, point)))
      }),
    )
  })
})
