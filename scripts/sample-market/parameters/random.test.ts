import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, weightedPicker } from './random.ts'

const seeds = fc.integer({ min: 0, max: 2_147_483_647 })

describe('createRandom', () => {
  it('gives the same numbers for the same seed and name, and others for another', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draws = (name: string, from: number) => {
          const random = createRandom(from, name)
          return Array.from({ length: 8 }, () => random.next())
        }
        expect(draws('a', seed)).toEqual(draws('a', seed))
        expect(draws('a', seed)).not.toEqual(draws('b', seed))
        expect(draws('a', seed)).not.toEqual(draws('a', seed + 1))
      }),
    )
  })

  it('keeps every draw within its bounds', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
        const random = createRandom(seed, 'bounds')
        const whole = random.integer(low, low + span)
        expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true)
        const real = random.between(low, low + span + 1)
        expect(real >= low && real < low + span + 1).toBe(true)
      }),
    )
  })

  it('is uniform, normal and heavy-tailed where it says so', () => {
    const random = createRandom(7, 'moments')
    const moments = (draw: () => number) => {
      const values = Array.from({ length: 40_000 }, draw)
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
      const extremes = values.filter((value) => Math.abs(value) > 3.5).length
      return { mean, variance, extremes }
    }
    const uniform = moments(random.next)
    expect(uniform.mean).toBeCloseTo(0.5, 1)
    expect(uniform.variance).toBeCloseTo(1 / 12, 2)
    const normal = moments(random.normal)
    const heavy = moments(random.heavyTailed)
    expect(normal.mean).toBeCloseTo(0, 1)
    expect(normal.variance).toBeCloseTo(1, 1)
    expect(heavy.variance).toBeGreaterThan(0.9)
    expect(heavy.variance).toBeLessThan(1.1)
    expect(heavy.extremes).toBeGreaterThan(3 * normal.extremes)
  })
})

describe('weightedPicker', () => {
  it('draws in proportion to the weights and never an item of weight zero', () => {
    const pick = weightedPicker(['a', 'never', 'b'], (item) => ({ a: 1, never: 0, b: 3 })[item]!)
    const random = createRandom(3, 'weights')
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 20_000; draw++) {
      const item = pick(random)
      counts.set(item, (counts.get(item) ?? 0) + 1)
    }
    expect(counts.has('never')).toBe(false)
    expect(counts.get('b')! / counts.get('a')!).toBeCloseTo(3, 0)
  })

  it('refuses weights that add up to zero', () => {
    expect(() => weightedPicker(['a'], () => 0)).toThrow(/all weights are zero/)
  })
})
