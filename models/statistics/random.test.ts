import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sampleOrdered, seededRandom, shuffle } from './random.ts'

describe('seededRandom', () => {
  it('gives the same stream for the same seed and another for another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('stays in [0, 1) with a mean near one half', () => {
    const random = seededRandom(3)
    const values = Array.from({ length: 4000 }, random)
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0.5, 1)
  })
})

describe('sampleOrdered', () => {
  it('takes the asked number of distinct items in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.nat(), (size, count, seed) => {
        const items = Int32Array.from({ length: size }, (_, i) => 3 * i)
        const sample = Array.from(sampleOrdered(items, count, seededRandom(seed)))
        expect(sample).toHaveLength(Math.min(size, count))
        expect(sample).toEqual([...new Set(sample)].sort((a, b) => a - b))
        expect(sample.every((item) => items.includes(item))).toBe(true)
      }),
    )
  })
})

describe('shuffle', () => {
  it('keeps every item, and those behind the length in their place', () => {
    const items = Int32Array.from({ length: 50 }, (_, i) => i)
    shuffle(items, seededRandom(1), 40)
    expect(items.slice(0, 40)).not.toEqual(Int32Array.from({ length: 40 }, (_, i) => i))
    expect(items.toSorted()).toEqual(Int32Array.from({ length: 50 }, (_, i) => i))
    expect(items.slice(40)).toEqual(Int32Array.from([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]))
  })
})
