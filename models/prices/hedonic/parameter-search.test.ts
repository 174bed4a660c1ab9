import { describe, expect, it } from 'vitest'

import { LOGARITHM, maximiseByCoordinates, PERSISTENCE } from './parameter-search.ts'

const top = { spread: 0.02, persistence: 0.9 }
const objective = ({ spread, persistence }: typeof top): number =>
  -((Math.log(spread / top.spread) - 0.3 * Math.log((1 - persistence) / 0.1)) ** 2) -
  Math.log((1 - persistence) / 0.1) ** 2
const options = {
  sweeps: 12,
  tolerance: 1e-6,
  transform: (name: keyof typeof top) => (name === 'persistence' ? PERSISTENCE : LOGARITHM),
}

describe('the coordinate search', () => {
  it('climbs to the top of a correlated surface', () => {
    const { parameters } = maximiseByCoordinates({ spread: 0.1, persistence: 0.6 }, objective, options)
    expect(parameters.spread).toBeCloseTo(top.spread, 3)
    expect(parameters.persistence).toBeCloseTo(top.persistence, 2)
  })

  it('never ends below where it started', () => {
    const start = { spread: 0.02, persistence: 0.9 }
    expect(maximiseByCoordinates(start, objective, { ...options, sweeps: 1 }).value).toBeGreaterThanOrEqual(
      objective(start),
    )
  })

  it('keeps persistence below a unit root', () => {
    const { parameters } = maximiseByCoordinates({ spread: 1, persistence: 0.9 }, (p) => p.persistence, options)
    expect(parameters.persistence).toBeLessThanOrEqual(0.995)
  })
})
