import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { covariance, covarianceOf, covarianceTable, type Kernel, type Points } from './kernel.ts'
import { krige, type Likenesses } from './kriging.ts'

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

function likenessesOf(kernel: Kernel, points: Points, subject: number): Likenesses {
  const between = covarianceOf(kernel, points)
  return { between, ofSubject: (point) => between(subject, point) }
}

describe('krige', () => {
  it('says nothing where there is nobody to compare with', () => {
    const nobody = krige(likenessesOf(KERNEL, pointsAt([]), 0), 0.5, new Float64Array(0), new Int32Array(0), 10)
    expect(nobody).toMatchObject({ mean: 0, variance: 1 })
  })

  it('repeats a twin when single prices carry no noise', () => {
    const store = pointsAt([
      [5, 5, 1],
      [900, 0, 0],
    ])
    const twin = krige(likenessesOf(KERNEL, store, 0), 1e-9, Float64Array.of(0.2, -0.4), Int32Array.of(0, 1), 2)
    expect(twin.mean).toBeCloseTo(0.2, 6)
    expect(twin.variance).toBeCloseTo(0, 6)
  })

  it('leaves between none and all of the variance unexplained, and lists the most alike first', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
        const points = pointsAt(places)
        const others = Int32Array.from(places.keys()).slice(1)
        const residuals = Float64Array.from(places, (_, i) => Math.sin(i))
        const { variance, likeness, chosen } = krige(likenessesOf(KERNEL, points, 0), 0.5, residuals, others, 5)
        expect(variance).toBeGreaterThanOrEqual(0)
        expect(variance).toBeLessThanOrEqual(1)
        expect(Array.from(likeness)).toEqual(Array.from(likeness).toSorted((a, b) => b - a))
        chosen.forEach((point, rank) => expect(likeness[rank]).toBe(covariance(KERNEL, points, 0, points, point)))
      }),
    )
  })
})

it('keeps in a table what it would calculate at each call', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const points = pointsAt(places)
      const [kept, calculated] = [covarianceTable(KERNEL, points), covarianceOf(KERNEL, points)]
      for (const i of places.keys()) for (const j of places.keys()) expect(kept(i, j)).toBe(calculated(i, j))
    }),
  )
})
