import { describe, expect, it } from 'vitest'

import { fitSmoother } from './smoother-fit.ts'
import { smootherCoordinates, SMOOTHERS } from './smoother-grid.ts'

const WIGGLE = Array.from({ length: 24 }, (_, t) => 0.01 * t + 0.02 * Math.sin(t * 1.3))

describe('fitSmoother', () => {
  it('continues a straight line when the trend is undamped', () => {
    const line = Array.from({ length: 40 }, (_, t) => 5 + 0.02 * t)
    const { growth } = fitSmoother({ family: 'trend', alpha: 0.5, beta: 0.25, phi: 1 }, line)
    growth.forEach((value, h) => expect(value).toBeCloseTo(0.02 * (h + 1), 3))
  })

  it('forecasts a flat path for a level', () => {
    const { growth } = fitSmoother({ family: 'level', alpha: 0.3, beta: 0, phi: 0 }, WIGGLE)
    expect(new Set(growth).size).toBe(1)
  })

  it('damps each further quarter of trend by phi', () => {
    const { growth } = fitSmoother({ family: 'damped', alpha: 0.8, beta: 0.4, phi: 0.7 }, WIGGLE)
    const steps = growth.slice(1).map((value, h) => value - growth[h]!)
    expect(steps[1]! / steps[0]!).toBeCloseTo(0.7, 10)
    expect(steps[2]! / steps[1]!).toBeCloseTo(0.7, 10)
  })

  it('starts from the level and trend that minimise the squared errors', () => {
    const smoother = { family: 'level', alpha: 0.4, beta: 0, phi: 0 } as const
    const likeliest = fitSmoother(smoother, WIGGLE)
    const squaredErrors = (start: number): number => {
      let level = start
      return WIGGLE.reduce((sum, value) => {
        const error = value - level
        level += smoother.alpha * error
        return sum + error * error
      }, 0)
    }
    const best = Array.from({ length: 2001 }, (_, k) => squaredErrors(-0.1 + k * 1e-4)).reduce((a, b) => Math.min(a, b))
    expect(likeliest.variance[0]! * WIGGLE.length).toBeCloseTo(best, 6)
  })

  it('grows less sure with every step', () => {
    for (const smoother of SMOOTHERS) {
      const { variance } = fitSmoother(smoother, WIGGLE)
      expect(variance).toEqual(variance.toSorted((a, b) => a - b))
    }
  })

  it('stays finite on a series that never moves', () => {
    for (const smoother of SMOOTHERS) {
      const { growth, logLikelihood } = fitSmoother(smoother, Array<number>(8).fill(3))
      expect(Math.max(...growth.map(Math.abs))).toBeLessThan(1e-9)
      expect(Number.isFinite(logLikelihood)).toBe(true)
    }
  })
})

describe('SMOOTHERS', () => {
  it('are distinct, with beta no larger than alpha', () => {
    expect(new Set(SMOOTHERS.map((one) => JSON.stringify(one))).size).toBe(SMOOTHERS.length)
    expect(SMOOTHERS.every(({ alpha, beta }) => beta <= alpha)).toBe(true)
  })

  it('have coordinates of one length', () => {
    expect(new Set(SMOOTHERS.map((one) => smootherCoordinates(one).length)).size).toBe(1)
  })
})
