import { describe, expect, it } from 'vitest'

import {
  ar1Covariance,
  persistentGrowthCovariance,
  randomWalkCovariance,
  twoTypeCovariance,
} from './path-covariance.ts'

describe('path covariances', () => {
  it('give an AR(1) one variance at every quarter and correlations that decay by its persistence', () => {
    const covariance = ar1Covariance(4, 0.8, 0.3)
    const variance = 0.09 / 0.36
    expect(covariance[5]).toBeCloseTo(variance, 12)
    expect(covariance[15]).toBeCloseTo(variance, 12)
    expect(covariance[3]! / covariance[0]!).toBeCloseTo(0.8 ** 3, 12)
  })

  it('start a random walk at zero and add a step of variance each quarter', () => {
    const covariance = randomWalkCovariance(3, 2)
    expect([...covariance]).toEqual([0, 0, 0, 0, 4, 4, 0, 4, 8])
  })

  it('give persistent growth the AR(1) covariance between its quarterly changes', () => {
    const quarters = 5
    const path = persistentGrowthCovariance(quarters, 0.9, 0.01)
    const growth = ar1Covariance(quarters, 0.9, 0.01)
    const at = (s: number, t: number): number => path[s * quarters + t]!
    for (let s = 1; s < quarters; s++) {
      for (let t = 1; t < quarters; t++) {
        const change = at(s, t) - at(s - 1, t) - at(s, t - 1) + at(s - 1, t - 1)
        expect(change).toBeCloseTo(growth[s * quarters + t]!, 14)
      }
    }
  })

  it('share the common part between types and keep the own part apart', () => {
    const covariance = twoTypeCovariance(1, Float64Array.of(3), Float64Array.of(2))
    expect([...covariance]).toEqual([5, 3, 3, 5])
  })
})
