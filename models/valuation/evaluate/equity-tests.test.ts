import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../statistics/random.ts'
import { equityTests } from './equity-tests.ts'
import type { EquityMeasure, GroupedEstimate } from './equity-tests.ts'

/** Estimates of homes from 200,000 to 1,200,000 EUR with a small error, in two places and projects of `size` homes. */
function estimates(ratioOf: (price: number, place: string) => number, size = 1, noise = 0.1): GroupedEstimate[] {
  const random = seededRandom(5)
  let shared = 0
  return Array.from({ length: 600 }, (_, i) => {
    const price = 200_000 + 1_000_000 * random()
    const group = random() < 0.5 ? 'north' : 'south'
    if (i % size === 0) shared = noise * (random() - 0.5)
    const estimate = price * ratioOf(price, group) * (1 + shared)
    return { price, estimate, low: 0, high: 0, group, project: String(Math.floor(i / size)) }
  })
}
const line = (of: GroupedEstimate[], measure: EquityMeasure) =>
  equityTests(of, 1).find((one) => one.measure === measure)!

describe('equityTests', () => {
  it('passes fair estimates in all measures, with the value inside its interval', () => {
    for (const { value, low, high, result } of equityTests(
      estimates(() => 0.95),
      1,
    )) {
      expect(result).toBe('pass')
      expect(low).toBeLessThanOrEqual(value)
      expect(value).toBeLessThanOrEqual(high)
    }
  })

  it('holds each value inside its interval where projects are few and groups small, too', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const few = estimates(() => 1, 12).slice(0, 260)
      const places = few.map((one, i) => ({ ...one, group: `g${Math.floor(i / 12) % 5}` }))
      for (const { value, low, high } of equityTests(places, seed)) {
        expect(low).toBeLessThanOrEqual(value)
        expect(value).toBeLessThanOrEqual(high)
      }
    }
  })

  it('compares no group with itself: without two of them there is no horizontal test', () => {
    const one = estimates(() => 1).map((each) => ({ ...each, group: 'north' }))
    expect(equityTests(one, 1).map(({ measure }) => measure)).toEqual(['cod', 'prd', 'prb', 'vei'])
  })

  it('fails estimates that favour the dear vertically, and those that favour a place horizontally', () => {
    const regressive = estimates((price) => (price / 600_000) ** -0.3)
    expect(line(regressive, 'vei')).toMatchObject({ result: 'fail' })
    expect(line(regressive, 'vei').value).toBeLessThan(-10)
    expect(line(regressive, 'prb').result).toBe('fail')
    expect(line(regressive, 'prd').result).toBe('fail')
    const unequal = estimates((_, place) => (place === 'north' ? 0.85 : 1.1))
    expect(line(unequal, 'horizontal').result).toBe('fail')
    expect(line(unequal, 'vei').result).not.toBe('fail')
  })

  it('is less sure where errors come by project, and says nothing of a handful', () => {
    const width = (of: GroupedEstimate[]) => line(of, 'cod').high - line(of, 'cod').low
    expect(width(estimates(() => 1, 60))).toBeGreaterThan(width(estimates(() => 1)))
    expect(equityTests(estimates(() => 1).slice(0, 19), 1)).toEqual([])
  })

  it('draws the same resamples for the same seed', () => {
    expect(
      equityTests(
        estimates(() => 1),
        4,
      ),
    ).toEqual(
      equityTests(
        estimates(() => 1),
        4,
      ),
    )
  })
})
