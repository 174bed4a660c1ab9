import { describe, expect, it } from 'vitest'

import { twoWayEffects } from './two-way-effects.ts'

const cell = (value: number, weight = 1): { value: number; weight: number } => ({ value, weight })

describe('twoWayEffects', () => {
  it('recovers path and effects of an additive table with gaps, up to one constant', () => {
    const path = [0, 0.1, 0.3, 0.2]
    const effects = [1, 2, 4]
    const table = effects.map((effect, row) =>
      path.map((value, column) => ((row + column) % 3 === 0 ? null : cell(effect + value))),
    )
    const fit = twoWayEffects(table)
    path.forEach((value, column) => expect(fit.path[column]! - fit.path[0]!).toBeCloseTo(value, 6))
    effects.forEach((effect, row) => expect(fit.rowEffects[row]! - fit.rowEffects[0]!).toBeCloseTo(effect - 1, 6))
  })

  it('does not read a change of mix as a change of price', () => {
    const { path } = twoWayEffects([
      [cell(1), cell(1), null],
      [null, cell(5), cell(5)],
    ])
    expect(path[2]! - path[0]!).toBeCloseTo(0, 6)
  })

  it('weighs values, and leaves unknown rows and columns unknown', () => {
    const { path, rowEffects } = twoWayEffects([
      [cell(0, 3), null],
      [cell(4, 1), null],
      [null, null],
    ])
    expect(path[1]).toBeNull()
    expect(rowEffects[2]).toBeNull()
  })
})
