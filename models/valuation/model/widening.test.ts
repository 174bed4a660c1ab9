import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitWidening, widened, type HeldOutInterval } from './widening.ts'

const LEVEL = 0.8

const home = fc.record({
  price: fc.double({ min: 200, max: 5_000, noNaN: true }),
  knownHere: fc.constantFrom(0, 2, 5, 40, null),
  half: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
})
const held = fc.array(home, { minLength: 1, maxLength: 300 }).map((homes) =>
  homes.map(({ price, knownHere, half }, project): HeldOutInterval => {
    const evidence = { similarity: 1, knownHere }
    return { price, estimate: 1_000, low: 1_000 * Math.exp(-half), high: 1_000 * Math.exp(2 * half), evidence, project }
  }),
)
const isHeld = ({ price, low, high }: HeldOutInterval) => low * (1 - 1e-9) <= price && price <= high * (1 + 1e-9)
const classOf = ({ evidence: { knownHere } }: HeldOutInterval) =>
  knownHere === 0 ? 'none' : knownHere === 2 ? 'few' : 'enough'

describe('the widening of intervals', () => {
  it('makes each class hold what it states of the homes it is fitted on, each of a project of its own, and narrows none', () => {
    fc.assert(
      fc.property(held, (intervals) => {
        const widening = fitWidening(intervals, LEVEL)
        for (const [name, homes] of Map.groupBy(intervals, classOf)) {
          expect(widening[name]).toBeGreaterThanOrEqual(1)
          if (homes.length < 20) continue
          const wider = homes.map((one) => widened(one, widening[name]))
          expect(wider.filter(isHeld).length).toBeGreaterThanOrEqual(LEVEL * homes.length)
        }
      }),
    )
  })

  it('leaves a class as it is that holds its level, beside one that does not', () => {
    const many = (count: number, knownHere: number, price: (i: number) => number) =>
      Array.from({ length: count }, (_, i): HeldOutInterval => {
        return {
          price: price(i),
          estimate: 100,
          low: 80,
          high: 125,
          evidence: { similarity: 1, knownHere },
          project: i,
        }
      })
    const near = many(100, 9, () => 110)
    const widening = fitWidening([...near, ...many(100, 3, (i) => (i % 2 === 0 ? 100 : 156.25))], LEVEL)
    expect(widening.enough).toBe(1)
    expect(widening.few).toBeCloseTo(2)
    // No home without a known one was held out, so the largest factor that was measured stands for them.
    expect(widening.none).toBe(widening.few)
  })

  it('is not ruled by one large project that was easy', () => {
    const homes = (count: number, price: number, project: (i: number) => number) =>
      Array.from({ length: count }, (_, i): HeldOutInterval => {
        return {
          price,
          estimate: 100,
          low: 80,
          high: 125,
          evidence: { similarity: 1, knownHere: 2 },
          project: project(i),
        }
      })
    const easy = homes(400, 101, () => 0)
    expect(fitWidening([...easy, ...homes(40, 156.25, (i) => i + 1)], LEVEL).few).toBeCloseTo(2)
  })

  it('widens both ends in logs about the estimate', () => {
    const range = { estimate: 100, low: 50, high: 150 }
    expect(widened(range, 2)).toEqual({ estimate: 100, low: 25, high: 225 })
    expect(widened(range, 1)).toEqual(range)
  })

  it('is none without homes held out', () => {
    expect(fitWidening([], LEVEL)).toEqual({ none: 1, few: 1, enough: 1 })
  })
})
