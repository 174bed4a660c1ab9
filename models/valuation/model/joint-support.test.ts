import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitJointSupport } from './joint-support.ts'

/** Homes on a diagonal: each value of the first axis occurs, each of the second, and few pairs of them. */
const diagonal = Float64Array.from({ length: 400 }, (_, home) => (home % 40) / 10 - 2)

describe('joint support', () => {
  it('misses a pair whose parts are both common', () => {
    const joint = fitJointSupport([diagonal, diagonal])
    expect(joint.unseenPair([1.5, 1.4])).toBe(-1)
    expect(joint.unseenPair([1.5, -1.5])).toBe(0)
  })

  it('says nothing of what is not stated, nor of a pair that few homes state', () => {
    expect(fitJointSupport([diagonal, diagonal]).unseenPair([Number.NaN, -1.5])).toBe(-1)
    const rare = diagonal.map((value, home) => (home < 100 ? value : Number.NaN))
    expect(fitJointSupport([diagonal, rare]).unseenPair([1.5, -1.5])).toBe(-1)
  })

  it('has seen each pair of a home that it learned from', () => {
    const value = fc.double({ min: -4, max: 4, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value), { minLength: 200, maxLength: 250 }), (homes) => {
        const axes = [0, 1, 2].map((axis) => Float64Array.from(homes, (home) => home[axis]!))
        const joint = fitJointSupport(axes)
        for (const home of homes) expect(joint.unseenPair(home)).toBe(-1)
      }),
      { numRuns: 20 },
    )
  })
})
