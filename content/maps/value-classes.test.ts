import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueClasses } from './value-classes.ts'

const values = fc.array(fc.option(fc.double({ min: -1_000, max: 10_000, noNaN: true })), { maxLength: 120 })

describe('classes of values', () => {
  it('hold every known value once, in the order of the values', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { bounds, classOf } = valueClasses(some, 6)
        expect([...bounds].sort((a, b) => a - b)).toEqual(bounds)
        expect(bounds.length).toBeLessThanOrEqual(5)
        const known = some.filter((value) => value !== null).sort((a, b) => a - b)
        const classes = known.map((value) => classOf(value)!)
        expect([...classes].sort((a, b) => a - b)).toEqual(classes)
        for (const each of classes) expect(each).toBeLessThanOrEqual(bounds.length + 1)
        expect(classOf(null)).toBeUndefined()
      }),
    )
  })

  it('are about as large as each other, with bounds that can be said', () => {
    const prices = Array.from({ length: 102 }, (_, index) => 4_003 + index * 61.37)
    const { bounds, classOf } = valueClasses(prices, 6)
    for (const bound of bounds) expect(bound % 50).toBe(0)
    const sizes = [...Map.groupBy(prices, (price) => classOf(price)!).values()].map(({ length }) => length)
    expect(sizes).toHaveLength(6)
    expect(Math.min(...sizes)).toBeGreaterThan(14)
  })

  it('are one where all values are alike', () => {
    expect(valueClasses([3, 3, null, 3], 6).bounds).toEqual([])
    expect(valueClasses([], 6).classOf(1)).toBe(1)
  })
})
